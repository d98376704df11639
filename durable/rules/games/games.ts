/** The games whose scores stand on the boards; the newest is the last. */
export const GAMES = ['CatsFree', 'JumpingDog', 'KnogleKnas'] as const
export type Game = (typeof GAMES)[number]

export function isGame(name: string | undefined): name is Game {
  return GAMES.some((game) => game === name)
}
