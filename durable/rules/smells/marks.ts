import { osloDay } from '../life/days.ts'

/** [TH12] How old a mark is, in words; no time is told. */
export const MARK_AGES = ['fresh', 'today', 'old'] as const
export type MarkAge = (typeof MARK_AGES)[number]

/** [TH12] A mark as a post tells of it: of which dog it is, and how old. */
export type ToldMark = { dog: number; name: string; age: MarkAge }

/** [TH12] For how long a mark is fresh, ms. */
const FRESH_MS = 60 * 60 * 1000

/** [TH12] The age of a mark that was left at `at`; both times are epoch ms. */
export function ageOfMark(at: number, now: number): MarkAge {
  if (now - at < FRESH_MS) return 'fresh'
  return osloDay(at) === osloDay(now) ? 'today' : 'old'
}
