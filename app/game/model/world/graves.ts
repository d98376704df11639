import type { Tile } from '#durable/rules/tiles.ts'

/** A gravestone where a dog died while this page saw it. It stands there until `until` (own clock, epoch ms). */
export type Grave = Tile & { until: number }

/** How long a gravestone stands in the park, ms. */
const GRAVE_SHOWN_MS = 60_000

export function graveOf({ x, y }: Tile, now: number): Grave {
  return { x, y, until: now + GRAVE_SHOWN_MS }
}
