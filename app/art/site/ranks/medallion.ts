import type { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'

export const MEDALLION_WIDTH = 72
export const MEDALLION_HEIGHT = 56
/** The row where the ground begins in an outdoor picture. */
export const HORIZON_Y = 30

/** Sky, a distant wood and open ground in front of it. */
export function drawOutdoors(
  picture: Canvas,
  { ground, tuft, wood }: Record<'ground' | 'tuft' | 'wood', Colour>,
): void {
  picture.rect(0, 0, MEDALLION_WIDTH, HORIZON_Y / 2, 'water3')
  picture.rect(0, HORIZON_Y / 2, MEDALLION_WIDTH, HORIZON_Y / 2, 'water4')
  drawCloud(picture, 10, 7)
  drawCloud(picture, 52, 4)
  for (let x = 0; x < MEDALLION_WIDTH; x++) {
    const top = HORIZON_Y - 4 - Math.round(6 * smoothNoise(x / 7, 2, 5))
    picture.rect(x, top, 1, HORIZON_Y - top, wood).set(x, top, 'leaf3')
  }
  picture.rect(0, HORIZON_Y, MEDALLION_WIDTH, MEDALLION_HEIGHT - HORIZON_Y, ground)
  for (let i = 0; i < 10; i++) {
    picture.rect(Math.floor(hash(i, 4, 2) * 66), HORIZON_Y + 3 + Math.floor(hash(i, 5, 2) * 20), 3, 1, tuft)
  }
}

function drawCloud(picture: Canvas, x: number, y: number): void {
  picture
    .rect(x + 2, y, 6, 1, 'snow2')
    .rect(x, y + 1, 12, 2, 'snow2')
    .rect(x + 1, y + 3, 10, 1, 'snow1')
}

/** An ink frame with clipped corners. */
export function framed(picture: Canvas): Canvas {
  const [right, bottom] = [picture.width - 1, picture.height - 1]
  picture.frame(0, 0, picture.width, picture.height, 'ink')
  for (const x of [0, right]) for (const y of [0, bottom]) picture.erase(x, y)
  for (const x of [1, right - 1]) for (const y of [1, bottom - 1]) picture.set(x, y, 'ink')
  return picture
}
