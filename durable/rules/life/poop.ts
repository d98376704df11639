/** Poop: [O4] how often at most and how long it lies, [O5] letters of its message, [O6] karma for scooping it up. */
export const POOP = { restMinutes: 10, liesMinutes: 10, letters: 60, scoopKarma: 1 } as const

const MINUTE_MS = 60 * 1000

/** [O4] A dog poops once in this time, ms. */
export const POOP_REST_MS = POOP.restMinutes * MINUTE_MS
/** [O4] So long poop lies there, unless somebody scoops it up, ms. */
export const POOP_LIES_MS = POOP.liesMinutes * MINUTE_MS
