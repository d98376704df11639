import type { PictureSize } from './picture-name.ts'

/** [SP4] The part of the atlas for pictures that were uploaded, px. It is there once a room shows one. */
export const STRIP = { width: 2048, height: 512 } as const

/**
 * [SP4] The most pictures of a room, and px that they take. So many fit into the strip in rows, the highest first: the rows
 * are no higher than the highest picture and twice what all would fill (Coffman et al., 1980), 257 + 2 × 250,000 / 2,048.
 */
export const ROOM_PICTURES = { most: 64, px: 250_000 } as const

/** The distance between two pictures, px. */
const GAP = 1

/** [SP4] The px that a picture takes in the strip, with the distance to its neighbours. */
export function pixelsInStrip({ width, height }: PictureSize): number {
  return (width + GAP) * (height + GAP)
}
