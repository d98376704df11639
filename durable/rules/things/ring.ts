import type { LastUse } from './last-use.ts'

/** [TH2] How long a bell swings, ms. */
export const SWING_MS = 1600
/** [TH2] So many dogs that ring one after the other within this time (ms) make a chord. */
export const CHORD = { dogs: 3, withinMs: 10_000 } as const

/** [TH2] A ring; `a` is which note of the chord it is, from 1. The same dog begins anew. */
export function rung(last: LastUse | null, { dog, now }: { dog: number; now: number }): LastUse {
  const isNext = last !== null && last.dog !== dog && now < last.at + CHORD.withinMs && last.a < CHORD.dogs
  return { dog, at: now, a: isNext ? last.a + 1 : 1, b: 0 }
}

/** [TH2] For how long it has been swinging, ms; null when it hangs still. */
export function swingAt(last: LastUse | null, now: number): number | null {
  if (!last || now >= last.at + SWING_MS) return null
  return Math.max(0, now - last.at)
}

/** [TH2] Whether the ring completes a chord. */
export function isChord({ a }: LastUse): boolean {
  return a === CHORD.dogs
}
