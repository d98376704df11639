/**
 * The offset between where a dog was drawn and where it is (tiles), or a ball (px). It shrinks to nothing from `at` on (own
 * clock).
 */
export type Glide = { dx: number; dy: number; at: number }
type Point = { x: number; y: number }

/** How long the offset of a correction takes to disappear, ms. */
const GLIDE_MS = 150
/** A dog that is further off than this is moved at once, tiles. */
const GLIDE_MAX_TILES = 3

export function glideFrom(before: Point, after: Point, at: number): Glide | null {
  const dx = before.x - after.x
  const dy = before.y - after.y
  const distance = Math.hypot(dx, dy)
  return distance > 0.01 && distance <= GLIDE_MAX_TILES ? { dx, dy, at } : null
}

/** The offset at `now` of a glide that lasts `ms`; null when it is over. */
export function leftOf({ dx, dy, at }: Glide, now: number, ms = GLIDE_MS): { dx: number; dy: number } | null {
  const share = Math.min(1, 1 - (now - at) / ms)
  return share <= 0 ? null : { dx: dx * share, dy: dy * share }
}
