import { REASON_MAX, REASON_MIN } from '../bans.ts'

/** [B8] The offences for which a dog can be reported. */
export const OFFENCES = ['language', 'thief', 'cheat', 'serious', 'other'] as const
export type Offence = (typeof OFFENCES)[number]

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
