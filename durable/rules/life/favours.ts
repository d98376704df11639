/** [U7] For how many days a player is told what others have done for their dog, and of how many favours at once. */
export const FAVOURS = { toldDays: 7, most: 12 } as const

/** [U7] The age up to which a favour is told, ms. */
export const FAVOUR_TOLD_MS = FAVOURS.toldDays * 24 * 60 * 60 * 1000

/** [U7] A favour is a treat, a gift, or an accepted friend request. */
export const FAVOUR_KINDS = ['treat', 'thing', 'friendship'] as const
export type FavourKind = (typeof FAVOUR_KINDS)[number]
