import type { LastUse } from './last-use.ts'

/** [TH6] How long a dog drinks, ms. */
export const DRINK_MS = 1200

/** [TH6] A dog drinks. */
export function drunk({ dog, now }: { dog: number; now: number }): LastUse {
  return { dog, at: now, a: 0, b: 0 }
}

/** [TH6] Who drinks there at `now`; null for nobody. */
export function drinkerAt(last: LastUse | null, now: number): number | null {
  return last && now < last.at + DRINK_MS ? last.dog : null
}
