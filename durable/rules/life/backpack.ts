/** [I1] Slots of a backpack: at birth, for each dog year, at most. */
export const BACKPACK = { atBirth: 5, perYear: 1, most: 18 } as const

/** [I2] Slots that are shown at once; the others are on the second page. */
export const BACKPACK_PAGE = 9

/** [I1] Slots of the backpack of a dog so many dog years old. */
export function backpackSlots(dogYears: number): number {
  return Math.min(BACKPACK.most, BACKPACK.atBirth + BACKPACK.perYear * Math.max(0, dogYears))
}

/** [I2] The page, from 0, that a slot is on. */
export function pageOfSlot(slot: number): number {
  return Math.floor(slot / BACKPACK_PAGE)
}
