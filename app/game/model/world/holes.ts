import type { WireHole } from '#durable/protocol/messages.ts'
import { HOLES } from '#durable/rules/life/digging.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** A hole that fills up until `until` (own clock, epoch ms). */
export type SeenHole = Tile & { until: number }

/** When a hole fills up by another step, ms after it was dug; with the last step it is gone. */
const FILLED_AT_MS = [20_000, 40_000, 52_000, HOLES.lastMs] as const

export function seenHole({ x, y, until }: WireHole, clockOffsetMs: number): SeenHole {
  return { x, y, until: until - clockOffsetMs }
}

/** The holes after a dig, which may have left none: without those that have filled up. */
export function withHole(
  { holes, clockOffsetMs }: { holes: readonly SeenHole[]; clockOffsetMs: number },
  hole: WireHole | undefined,
  now: number,
): readonly SeenHole[] {
  if (!hole) return holes
  const others = holes.filter(({ x, y, until }) => now < until && (x !== hole.x || y !== hole.y))
  return [...others, seenHole(hole, clockOffsetMs)]
}

/** How far a hole has filled up at `now`: 0 is fresh; null is gone. */
export function stepOfHole({ until }: SeenHole, now: number): 0 | 1 | 2 | 3 | null {
  const ageMs = now - (until - HOLES.lastMs)
  const step = FILLED_AT_MS.findIndex((filledMs) => ageMs < filledMs)
  return step === 0 || step === 1 || step === 2 || step === 3 ? step : null
}
