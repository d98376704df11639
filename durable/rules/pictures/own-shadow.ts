import type { PictureSize } from './picture-name.ts'

/** How far the shadow goes beyond the ground that a thing takes up, px to each side. */
const BEYOND = 3

/** [SP3] The size of the shadow under a thing that takes up so much ground, px. */
export function shadowSize([width, height]: readonly [w: number, h: number]): PictureSize {
  return { width: width + 2 * BEYOND, height: height + 2 * BEYOND }
}
