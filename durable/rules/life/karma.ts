/** [J1] The most karma that a dog can gain in one day of the park (days.ts). */
export const KARMA_A_DAY = 50

/** [J2] Karma for sniffing a dog, also itself, and the time until sniffing the same dog gives karma again, ms. */
export const KARMA_PER_SNIFF = 1
export const SNIFF_REST_MS = 60 * 60 * 1000
