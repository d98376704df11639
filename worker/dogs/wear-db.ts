import { NOTHING_WORN } from '#worker/db/schema/dogs.ts'
import type { Wear, WearSlot } from '#worker/db/schema/dogs.ts'

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
