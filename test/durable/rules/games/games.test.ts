import { expect, it } from 'vitest'
import { GAMES, isGame } from '#durable/rules/games/games.ts'

it('recognizes the names of the games, and no other text', () => {
  expect(GAMES.every(isGame)).toBe(true)
  expect(['knogleknas', 'toString', '', undefined].some(isGame)).toBe(false)
})
