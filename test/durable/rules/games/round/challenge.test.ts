import { expect, it } from 'vitest'
import { dogChallenged } from '#durable/rules/games/round/challenge.ts'

it.each([
  ['challenge:12', 12],
  ['challenge', null],
  ['challenge:', null],
  ['challenge:-1', null],
  ['challenge:1x', null],
  ['roulette:12', null],
])('[GR16] reads which dog "%s" challenges: %s', (thing, dog) => {
  expect(dogChallenged(thing)).toBe(dog)
})
