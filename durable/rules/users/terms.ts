/**
 * [S12] The terms of use that hold now. Whoever has agreed to another version is asked anew before they play. With each
 * change of what the terms say raise the version and set the day from which it holds; the notice board tells of it
 * TERMS_NOTICE_DAYS before.
 */
export const TERMS = { version: 1, since: '2026-11-28' } as const

/** [S12] The age from which somebody may have an account. It is asked for as a yes or no; no birth date is kept. */
export const AGE_MIN = 16

/** How long before they hold changed terms are announced, days. */
export const TERMS_NOTICE_DAYS = 14
