import { LENT_KINDS, carriedAt, itemKind, mayCarry, mayLetGo } from '#durable/rules/items/catalogue.ts'
import type { Carried } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'

/** What a player can do with a thing of the own dog. Its text has the key late:bag.<word>. */
export type CarryChoice = { word: 'takeOut' | 'putOn' | 'toMouth' | 'toBack' | 'takeOff' | 'putAway'; to: Carried }

/**
 * [I4] The slots to which a thing may be moved from its slot, the most usual one first. Out of the backpack it goes by the
 * back, and with one press on to where it is worn.
 */
export function carryChoices(key: string, slot: string): CarryChoice[] {
  const kind = itemKind(key)
  const from = carriedAt(slot)
  if (!kind || !from) return []
  if (from === 'bag' && kind.slot !== 'back')
    return [
      { word: wordFor('back', kind.slot), to: kind.slot },
      { word: 'takeOut', to: 'back' },
    ]
  const places: readonly Carried[] = [kind.slot, ...SLOTS.filter((place) => place !== kind.slot), 'bag']
  return places.filter((to) => to !== from && mayCarry(kind, from, to)).map((to) => ({ word: wordFor(from, to), to }))
}

function wordFor(from: Carried, to: Carried): CarryChoice['word'] {
  if (to === 'bag') return 'putAway'
  if (from === 'bag') return 'putOn'
  if (from === 'hat' || from === 'ass') return 'takeOff'
  if (to === 'back') return 'toBack'
  return to === 'mouth' ? 'toMouth' : 'putOn'
}

/** [I5] [SU4] Whether a dog can give or drop a thing of this kind from the slot that it is in. */
export function canLetGo({ kind, slot }: { kind: string; slot: string }): boolean {
  const from = carriedAt(slot)
  return from !== null && mayLetGo(from) && !LENT_KINDS.includes(kind)
}
