/**
 * The limits of poop: [O4] the time between two and how long one lies, [O5] letters of its message, [O6] karma for
 * scooping.
 */
export const POOP = { restMinutes: 10, liesMinutes: 10, letters: 60, scoopKarma: 1 } as const

const MINUTE_MS = 60 * 1000

/** [O4] The least time between two poops of one dog, ms. */
export const POOP_REST_MS = POOP.restMinutes * MINUTE_MS
/** [O4] For how long poop lies there unless somebody scoops it up, ms. */
export const POOP_LIES_MS = POOP.liesMinutes * MINUTE_MS
