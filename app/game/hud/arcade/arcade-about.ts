import type { ArcadePage } from '#app/game/model/around/cabinets.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** A page of the arcade's card. */
type ArcadeAbout = { game: GameKey; page: ArcadePage }

/** The number by which the window is opened: the games' cards come first, and then their boards. */
export function aboutOf({ game, page }: ArcadeAbout): number {
  return GAMES.indexOf(game) + (page === 'boards' ? GAMES.length : 0)
}

/** What the window was opened for; null where it was for nothing in particular. */
export function askedBy(about: number | null): ArcadeAbout | null {
  const game = about === null ? undefined : GAMES[about % GAMES.length]
  return game && about !== null ? { game, page: about < GAMES.length ? 'card' : 'boards' } : null
}
