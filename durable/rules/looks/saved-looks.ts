import { itemKind } from '../items/catalogue.ts'
import { SLOTS } from '../items/item-kind.ts'
import type { Slot } from '../items/item-kind.ts'
import type { Outfit } from './outfit-address.ts'

/** [LK2] How many looks a user keeps; their places are 0 to 5. */
export const SAVED_LOOKS_MAX = 6

/** A thing that a dog carries, and where: "bag:0" or what it is worn as. */
export type CarriedThing = { id: number; kind: string; slot: string }

/** A thing goes to where it is worn, or into the first free slot of the backpack. */
export type DressingStep = { thing: number; to: Slot | 'bag' }

/**
 * [LK2] What leads from what a dog carries to a look, in this order: each thing of the look to where it is worn, all else
 * that is worn into the backpack. A slot is emptied only when nothing can be put on without that, so that a full backpack
 * is no obstacle unless all that is put on replaces something. `missing` are the kinds that the dog does not carry.
 */
export function dressing(
  carried: readonly CarriedThing[],
  look: Outfit['wear'],
): { steps: readonly DressingStep[]; missing: readonly string[] } {
  const places = new Map(carried.map(({ id, slot }) => [id, slot]))
  const chosen = new Map<Slot, number>()
  const missing: string[] = []
  for (const slot of SLOTS) {
    const kind = look[slot]
    if (kind === null || itemKind(kind)?.slot !== slot) continue
    const has = carried.filter((thing) => thing.kind === kind)
    const thing = has.find((one) => one.slot === slot) ?? has.at(0)
    if (thing) chosen.set(slot, thing.id)
    else missing.push(kind)
  }
  const steps: DressingStep[] = []
  const go = (thing: number, to: Slot | 'bag') => {
    places.set(thing, to)
    steps.push({ thing, to })
  }
  const wornAs = (slot: Slot) => [...places].find(([, at]) => at === slot)?.[0] ?? null
  for (;;) {
    const undone = SLOTS.filter((slot) => wornAs(slot) !== (chosen.get(slot) ?? null))
    const free = undone.find((slot) => wornAs(slot) === null)
    const [full] = undone
    if (free !== undefined) go(chosen.get(free)!, free)
    else if (full !== undefined) go(wornAs(full)!, 'bag')
    else return { steps, missing }
  }
}

/** [LK2] The part of what a dog wears that a look keeps: each thing where its kind belongs, not what is carried there. */
export function lookOf(wear: Outfit['wear']): Outfit['wear'] {
  const kept = (slot: Slot) => {
    const kind = wear[slot]
    return kind !== null && itemKind(kind)?.slot === slot ? kind : null
  }
  return { hat: kept('hat'), mouth: kept('mouth'), back: kept('back'), ass: kept('ass') }
}
