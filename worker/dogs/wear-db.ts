import type { WEAR_SLOTS } from '#worker/db/schema/dogs.ts'

export type WearSlot = (typeof WEAR_SLOTS)[number]

/** The item keys that a dog wears, by slot. */
export type Wear = Record<WearSlot, string | null>

export const NOTHING_WORN: Readonly<Wear> = { hat: null, mouth: null, back: null, ass: null }

/** Groups rows of dogs joined with what they wear, one row per item, into one dog each, in the order of the rows. */
export function dressed<Dog extends { id: number }>(
  rows: readonly { dog: Dog; slot: WearSlot | null; item: string | null }[],
): (Dog & { wear: Wear })[] {
  const dogs = new Map<number, Dog & { wear: Wear }>()
  for (const { dog, slot, item } of rows) {
    const known = dogs.get(dog.id) ?? { ...dog, wear: { ...NOTHING_WORN } }
    if (slot) known.wear[slot] = item
    dogs.set(dog.id, known)
  }
  return [...dogs.values()]
}
