/** The minigames, in the order of their tiles (spec 2). */
export const GAMES = ['CatsFree', 'JumpingDog', 'KnogleKnas'] as const
export type Game = (typeof GAMES)[number]

/** The game that one is led to where none is named (spec 2). */
export const DEFAULT_GAME: Game = 'KnogleKnas'

export function isGame(name: unknown): name is Game {
  return GAMES.some((game) => game === name)
}
