import { carriedAt, itemKind, mayCarry, mayLetGo } from '#durable/rules/items/catalogue.ts'
import type { Carried } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'

/** What one can do with a thing of one's own; the word for it is late:bag.<word>. */
export type CarryChoice = { word: 'takeOut' | 'putOn' | 'toMouth' | 'toBack' | 'takeOff' | 'putAway'; to: Carried }

/** [I4] Where a thing may go from its slot, the usual way first. */
export function carryChoices(key: string, slot: string): CarryChoice[] {
  const kind = itemKind(key)
  const from = carriedAt(slot)
  if (!kind || !from) return []
  const places: readonly Carried[] = [kind.slot, ...SLOTS.filter((place) => place !== kind.slot), 'bag']
  return places.filter((to) => to !== from && mayCarry(kind, from, to)).map((to) => ({ word: wordFor(from, to), to }))
}

function wordFor(from: Carried, to: Carried): CarryChoice['word'] {
  if (to === 'bag') return 'putAway'
  if (from === 'bag') return 'takeOut'
  if (from === 'hat' || from === 'ass') return 'takeOff'
  if (to === 'back') return 'toBack'
  return to === 'mouth' ? 'toMouth' : 'putOn'
}

/** What a dog has where another thing is to go; null where that place takes more than one. */
export function inTheWay<Carries extends { slot: string }>(
  things: readonly Carries[],
  to: Carried | null,
): { place: Slot; thing: Carries } | null {
  const thing = things.find(({ slot }) => slot === to)
  return thing && to !== null && to !== 'bag' ? { place: to, thing } : null
}

/** [I5] Whether a dog can give it or put it down from where it has it. */
export function canLetGo(slot: string): boolean {
  const from = carriedAt(slot)
  return from !== null && mayLetGo(from)
}
