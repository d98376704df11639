import { expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'

it('[GR7] the rules of every game have a version', () => {
  expect(GAMES.map(rulesVersionOf).every((version) => Number.isInteger(version) && version > 0)).toBe(true)
})
