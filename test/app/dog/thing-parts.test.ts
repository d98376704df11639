import { expect, it } from 'vitest'
import { DOG_ART } from '#app/dog/dog-art.ts'
import { thingParts } from '#app/dog/thing-parts.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'

it('has a picture for every kind of thing, which fits into a slot of the backpack', () => {
  const sizes = CATALOGUE.map(({ key }) => {
    const picture = thingParts(DOG_ART.wardrobe, key)
    return { key, isDrawn: picture !== null, fits: (picture?.width ?? 99) <= 36 && (picture?.height ?? 99) <= 28 }
  })
  expect(sizes.filter(({ isDrawn }) => !isDrawn)).toEqual([])
  expect(sizes.filter(({ fits }) => !fits)).toEqual([])
})

it('puts what is behind the dog below what is in front of it, each at its place', () => {
  const at = [0, 0, 10, 6] as const
  const wardrobe = {
    scarf: {
      slot: 'back',
      anchor: 'back',
      views: { up: { over: { at, origin: [5, 3] }, under: { at: [20, 0, 4, 4], origin: [7, 3] } } },
      cuts: {},
    },
  } as const
  expect(thingParts(wardrobe, 'scarf')).toEqual({
    width: 12,
    height: 6,
    parts: [
      { frame: 'scarf/up/under', at: [20, 0, 4, 4], left: 0, top: 0 },
      { frame: 'scarf/up/over', at, left: 2, top: 0 },
    ],
  })
})

it('has no picture for a thing that is not drawn', () => {
  expect(thingParts({}, 'sofa')).toBeNull()
})
