const DAY_MS = 24 * 60 * 60 * 1000

/** [S9] For how many days a user who has asked to be forgotten may take it back. */
export const DAYS_TO_REGRET = 14

/** [S9] When a user who asked at `askedAt` is forgotten; both epoch ms. */
export function deletionDueAt(askedAt: number): number {
  return askedAt + DAYS_TO_REGRET * DAY_MS
}

/** A session ends this long after the sign-in, even if it is in use, ms. */
export const SESSION_LIFE_MS = 180 * DAY_MS
/** A session ends when it was not used for this long, ms. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** [S11] For how long an ended session is kept after its end, or after the end of a ban of its user, ms. */
export const ENDED_SESSIONS_KEPT_MS = 30 * DAY_MS
/**
 * [S11] For how long the words and the evidence of a report are kept, ms. That there was one stays in the staff log.
 */
export const REPORTS_KEPT_MS = 180 * DAY_MS
/**
 * [S11] For how long the words, the reason and the address of a report from the site are kept, and which words a ban was
 * about, ms.
 */
export const PUBLIC_REPORTS_KEPT_MS = 180 * DAY_MS
export const BAN_FACTS_KEPT_MS = 180 * DAY_MS
/** [B25] For how long after the deletion of an account excluded for good its sign-in is refused, ms. */
export const EXCLUDED_SUBJECTS_KEPT_MS = 5 * 365 * DAY_MS
/** [S11] For how long the staff log is kept, ms. */
export const STAFF_LOG_KEPT_MS = 730 * DAY_MS
/** [S16] For how long code that was tried and not confirmed is kept, ms. */
export const CODE_KEPT_MS = DAY_MS
/** For how long it is known what a user was told by push: as far as its limits look back, ms. */
export const PUSHES_KEPT_MS = 2 * DAY_MS
/** [S11] For how long the log of a round is kept, and the round itself, ms. */
export const ROUND_LOGS_KEPT_MS = 14 * DAY_MS
export const ROUNDS_KEPT_MS = 365 * DAY_MS
/** For how long the boards of days and weeks are kept after their end, ms. Nothing reads them any more. */
export const PAST_BOARDS_KEPT_MS = 7 * DAY_MS
