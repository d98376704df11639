import { carriedAt, itemKind } from '#durable/rules/items/catalogue.ts'
import type { Carried } from '#durable/rules/items/catalogue.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'

/** A thing of a dog, by its kind and its slot in the ledger. */
type Placed = { kind: string; slot: string }

/** [I4] The slots through which a thing goes until the dog wears it where its kind belongs; empty if it does. */
export function wayOn({ kind, slot }: Placed): Slot[] {
  const own = itemKind(kind)?.slot
  const from = carriedAt(slot)
  if (own === undefined || from === null || from === own) return []
  return from === 'bag' && own !== 'back' ? ['back', own] : [own]
}

/** The thing that is in the way in the target slot; null if that slot takes more than one thing. */
export function inTheWay<Carries extends { slot: string }>(
  things: readonly Carries[],
  to: Carried | null,
): { place: Slot; thing: Carries } | null {
  const thing = things.find(({ slot }) => slot === to)
  return thing && to !== null && to !== 'bag' ? { place: to, thing } : null
}

/** The first thing that is in the way on a way through several slots. */
export function inTheWayOf<Carries extends { slot: string }>(
  things: readonly Carries[],
  way: readonly Carried[],
): { place: Slot; thing: Carries } | null {
  return way.map((to) => inTheWay(things, to)).find((taken) => taken !== null) ?? null
}
