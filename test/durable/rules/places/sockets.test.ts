import { expect, it } from 'vitest'
import { floodRestEndsAt, hasTooManySockets } from '#durable/rules/places/sockets.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const NOW = 1_800_000_000_000

/** How long a dog rests that was cut off so many times, a second apart, the last time now. */
function restAfter(times: number): number {
  const cutOffAt = Array.from({ length: times }, (_, n) => NOW - n * SECOND_MS)
  return floodRestEndsAt(cutOffAt, NOW) - NOW
}

it('[M6] a flood costs ten seconds, and each further one within the hour twice as much, to five minutes', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 100].map((times) => restAfter(times) / SECOND_MS)
  expect(seconds).toEqual([10, 20, 40, 80, 160, 300, 300, 300])
})

it('[M6] after an hour a flood is forgotten', () => {
  expect(floodRestEndsAt([NOW - 60 * MINUTE_MS, NOW], NOW)).toBe(NOW + 10 * SECOND_MS)
})

it('[M6] a dog that was never cut off rests no time', () => {
  expect(floodRestEndsAt([], NOW)).toBe(0)
})

it('[K8] four sockets of a dog are too many for a fifth, and twelve of a user for a thirteenth', () => {
  expect(hasTooManySockets({ ofDog: 3, ofUser: 11 })).toBe(false)
  expect(hasTooManySockets({ ofDog: 4, ofUser: 4 })).toBe(true)
  expect(hasTooManySockets({ ofDog: 0, ofUser: 12 })).toBe(true)
})
