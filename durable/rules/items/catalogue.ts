import { HATS } from './hats.ts'
import { SLOTS } from './item-kind.ts'
import type { ItemKind, Slot } from './item-kind.ts'
import { BACK_THINGS, MOUTH_THINGS, TAIL_THINGS } from './other-things.ts'

/** [I3] All kinds of things. */
export const CATALOGUE: readonly ItemKind[] = [...HATS, ...MOUTH_THINGS, ...BACK_THINGS, ...TAIL_THINGS]

export function itemKind(key: string): ItemKind | null {
  return CATALOGUE.find((kind) => kind.key === key) ?? null
}

/** [SU4] The kinds that are lent: they are neither dropped, given nor traded, and go back by themselves. */
export const LENT_KINDS: readonly string[] = CATALOGUE.filter(({ isLent }) => isLent).map(({ key }) => key)

/** [SU5] What a supporter is lent. */
export const SUPPORTER_HEARTS = 'supporter-hearts'

/** [PC7] What the dog of a term on the party committee is lent. */
export const COMMITTEE_HAT = 'committee-hat'

/** [PC4] What a member of the party committee gets after a term, to keep. */
export const GLASS_STAR = 'glass-star'

/** [Z1] The room in which things for each slot are sold. */
export const SHOP_OF_SLOT: Readonly<Record<Slot, string>> = {
  hat: 'hat-shop',
  mouth: 'harbour',
  back: 'market-street',
  ass: 'market-street',
}

/** [Z1] The kinds that a shop sells. */
export function goodsOf(shop: string): ItemKind[] {
  return CATALOGUE.filter(({ slot, price }) => price !== null && SHOP_OF_SLOT[slot] === shop)
}

/** Where a dog has a thing: in the backpack, or in one of its slots. */
export type Carried = Slot | 'bag'

/** [I4] Whether a dog may take a thing of its own from one place to another. */
export function mayCarry(kind: ItemKind, from: Carried, to: Carried): boolean {
  switch (from) {
    case 'bag':
      return to === 'back'
    case 'back':
      return to === 'bag' || (to === kind.slot && to !== 'back')
    case 'mouth':
      return to === 'bag' || to === 'back' || (to === kind.slot && to !== 'mouth')
    case 'hat':
    case 'ass':
      return to === 'mouth'
  }
}

/** [I4] Where a slot of the ledger is: "bag:3" is in the backpack. Null for an unknown slot. */
export function carriedAt(slot: string): Carried | null {
  if (slot.startsWith('bag:')) return 'bag'
  return SLOTS.find((known) => known === slot) ?? null
}

/** [I5] Whether a dog may drop or give a thing from there. */
export function mayLetGo(from: Carried): boolean {
  return from === 'mouth' || from === 'back'
}
