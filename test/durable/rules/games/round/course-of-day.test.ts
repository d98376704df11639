import { expect, it } from 'vitest'
import { nextAttempt, seedLabelOfLevel, seedLabelOfTry } from '#durable/rules/games/round/course-of-day.ts'

it('[GR3] counts the tries of a day from 1 to 40', () => {
  expect([0, 1, 39].map(nextAttempt)).toEqual([1, 2, 40])
  expect([40, 41].map(nextAttempt)).toEqual([null, null])
})

it('[GR3] gives each try of each game and day a seed of its own', () => {
  const tries = [
    { game: 'JumpingDog', day: 20_410, attempt: 1 },
    { game: 'JumpingDog', day: 20_410, attempt: 11 },
    { game: 'JumpingDog', day: 2041, attempt: 1 },
    { game: 'CatsFree', day: 20_410, attempt: 1 },
  ] as const
  const labels = tries.map(seedLabelOfTry)
  expect(labels[0]).toBe('game|JumpingDog|20410|1')
  expect(new Set(labels).size).toBe(tries.length)
})

it('[GK10] gives a level of the shelf the same seed until it is published anew', () => {
  expect(seedLabelOfLevel({ key: 'stairs', version: 2 })).toBe('shelf|stairs|2')
})
