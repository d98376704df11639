import { expect, it } from 'vitest'
import { floodRestEndsAt, hasTooManySockets } from '#durable/rules/places/sockets.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const NOW = 1_800_000_000_000

/** The waiting time of a dog that was cut off so many times, a second apart, the last time now. */
function restAfter(times: number): number {
  const cutOffAt = Array.from({ length: times }, (_, n) => NOW - n * SECOND_MS)
  return floodRestEndsAt(cutOffAt, NOW) - NOW
}

it('[M6] waits ten seconds after a flood, twice as long after each further one within the hour, up to five minutes', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 100].map((times) => restAfter(times) / SECOND_MS)
  expect(seconds).toEqual([10, 20, 40, 80, 160, 300, 300, 300])
})

it('[M6] forgets a flood after an hour', () => {
  expect(floodRestEndsAt([NOW - 60 * MINUTE_MS, NOW], NOW)).toBe(NOW + 10 * SECOND_MS)
})

it('[M6] lets a dog wait for nothing that was never cut off', () => {
  expect(floodRestEndsAt([], NOW)).toBe(0)
})

it('[K8] refuses a fifth socket of a dog, and a thirteenth of a user', () => {
  expect(hasTooManySockets({ ofDog: 3, ofUser: 11 })).toBe(false)
  expect(hasTooManySockets({ ofDog: 4, ofUser: 4 })).toBe(true)
  expect(hasTooManySockets({ ofDog: 0, ofUser: 12 })).toBe(true)
})
