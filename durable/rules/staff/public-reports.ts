/** [B20] What anybody can report from the page of the site, without an account. */
export const REPORTED_KINDS = ['name', 'text', 'picture', 'behaviour'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** [B20] Why: it breaks the rules of the park, or the law, or somebody may be in danger. The last one is read first. */
export const REPORT_GROUNDS = ['rules', 'law', 'danger'] as const
export type ReportGround = (typeof REPORT_GROUNDS)[number]

/** [B21] What was decided: it is gone, somebody is shut out, was spoken to, no rule was broken, or it was not found. */
export const PUBLIC_VERDICTS = ['removed', 'shut-out', 'warned', 'nothing', 'not-found'] as const
export type PublicVerdict = (typeof PUBLIC_VERDICTS)[number]

/** [B20] The lengths of what is written in the form, in code points. */
export const REPORTED_WHAT_MAX = 200
export const REPORTED_WORDS_MIN = 10
export const REPORTED_WORDS_MAX = 1000
export const REPORT_EMAIL_MAX = 254

/** [B26] How long after a decision its reporter can ask for a second look, ms; once. */
export const SECOND_LOOK_WITHIN_MS = 183 * 24 * 60 * 60 * 1000

/** [B20] Nobody reads and fills in the form within this time, ms; programs do. */
export const FORM_FILLED_AT_LEAST_MS = 3000

/**
 * [B13] Reports of danger call administrators once in this time at most, ms: whoever has no account can send as many as
 * they like.
 */
export const DANGER_CALLED_EVERY_MS = 60 * 60 * 1000

/** One "@" with something on either side, and a dot behind it. Only a letter shows whether anybody reads it. */
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

export function isEmail(text: string): boolean {
  return text.length <= REPORT_EMAIL_MAX && EMAIL.test(text)
}

/** The letters of report numbers: Crockford's base 32, in which nothing looks alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 16 letters are 80 bits, so that nobody can guess a number. */
export const REPORT_NUMBER_LETTERS = 16

/** [B20] The number of a report from random bytes, in groups of four: "4kcm-9z0t-…". */
export function reportNumber(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, REPORT_NUMBER_LETTERS), (byte) => LETTERS[byte % LETTERS.length])
  return grouped(letters.join(''))
}

/** [B20] A number as somebody has typed it, in the form in which it is stored; null if it cannot be one. */
export function parseReportNumber(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
  const isNumber = letters.length === REPORT_NUMBER_LETTERS && [...letters].every((letter) => LETTERS.includes(letter))
  return isNumber ? grouped(letters) : null
}

function grouped(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-')
}
