import { expect, it } from 'vitest'
import { DOG_ART } from '#app/dog/dog-art.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'

it('[I3] draws exactly the kinds of the catalogue, each with its slot', () => {
  const wardrobe = Object.entries(DOG_ART.wardrobe)
  const drawn = SLOTS.flatMap((slot) => wardrobe.flatMap(([key, item]) => (item.slot === slot ? `${slot} ${key}` : [])))
  expect(CATALOGUE.map(({ slot, key }) => `${slot} ${key}`)).toEqual(drawn)
})
