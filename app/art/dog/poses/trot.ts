import type { Part } from '#app/art/dog/parts/part.ts'
import { put } from './frame.ts'
import type { PlacedPart } from './frame.ts'

/** How many frames a trot has. */
export const TROT_PHASES = 4

/**
 * A leg in the four phases of a trot, and how far to the right of the standing leg, and above it, its drawing begins.
 * It reaches, pushes, is lifted and swings: from the first to the second its paw goes back by the length of a stride
 * (`STRIDE_PX`), so that it stays where it is on the ground.
 */
export type Trot = readonly { part: Part; aside?: number; up?: number }[]

/** The leg in this phase; `x` and `y` are the corner of the standing leg. */
export function putLeg(leg: Trot, phase: number, [x, y]: readonly [x: number, y: number]): PlacedPart[] {
  const drawn = leg[phase % TROT_PHASES]
  return drawn ? [put(drawn.part, x + (drawn.aside ?? 0), y - (drawn.up ?? 0))] : []
}
