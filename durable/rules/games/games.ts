/** The games whose scores stand on the boards; the newest is the last. */
export const GAMES = ['CatsFree', 'JumpingDog', 'KnogleKnas'] as const
export type GameKey = (typeof GAMES)[number]

export function isGame(name: string | undefined): name is GameKey {
  return GAMES.some((game) => game === name)
}
