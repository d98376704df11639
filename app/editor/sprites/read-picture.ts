import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'

/** What this page reads at most: bytes of a file, and px of a side. */
const READ_MAX = { bytes: 4 * 1024 * 1024, side: 4096 }

/** The pixels of a picture file of any size that the browser can show; null if it cannot. */
export async function readPicture(file: Blob): Promise<Pixels | null> {
  if (file.size > READ_MAX.bytes || typeof createImageBitmap !== 'function') return null
  const image = await createImageBitmap(file, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }).catch(
    () => null,
  )
  if (!image || Math.max(image.width, image.height) > READ_MAX.side) return null
  const { width, height } = image
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data: new Uint8Array(data) }
}
