import { NEAR_GOAL_TILES } from '#durable/rules/paths.ts'

/** [ED4] A dog hops off ground that is gone: `dx`, `dy` is where it was from where it is now (tiles), `at` when (own clock). */
export type Hop = { dx: number; dy: number; at: number }
type Point = { x: number; y: number }

/** How long a hop takes, and how high it is at most, art px. */
const HOP_MS = 320
const UP_PX = 14
/** How long the dust of the landing is seen, ms. */
const PUFF_MS = 480
/** Who was moved by less than this has not hopped, tiles. */
const HOP_FROM_TILES = 0.99

/** Null where a dog was moved so little that it can glide. Who was moved far comes down where it is now. */
export function hopFrom(before: Point, after: Point, at: number): Hop | null {
  const [dx, dy] = [before.x - after.x, before.y - after.y]
  const far = Math.hypot(dx, dy)
  if (far < HOP_FROM_TILES) return null
  return far > NEAR_GOAL_TILES ? { dx: 0, dy: 0, at } : { dx, dy, at }
}

/** How far it is from where it will be (tiles), and how high, art px; null when it is down. */
export function hopAt({ dx, dy, at }: Hop, now: number): { dx: number; dy: number; up: number } | null {
  const share = Math.max(0, (now - at) / HOP_MS)
  const left = 1 - share
  return left <= 0 ? null : { dx: dx * left, dy: dy * left, up: UP_PX * 4 * share * left }
}

/** How much of the dust of its landing is over, 0 to 1; null while there is none. */
export function puffAt({ hop }: { hop?: Hop | undefined }, now: number): number | null {
  const age = hop ? (now - hop.at - HOP_MS) / PUFF_MS : 1
  return age >= 0 && age < 1 ? age : null
}
