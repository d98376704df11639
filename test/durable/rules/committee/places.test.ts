import { expect, it } from 'vitest'
import { NO_COMMITTEE_PLACES, committeePlaces } from '#durable/rules/committee/places.ts'

it('[PC9] [PC12] finds where the committee plays in a room', () => {
  const things = [
    { prefab: 'spinning-wheel', x: 336, y: 352 },
    { prefab: 'colour-roulette', x: 48, y: 48 },
    { prefab: 'bench', x: 80, y: 80 },
  ]
  expect(committeePlaces({ things })).toEqual({ wheels: [{ x: 10, y: 10 }], roulettes: [{ x: 1, y: 1 }] })
  expect(committeePlaces({ things: [] })).toEqual(NO_COMMITTEE_PLACES)
})
