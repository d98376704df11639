import type { LastUse } from './last-use.ts'

/** [TH10] What was turned turns back by itself after this time, ms. */
export const TURNED_MS = 600_000

/** [TH10] Turns a thing, on or off; `a` is 1 while it is not as it stands there from the beginning. */
export function turned(last: LastUse | null, { dog, now }: { dog: number; now: number }): LastUse {
  return { dog, at: now, a: isTurned(last, now) ? 0 : 1, b: 0 }
}

/** [TH10] Whether it shows its other picture. */
export function isTurned(last: LastUse | null, now: number): boolean {
  return last?.a === 1 && now < last.at + TURNED_MS
}
