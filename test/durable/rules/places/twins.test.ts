import { expect, it } from 'vitest'
import {
  REGIONS,
  TWINS_MAX,
  chooseTwin,
  copiesOf,
  instanceKey,
  parseInstance,
  roomOf,
} from '#durable/rules/places/twins.ts'

const CAPACITY = 3

function choose(dogs: Record<number, number>, wishes: number[] = []): number {
  const counts = new Map(Object.entries(dogs).map(([twin, count]) => [Number(twin), count]))
  return chooseTwin({ dogs: counts, capacity: CAPACITY, wishes })
}

it('[K1] gives each copy of a room one key, and reads it back', () => {
  const keys = copiesOf('pack-lane')
  expect([keys[0], keys[1], keys.at(-1)]).toEqual(['pack-lane', 'pack-lane~2', 'pack-lane~20'])
  expect(keys.map(parseInstance)).toEqual(
    keys.map((_, index) => ({ room: 'pack-lane', region: 'eu', twin: index + 1 })),
  )
  expect(keys.map((key) => instanceKey(parseInstance(key)!))).toEqual(keys)
  expect(keys.map(roomOf)).toEqual(keys.map(() => 'pack-lane'))
})

it('[K1] writes the region of a copy into its key, except the first one', () => {
  const keys = REGIONS.flatMap((region) => [1, 2].map((twin) => instanceKey({ room: 'plaza', region, twin })))
  expect(keys).toEqual(['plaza', 'plaza~2', 'plaza.us', 'plaza.us~2'])
  expect(keys.map((key) => parseInstance(key)?.region)).toEqual(['eu', 'eu', 'us', 'us'])
  expect(keys.map(roomOf)).toEqual(keys.map(() => 'plaza'))
})

it.each([
  'plaza.',
  'plaza.eu',
  'plaza.mars',
  'plaza.us~1',
  'plaza~2.us',
  'plaza.us.us',
  'plaza~',
  'plaza~0',
  'plaza~1',
  'plaza~02',
  'plaza~21',
  'plaza~999',
  'plaza~2~3',
  '~2',
  'plaza~2 ',
  'Plaza~2',
])('[K1] "%s" is no copy of a room', (key) => {
  expect(parseInstance(key)).toBeNull()
})

it('[K2] begins with the room itself', () => {
  expect(choose({})).toBe(1)
})

it('[K2] sends dogs to the fullest copy with room left, and to the lower of two equal ones', () => {
  expect(choose({ 1: 1, 2: 2 })).toBe(2)
  expect(choose({ 1: 2, 2: 2 })).toBe(1)
  expect(choose({ 1: 3, 2: 1 })).toBe(2)
})

it('[K2] opens the first empty twin when a room is full', () => {
  expect(choose({ 1: 3 })).toBe(2)
  expect(choose({ 1: 3, 3: 3 })).toBe(2)
  expect(choose({ 1: 4, 2: 3, 3: 3 })).toBe(4)
})

it('[K2] grants the first wish for a copy with dogs in it and room left', () => {
  expect(choose({ 1: 2, 2: 1 }, [2])).toBe(2)
  expect(choose({ 1: 2, 2: 1, 3: 1 }, [3, 2])).toBe(3)
  expect(choose({ 1: 2, 2: 3, 3: 1 }, [2, 3])).toBe(3)
  expect(choose({ 1: 2 }, [7])).toBe(1)
})

it('[K2] sends dogs to the last copy when all are full', () => {
  const full = Object.fromEntries(Array.from({ length: TWINS_MAX }, (_, index) => [index + 1, CAPACITY]))
  expect(choose(full)).toBe(TWINS_MAX)
})
