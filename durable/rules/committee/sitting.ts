import { osloMonth, osloMonthStart } from '#durable/rules/life/days.ts'

/** [PC2] When a user sits on the party committee (epoch ms, `until` exclusive), and how many terms of theirs that makes. */
export type Sitting = { from: number; until: number; terms: number }

/** [PC8] How many pennons the streamer of a member has: one in the first month, two in the second, three from a second term on. */
export const PENNONS = [1, 2, 3] as const
export type Pennons = (typeof PENNONS)[number]

/** [PC2] Whether the time has come and is not over at `now` (epoch ms). */
export function isSitting(sitting: Sitting | null | undefined, now: number): boolean {
  return sitting !== null && sitting !== undefined && sitting.from <= now && now < sitting.until
}

/** [PC8] The pennons of a dog whose user sits at `now` (epoch ms); null for one who does not. */
export function pennonsAt(sitting: Sitting | null | undefined, now: number): Pennons | null {
  if (!sitting || !isSitting(sitting, now)) return null
  if (sitting.terms > 1) return 3
  return now < secondMonthOf(sitting) ? 1 : 2
}

/** When `pennonsAt` is something else next, epoch ms after `now`; null if it stays as it is. */
export function nextPennonsAt(sitting: Sitting | null | undefined, now: number): number | null {
  if (!sitting) return null
  const { from, until } = sitting
  const turns = [from, secondMonthOf(sitting), until].filter((at) => at > now && at <= until)
  return turns.find((at) => pennonsAt(sitting, at) !== pennonsAt(sitting, now)) ?? null
}

function secondMonthOf({ from }: Sitting): number {
  return osloMonthStart(osloMonth(from) + 1)
}
