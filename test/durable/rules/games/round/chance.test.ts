import { expect, it } from 'vitest'
import { chanceOf, draw, drawBelow, hashAt, isSeed, numberedSeed } from '#durable/rules/games/round/chance.ts'

const SEED = '00112233445566778899aabbccddeeff'

it('draws the same numbers from a seed in every engine and version', () => {
  const chance = chanceOf(SEED)
  expect(Array.from({ length: 4 }, () => draw(chance))).toMatchInlineSnapshot(`
    [
      501073600,
      3314419091,
      1589699968,
      4138640721,
    ]
  `)
})

it('draws other numbers when any digit of the seed is another', () => {
  const first = (seed: string) => draw(chanceOf(seed))
  const others = [...SEED].map((digit, at) => SEED.slice(0, at) + (digit === '0' ? '1' : '0') + SEED.slice(at + 1))
  expect(others.filter((seed) => first(seed) === first(SEED))).toEqual([])
})

it('draws each number below the limit about equally often, and none other', () => {
  const chance = chanceOf(SEED)
  const counts = Array.from({ length: 5 }, () => 0)
  for (let draws = 0; draws < 10_000; draws++) {
    const drawn = drawBelow(chance, 5)
    counts[drawn] = (counts[drawn] ?? NaN) + 1
  }
  expect(counts.map((count) => Math.round(count / 200))).toEqual([10, 10, 10, 10, 10])
})

it('gives a place its number whatever else was asked for, and neighbours other ones', () => {
  expect(hashAt(7, 3, 4)).toBe(hashAt(7, 3, 4))
  const places = [hashAt(7, 3, 4), hashAt(7, 4, 3), hashAt(7, 3, 5), hashAt(8, 3, 4)]
  expect(new Set(places).size).toBe(4)
})

it.each([
  ['no text', 7],
  ['too short', 'ab'],
  ['capital letters', SEED.toUpperCase()],
  ['a letter that is no digit', `${SEED.slice(1)}g`],
])('takes nothing else for a seed: %s', (_why, seed) => {
  expect(isSeed(seed)).toBe(false)
})

it('throws where the server gives no seed', () => {
  expect(() => chanceOf('')).toThrow(RangeError)
})

it('makes a seed of each number', () => {
  const seeds = Array.from({ length: 1000 }, (_, number) => numberedSeed(number))
  expect(seeds.every(isSeed)).toBe(true)
  expect(new Set(seeds).size).toBe(1000)
})
