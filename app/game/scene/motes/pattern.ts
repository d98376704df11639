import type { PixelRect } from '#app/game/scene/camera/footing.ts'

/** What falls from the sky repeats after so many art px in both directions. */
export const PERIOD = 320

/** The places over a part of the room (art px) at which a place of the pattern is repeated. */
export function repetitionsIn(area: PixelRect, place: { x: number; y: number }): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = []
  for (let y = firstFrom(area.top, place.y); y < area.bottom; y += PERIOD)
    for (let x = firstFrom(area.left, place.x); x < area.right; x += PERIOD) found.push({ x, y })
  return found
}

/** The first repetition that is not before `from`. */
function firstFrom(from: number, place: number): number {
  return from + ((((place - from) % PERIOD) + PERIOD) % PERIOD)
}
