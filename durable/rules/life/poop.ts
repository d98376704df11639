/** Poop: how often at most and how long it lies, letters of its message, karma for scooping it up (design 10). */
export const POOP = { restMinutes: 10, liesMinutes: 10, letters: 60, scoopKarma: 1 } as const
