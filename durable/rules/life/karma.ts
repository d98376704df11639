/** [J1] Karma that a dog can gain in a day of Oslo. */
export const KARMA_A_DAY = 50

/** [J2] Karma for sniffing a dog, oneself too, and how long the same two rest, ms. */
export const KARMA_PER_SNIFF = 1
export const SNIFF_REST_MS = 60 * 60 * 1000
