import { REASON_MAX, REASON_MIN } from '../bans.ts'

/** [B8] What one can report a dog for. */
export const OFFENCES = ['language', 'thief', 'cheat', 'serious', 'other'] as const
export type Offence = (typeof OFFENCES)[number]

/** What becomes of a report: somebody was kicked or banned, was spoken to, nothing was wrong, or it was made up. */
export const OUTCOMES = ['acted', 'warned', 'nothing', 'untrue'] as const
export type ReportVerdict = (typeof OUTCOMES)[number]

/** [B9] Reports of one user within an hour, and how soon the same dog may be reported again (ms). */
export const REPORTS_AN_HOUR = 5
export const SAME_DOG_AGAIN_MS = 10 * 60 * 1000
/** [B10] Lines that are kept with a report. */
export const EVIDENCE_LINES_MAX = 50
/** Lines after the one that is reported that belong to it. */
export const EVIDENCE_AFTER = 10

const NEEDS_WORDS: readonly Offence[] = ['serious', 'other']

/** [B8] Whether the words suit the offence. */
export function isReportReason(words: string, offence: Offence): boolean {
  const { length } = [...words]
  return length <= REASON_MAX && (length >= REASON_MIN || !NEEDS_WORDS.includes(offence))
}
