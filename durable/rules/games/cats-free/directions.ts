/** Sixteen directions, clockwise from east, 256 long: a table, because engines may differ in the last bit of a sine. */
const EAST_PARTS = [256, 237, 181, 98, 0, -98, -181, -237, -256, -237, -181, -98, 0, 98, 181, 237]
const SOUTH_PARTS = [0, 98, 181, 237, 256, 237, 181, 98, 0, -98, -181, -237, -256, -237, -181, -98]

/** [GC1] Directions are the numbers from 0 up to, but not, this. */
export const COMPASS_POINTS = EAST_PARTS.length

/** A vector in units, x to the east and y to the south. */
export type Vector = { x: number; y: number }

/** How far east one comes who goes so many units in this direction; cut towards zero, so west is as fast as east. */
export function eastPart(direction: number, units: number): number {
  return Math.trunc(((EAST_PARTS[direction] ?? 0) * units) / 256)
}

export function southPart(direction: number, units: number): number {
  return Math.trunc(((SOUTH_PARTS[direction] ?? 0) * units) / 256)
}

/** The direction that a vector is nearest to; of two as near the first one, so east for no vector at all. */
export function directionTowards(x: number, y: number): number {
  let best = 0
  let bestReach = -Infinity
  for (let direction = 0; direction < COMPASS_POINTS; direction++) {
    const reach = (EAST_PARTS[direction] ?? 0) * x + (SOUTH_PARTS[direction] ?? 0) * y
    if (reach <= bestReach) continue
    best = direction
    bestReach = reach
  }
  return best
}
