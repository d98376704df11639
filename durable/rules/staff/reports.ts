import { REASON_MAX, REASON_MIN } from '../bans.ts'

/**
 * [B13] The offences that cannot wait: somebody is under the age of the terms, makes advances to the young, or threatens
 * others or themselves. Their reports are the first of the queue, and administrators are called.
 */
export const URGENT_OFFENCES = ['tooYoung', 'grooming', 'threat'] as const
/** [B8] The offences for which a dog can be reported. */
export const OFFENCES = ['language', 'thief', 'cheat', ...URGENT_OFFENCES, 'serious', 'other'] as const
export type Offence = (typeof OFFENCES)[number]

export function isUrgent(offence: Offence): boolean {
  return URGENT_OFFENCES.some((urgent) => urgent === offence)
}

/** [B14] For how many days evidence can be held beyond its deletion; a hold may be given anew. */
export const HOLD_DAYS = [30, 90, 180, 365] as const

/** How a report can end: with a kick or ban, with a warning, with nothing found wrong, or as made up. */
export const OUTCOMES = ['acted', 'warned', 'nothing', 'untrue'] as const
export type ReportVerdict = (typeof OUTCOMES)[number]

/** [B9] The most reports of one user within an hour, and the time until the same dog may be reported again, ms. */
export const REPORTS_AN_HOUR = 5
export const SAME_DOG_AGAIN_MS = 10 * 60 * 1000
/** [B11] A report that is claimed may be claimed by another member of staff after this time, ms. */
export const CLAIM_HOLDS_MS = 24 * 60 * 60 * 1000
/** [B10] The most lines stored with a report. */
export const EVIDENCE_LINES_MAX = 50
/** How many of those lines come after the reported one. */
export const EVIDENCE_AFTER = 10

const NEEDS_WORDS: readonly Offence[] = ['serious', 'other']

/** [B8] Whether the words have the right length; some offences need words. */
export function isReportReason(words: string, offence: Offence): boolean {
  const { length } = [...words]
  return length <= REASON_MAX && (length >= REASON_MIN || !NEEDS_WORDS.includes(offence))
}
