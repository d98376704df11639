import { expect, it } from 'vitest'
import { MAX_DOGS, freePlaces, isMaxDogs } from '#durable/rules/dogs.ts'

it('[D1] a user has three dogs at most', () => {
  expect(MAX_DOGS).toBe(3)
})

it('[D2] has free places for the rest, never fewer than none', () => {
  expect([0, 1, 2, 3, 4, 9].map((dogs) => freePlaces(MAX_DOGS, dogs))).toEqual([3, 2, 1, 0, 0, 0])
})

it('[S15] may be set to none up to three', () => {
  expect([-1, 0, 1, 2, 3, 4, 1.5, NaN].filter(isMaxDogs)).toEqual([0, 1, 2, 3])
})
