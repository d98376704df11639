import { expect, it } from 'vitest'
import { aboutOf, askedBy } from '#app/game/hud/arcade/arcade-about.ts'
import { GAMES } from '#durable/rules/games/games.ts'

it('opens the card and the boards of each game by a number of its own', () => {
  const pages = GAMES.flatMap((game) => (['card', 'boards'] as const).map((page) => ({ game, page })))
  expect(pages.map((page) => askedBy(aboutOf(page)))).toEqual(pages)
})

it('is about no game where it was opened for none', () => {
  expect(askedBy(null)).toBeNull()
})
