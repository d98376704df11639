import { expect, it } from 'vitest'
import { endOfLeg, tilesOfLeg } from '#durable/rules/smells/trail-leg.ts'

it('[SC4] is followed tile by tile to its end, and may have no step', () => {
  const leg = { x: 3, y: 5, dirs: '223' }
  expect(tilesOfLeg(leg)).toEqual([
    { x: 3, y: 5 },
    { x: 4, y: 5 },
    { x: 5, y: 5 },
    { x: 6, y: 6 },
  ])
  expect(endOfLeg(leg)).toEqual({ x: 6, y: 6 })
  expect(endOfLeg({ ...leg, dirs: '' })).toEqual({ x: 3, y: 5 })
})
