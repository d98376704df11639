/**
 * [E6] For how long a dog with a lost connection stays in its room, ms. Until then a page comes back to it there [E10].
 */
export const DROPPED_KEPT_MS = 60_000
