import { SHADOW } from '#app/art/palette.ts'
import { shadowSize } from '#durable/rules/pictures/own-shadow.ts'

/** How much of the ellipse is its core, as a share of the squared radius. */
const CORE_SHARE = 0.72

/** The shadow of a thing that takes up so much ground, px: an ellipse with a rim, as under the park's own things. */
export function ownShadow(ground: readonly [w: number, h: number]): Promise<ImageBitmap> {
  const { width, height } = shadowSize(ground)
  const pixels = new ImageData(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = ((x + 0.5) / (width / 2) - 1) ** 2 + ((y + 0.5) / (height / 2) - 1) ** 2
      if (far < 1) pixels.data.set([...SHADOW.colour, far < CORE_SHARE ? SHADOW.core : SHADOW.rim], (y * width + x) * 4)
    }
  }
  return createImageBitmap(pixels, { premultiplyAlpha: 'premultiply', colorSpaceConversion: 'none' })
}
