import { zlibSync } from 'fflate'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import { faultOfPixels } from '#durable/rules/pictures/picture-faults.ts'
import type { PictureFault } from '#durable/rules/pictures/picture-faults.ts'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import type { PictureSize } from '#durable/rules/pictures/picture-name.ts'
import { hashOfBytes } from '#worker/hash.ts'
import { readPng } from './read-png.ts'

/** A picture as it is kept and served: written by us, whatever was sent. */
export type AcceptedPicture = PictureSize & { name: string; png: Uint8Array<ArrayBuffer> }

/** [SP1] Reads what was sent as a picture, and writes its pixels anew; or why it is not taken. */
export async function acceptedPicture(sent: Uint8Array): Promise<AcceptedPicture | PictureFault> {
  const pixels = await readPng(sent)
  if (typeof pixels === 'string') return pixels
  const fault = faultOfPixels(pixels)
  if (fault) return fault
  const png = indexedPng(pixels, { compress: (bytes) => zlibSync(bytes, { level: 9 }) })
  if (!png) return 'too-many-colours'
  const { width, height } = pixels
  return { name: pictureName({ width, height }, await hashOfBytes(png)), width, height, png }
}
