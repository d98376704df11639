import { expect, it } from 'vitest'
import { CATALOGUE, itemKind } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import { BARE } from '#durable/rules/looks/outfit-address.ts'
import { dressing, lookOf } from '#durable/rules/looks/saved-looks.ts'
import type { CarriedThing } from '#durable/rules/looks/saved-looks.ts'
import { pick, seeded } from '#test/support/random.ts'

/** What a dog carries after the steps; the backpack has as many slots as the test says. */
function after(carried: readonly CarriedThing[], look: typeof BARE, slots = 18) {
  const places = new Map(carried.map(({ id, slot }) => [id, slot]))
  const taken = (slot: string) => [...places.values()].includes(slot)
  const { steps, missing } = dressing(carried, look)
  for (const { thing, to } of steps) {
    const free = Array.from({ length: slots }, (_, slot) => `bag:${slot}`).find((slot) => !taken(slot))
    const slot = to === 'bag' ? free : to
    if (slot === undefined || taken(slot)) throw new Error(`no room for ${thing} at ${to}`)
    places.set(thing, slot)
  }
  return { places, missing }
}

const thing = (id: number, kind: string, slot: string): CarriedThing => ({ id, kind, slot })

it('[LK2] puts on what is in the backpack, takes off the rest, and tells what is missing', () => {
  const carried = [thing(1, 'crown', 'hat'), thing(2, 'beret', 'bag:0'), thing(3, 'scarf', 'back')]
  const { places, missing } = after(carried, { ...BARE, hat: 'beret', mouth: 'rose' })
  expect([places.get(2), missing]).toEqual(['hat', ['rose']])
  expect([places.get(1), places.get(3)]).toEqual([expect.stringMatching(/^bag:/), expect.stringMatching(/^bag:/)])
})

it('[LK2] moves a thing that is worn already by no step', () => {
  const carried = [thing(1, 'crown', 'bag:0'), thing(2, 'crown', 'hat')]
  expect(dressing(carried, { ...BARE, hat: 'crown' })).toEqual({ steps: [], missing: [] })
})

it('[LK2] needs one free slot at most, whatever is swapped', () => {
  const carried = [
    thing(1, 'crown', 'hat'),
    thing(2, 'scarf', 'back'),
    thing(3, 'beret', 'bag:0'),
    thing(4, 'cape', 'bag:1'),
  ]
  const { places } = after(carried, { ...BARE, hat: 'beret', back: 'cape' }, 3)
  expect([places.get(3), places.get(4)]).toEqual(['hat', 'back'])
})

it('[LK2] leads from 2,000 random things to as much of a random look as the dog carries', () => {
  const random = seeded(7)
  for (let time = 0; time < 2000; time++) {
    const kinds = Array.from({ length: 4 }, () => pick(random, CATALOGUE).key)
    const carried: CarriedThing[] = []
    for (const slot of [...SLOTS, 'bag:0', 'bag:1', 'bag:2', 'bag:3'])
      if (random() < 0.6) carried.push(thing(carried.length + 1, pick(random, kinds), slot))
    const look: Record<Slot, string | null> = { ...BARE }
    for (const kind of kinds) look[itemKind(kind)!.slot] = kind
    const { places, missing } = after(carried, look)
    for (const slot of SLOTS) {
      const worn = carried.find(({ id }) => places.get(id) === slot)?.kind ?? null
      const isMissing = look[slot] !== null && missing.includes(look[slot])
      expect(worn, JSON.stringify({ carried, look, slot })).toBe(isMissing ? null : look[slot])
    }
  }
})

it('[LK2] keeps what is worn where its kind belongs, and nothing that is only carried there', () => {
  expect(lookOf({ hat: 'crown', mouth: 'beret', back: null, ass: null })).toEqual({ ...BARE, hat: 'crown' })
})
