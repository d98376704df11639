import { osloMonth, osloMonthStart } from '#durable/rules/life/days.ts'

/** [PC1] The seats of the party committee. Terms of the first two begin in odd months, of the others in even ones. */
export const SEATS = [0, 1, 2, 3] as const
export type CommitteeSeat = (typeof SEATS)[number]

/** [PC1] How many months of Oslo a term has. */
export const TERM_MONTHS = 2

/** [PC3] Whoever has sat on the committee rests for as many months before the next term. */
const REST_MONTHS = TERM_MONTHS

/** A term of a seat as the calendar has it: its first month, see `osloMonth`, and its times (epoch ms). */
export type TermTime = { month: number; startsAt: number; endsAt: number }

export function isSeat(value: unknown): value is CommitteeSeat {
  return SEATS.some((seat) => seat === value)
}

/** [PC1] The term of the seat that has begun at `now` (epoch ms). */
export function termAt(seat: CommitteeSeat, now: number): TermTime {
  const month = osloMonth(now)
  // The number of a January is even.
  return termFrom(month - ((month + (seat < 2 ? 0 : 1)) % TERM_MONTHS))
}

/** The term of the seat that follows. */
export function termAfter({ month }: TermTime): TermTime {
  return termFrom(month + TERM_MONTHS)
}

/** The term that begins with this month. */
export function termFrom(month: number): TermTime {
  return { month, startsAt: osloMonthStart(month), endsAt: osloMonthStart(month + TERM_MONTHS) }
}

/**
 * [PC3] The months from which and to which (exclusive) the former terms of a user must begin for a term from `month` to be
 * too early for them.
 */
export function tooNear(month: number): { after: number; before: number } {
  return { after: month - TERM_MONTHS - REST_MONTHS, before: month + TERM_MONTHS + REST_MONTHS }
}

/** A term as it was served (epoch ms): `until` is before the end of the calendar's where it was ended early. */
export type ServedTerm = { month: number; startsAt: number; until: number }

/** [PC4] What a month of a term that was served to its end is paid, in bones. */
export const MONTHLY_PAY = 5000
/** [PC4] The star is for terms of at least so many ms. */
const STAR_AFTER_MS = 30 * 24 * 60 * 60 * 1000
/** [PC4] What nobody can be given waits for so long after the term, ms. */
export const DUE_WAITS_MS = 60 * 24 * 60 * 60 * 1000

/** [PC4] The months of the term, 1 or 2, that were served to their end by `now`: each is paid once. */
export function paidMonths({ month, startsAt, until }: ServedTerm, now: number): number[] {
  return Array.from({ length: TERM_MONTHS }, (_, place) => place + 1).filter((ordinal) => {
    const end = osloMonthStart(month + ordinal)
    return startsAt < end && end <= until && end <= now
  })
}

/** [PC4] Whether the term is over at `now` and was long enough for a star. */
export function hasEarnedStar({ startsAt, until }: ServedTerm, now: number): boolean {
  return until <= now && until - startsAt >= STAR_AFTER_MS
}
