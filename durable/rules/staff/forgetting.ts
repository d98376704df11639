const DAY_MS = 24 * 60 * 60 * 1000

/** [S9] Whoever asks to be forgotten has so many days to regret it (design 11). */
export const DAYS_TO_REGRET = 14

/** [S9] When (epoch ms) somebody is forgotten who asked for it at `askedAt`. */
export function deletionDueAt(askedAt: number): number {
  return askedAt + DAYS_TO_REGRET * DAY_MS
}
