/** [I1] The slots of a backpack: at birth, more per dog year, and the most. */
export const BACKPACK = { atBirth: 5, perYear: 1, most: 18 } as const

/** [I2] The number of slots on one page of the backpack. */
export const BACKPACK_PAGE = 9

/** [I1] The number of slots of a dog of this age in dog years. */
export function backpackSlots(dogYears: number): number {
  return Math.min(BACKPACK.most, BACKPACK.atBirth + BACKPACK.perYear * Math.max(0, dogYears))
}

/** [I2] The page of a slot; both count from 0. */
export function pageOfSlot(slot: number): number {
  return Math.floor(slot / BACKPACK_PAGE)
}
