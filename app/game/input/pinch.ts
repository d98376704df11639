import { PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'

/** Two fingers on the park: how far apart they were at first (CSS px), and how near the park was then. */
export type Pinch = { spanPx: number; zoomPercent: number }

type Point = { x: number; y: number }

export function spanOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** So much of a step beyond the last one, so that fingers that tremble between two steps stay on one. */
const STICKY = 0.6

/** How near the park is to be with the fingers so far apart now: on a step, for an art pixel is never a part of one. */
export function pinched(pinch: Pinch, spanPx: number, nowPercent: number): number {
  const { min, max, step } = PREFERENCE_RANGES.zoomPercent
  const wanted = (pinch.zoomPercent * spanPx) / Math.max(1, pinch.spanPx)
  if (Math.abs(wanted - nowPercent) < STICKY * step) return nowPercent
  return Math.max(min, Math.min(min + step * Math.round((wanted - min) / step), max))
}
