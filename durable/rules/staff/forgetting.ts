const DAY_MS = 24 * 60 * 60 * 1000

/** [S9] Whoever asks to be forgotten has so many days to regret it. */
export const DAYS_TO_REGRET = 14

/** [S9] When (epoch ms) somebody is forgotten who asked for it at `askedAt`. */
export function deletionDueAt(askedAt: number): number {
  return askedAt + DAYS_TO_REGRET * DAY_MS
}

/** [S11] A sign-in that is over goes so long after its end, or after the end of a ban of its user. */
export const ENDED_SESSIONS_KEPT_MS = 30 * DAY_MS
/** [S11] Words and evidence of a report go after so long; that there was one goes with the staff log. */
export const REPORTS_KEPT_MS = 180 * DAY_MS
/** [S11] What the staff did is kept so long. */
export const STAFF_LOG_KEPT_MS = 730 * DAY_MS
