import { PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'

/** Two fingers on the park: their first distance (CSS px), and the zoom at that moment (percent). */
export type Pinch = { spanPx: number; zoomPercent: number }

type Point = { x: number; y: number }

export function spanOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Hysteresis, as a share of a step, so that trembling fingers between two steps stay on one. */
const STICKY = 0.6

/**
 * The zoom for the present distance of the fingers, on a step of the range, so that an art pixel is a whole number of
 * device pixels.
 */
export function pinched(pinch: Pinch, spanPx: number, nowPercent: number): number {
  const { min, max, step } = PREFERENCE_RANGES.zoomPercent
  const wanted = (pinch.zoomPercent * spanPx) / Math.max(1, pinch.spanPx)
  if (Math.abs(wanted - nowPercent) < STICKY * step) return nowPercent
  return Math.max(min, Math.min(min + step * Math.round((wanted - min) / step), max))
}
