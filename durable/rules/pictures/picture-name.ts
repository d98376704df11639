/**
 * [SP1] What is taken of a picture from outside: bytes of its file, px of each side, and colours. News have smaller ones. A
 * request of GraphQL carries so many bytes.
 */
export const PICTURE_LIMITS = { bytes: 11 * 1024, side: 256, newsSide: 80, colours: 32 } as const

export type PictureSize = { width: number; height: number }

const NAME = /^([1-9]\d{0,2})x([1-9]\d{0,2})-[0-9a-f]{64}$/
const FOLDER = '/parks/pictures/'
const ENDING = '.png'

/** [SP2] A picture is named by its size, px, and the SHA-256 of its file in hexadecimal: "96x64-0b1c…". */
export function pictureName({ width, height }: PictureSize, hash: string): string {
  return `${width}x${height}-${hash}`
}

/** [SP2] The size that a name says, px; null if it is no name of a picture. */
export function sizeOfPicture(name: unknown): PictureSize | null {
  const [, width, height] = typeof name === 'string' ? (NAME.exec(name) ?? []) : []
  if (width === undefined || height === undefined) return null
  const size = { width: Number(width), height: Number(height) }
  return Math.max(size.width, size.height) <= PICTURE_LIMITS.side ? size : null
}

/** Where browsers fetch a picture. */
export function addressOfPicture(name: string): string {
  return `${FOLDER}${name}${ENDING}`
}

/** The name of the picture at an address; null if there can be none. */
export function pictureAtAddress(address: string): string | null {
  if (!address.startsWith(FOLDER) || !address.endsWith(ENDING)) return null
  const name = address.slice(FOLDER.length, -ENDING.length)
  return sizeOfPicture(name) ? name : null
}

/** [SP2] Whether it is the address of a picture that news may show. */
export function isNewsPicture(address: string): boolean {
  const size = sizeOfPicture(pictureAtAddress(address))
  return size !== null && Math.max(size.width, size.height) <= PICTURE_LIMITS.newsSide
}
