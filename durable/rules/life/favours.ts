/** [U7] Of what others have done for a dog its player is told for so many days, and of so many at once. */
export const FAVOURS = { toldDays: 7, most: 12 } as const

/** [U7] Others have done it within this time, ms. */
export const FAVOUR_TOLD_MS = FAVOURS.toldDays * 24 * 60 * 60 * 1000

/** [U7] A treat, a thing that was given, a yes to a request to be friends. */
export const FAVOUR_KINDS = ['treat', 'thing', 'friendship'] as const
export type FavourKind = (typeof FAVOUR_KINDS)[number]
