import { expect, it } from 'vitest'
import { medalFor, medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import { aLevel, SEED } from '#test/support/games.ts'

it.each([
  ['JumpingDog', [90, 250, 400]],
  ['CatsFree', [15, 50, 85]],
] as const)('[GR8] asks in %s %j points for a medal', (game, scores) => {
  expect(medalScoresOf({ game, seed: SEED })).toEqual(scores)
})

it('[GR8] asks for a medal in KnogleKnas what the level asks', () => {
  const level = aLevel({}, { medals: [1000, 2000, 3000] })
  expect(medalScoresOf({ game: 'KnogleKnas', seed: SEED, level })).toEqual([1000, 2000, 3000])
})

it.each([
  [89, 0],
  [90, 1],
  [249, 1],
  [250, 2],
  [400, 3],
])('[GR8] gives for %i points medal %i', (score, medal) => {
  expect(medalFor(score, [90, 250, 400])).toBe(medal)
})
