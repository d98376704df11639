/** The games with score boards, the newest last. */
export const GAMES = ['CatsFree', 'JumpingDog', 'KnogleKnas'] as const
export type GameKey = (typeof GAMES)[number]

export function isGame(name: string | undefined): name is GameKey {
  return GAMES.some((game) => game === name)
}
