import { expect, it } from 'vitest'
import { CATALOGUE, carriedAt, goodsOf, itemKind, mayCarry, mayLetGo } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'

it.each(LANGUAGES)('[I3] each kind has a name of its own in %s', (language) => {
  expect(new Set(CATALOGUE.map(({ name }) => name[language])).size).toBe(CATALOGUE.length)
})

it('[Z1] sells every kind with a price, for whole bones, in a room of the park', () => {
  const sold = ROOM_KEYS.flatMap((room) => goodsOf(room))
  expect(new Set(sold)).toEqual(new Set(CATALOGUE.filter(({ price }) => price !== null)))
  expect(sold.every(({ price }) => Number.isInteger(price) && Number(price) > 0)).toBe(true)
})

it('[I4] a hat goes from the backpack to the back, to the head, to the mouth and into the backpack again', () => {
  const crown = itemKind('crown')!
  const places = ['bag', ...SLOTS] as const
  const ways = places.flatMap((from) => places.filter((to) => mayCarry(crown, from, to)).map((to) => `${from} ${to}`))
  expect(ways).toEqual([
    'bag back',
    'hat mouth',
    'mouth bag',
    'mouth hat',
    'mouth back',
    'back bag',
    'back hat',
    'ass mouth',
  ])
})

it('[I4] refuses to put a thing on where it does not belong', () => {
  expect(mayCarry(itemKind('cape')!, 'back', 'hat')).toBe(false)
  expect(mayCarry(itemKind('bell')!, 'mouth', 'ass')).toBe(true)
  expect(['bag:17', 'hat', 'paw', '12,10'].map(carriedAt)).toEqual(['bag', 'hat', null, null])
})

it('[I5] lets a dog drop things from its mouth or back', () => {
  expect((['bag', ...SLOTS] as const).filter(mayLetGo)).toEqual(['mouth', 'back'])
})
