/** The gap between where a dog was drawn and where it is, in tiles; walked off since `at` (own clock). */
export type Glide = { dx: number; dy: number; at: number }
type Point = { x: number; y: number }

/** A correction is glided over in at most this long. */
const GLIDE_MS = 150
/** A dog that is further off than this (tiles) is put down where it is. */
const GLIDE_MAX_TILES = 3

export function glideFrom(before: Point, after: Point, at: number): Glide | null {
  const dx = before.x - after.x
  const dy = before.y - after.y
  const distance = Math.hypot(dx, dy)
  return distance > 0.01 && distance <= GLIDE_MAX_TILES ? { dx, dy, at } : null
}

/** What is left of it; null once it is over. */
export function leftOf({ dx, dy, at }: Glide, now: number): { dx: number; dy: number } | null {
  const share = Math.min(1, 1 - (now - at) / GLIDE_MS)
  return share <= 0 ? null : { dx: dx * share, dy: dy * share }
}
