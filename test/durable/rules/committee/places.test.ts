import { expect, it } from 'vitest'
import { NO_COMMITTEE_PLACES, committeePlaces } from '#durable/rules/committee/places.ts'

it('[PC9] [PC12] [PC14] finds where the committee plays in a room', () => {
  const things = [
    { prefab: 'spinning-wheel', x: 336, y: 352 },
    { prefab: 'colour-roulette', x: 48, y: 48 },
    { prefab: 'bench', x: 80, y: 80 },
  ]
  const areas = [
    { id: 'green', kind: 'festive', x: 2, y: 3, w: 4, h: 5 },
    { id: 'view', kind: 'camera', x: 0, y: 0, w: 1, h: 1 },
  ]
  expect(committeePlaces({ things, areas })).toEqual({
    wheels: [{ x: 10, y: 10 }],
    roulettes: [{ x: 1, y: 1 }],
    festive: [{ x: 2, y: 3, w: 4, h: 5 }],
  })
  expect(committeePlaces({ things: [] })).toEqual(NO_COMMITTEE_PLACES)
})
