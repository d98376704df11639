/** What administrators give to dogs and take from them besides things. */
export const GIFT_UNITS = ['bones', 'karma'] as const
export type GiftUnit = (typeof GIFT_UNITS)[number]

/** [S14] The most that is given, or taken back, at once. */
export const GIFT_MOST: Readonly<Record<GiftUnit, number>> = { bones: 10_000, karma: 50 }

/** [S14] How often an administrator may give or take back in an hour. */
export const GIFTS_AN_HOUR = 60

/** [S14] Whether so much can be given, or taken back, at once. */
export function isGiftAmount(unit: GiftUnit, amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= GIFT_MOST[unit]
}
