import { expect, it } from 'vitest'
import {
  TINTS,
  dogToAsk,
  firstInWater,
  isByRoulette,
  rouletteTiles,
  tintBy,
} from '#durable/rules/committee/roulette.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { aGrid } from '#test/support/grids.ts'

it('[PC13] a seed draws one of the eight colours', () => {
  const names = Object.keys(TINTS)
  const drawn = names.map((_, place) => tintBy(`${place}`.padStart(12, '0').padEnd(32, 'f')))
  expect(drawn).toEqual(names)
})

it('names the dog that is asked', () => {
  expect(dogToAsk('roulette:12')).toBe(12)
  for (const thing of ['roulette', 'roulette:', 'roulette:0', 'roulette:-1', 'roulette:x', 'wheel:12'])
    expect(dogToAsk(thing)).toBeNull()
})

it('[PC12] is used from six tiles away', () => {
  const roulettes = rouletteTiles([
    { prefab: 'colour-roulette', x: 336, y: 352 },
    { prefab: 'spinning-wheel', x: 32, y: 32 },
  ])
  expect(roulettes).toHaveLength(1)
  const [{ x, y }] = roulettes as [{ x: number; y: number }]
  expect(isByRoulette(roulettes, { x: x + 6, y: y - 6 })).toBe(true)
  expect(isByRoulette(roulettes, { x: x + 7, y })).toBe(false)
})

it('[PC13] finds the first ms from a time on in which a walk is in water', () => {
  const grid = aGrid('..~~..~')
  for (const dirs of ['2', '222', '22222', '222222', '']) {
    const walk = { x: 0, y: 0, dirs, startedAt: 1000 }
    for (let since = 900; since < 3500; since += 93) {
      let swims = since
      while (swims < 9000 && !placeAt(grid, walk, swims).swimming) swims += 1
      expect(firstInWater(grid, walk, since)).toBe(swims < 9000 ? swims : Infinity)
    }
  }
})
