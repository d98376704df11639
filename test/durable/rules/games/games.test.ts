import { expect, it } from 'vitest'
import { GAMES, isGame } from '#durable/rules/games/games.ts'

it('knows its games by their names, and nothing else as one', () => {
  expect(GAMES.every(isGame)).toBe(true)
  expect(['knogleknas', 'toString', '', undefined].some(isGame)).toBe(false)
})
