import type { GameKey } from '#durable/rules/games/games.ts'
import type { PrepareGame } from './game-module.ts'

/** One of the games, as the play view knows it before its script is there. */
type GameEntry = {
  /** Fetches the script of the game. */
  fetch: () => Promise<PrepareGame>
  /**
   * Whether the rules play a round on without hands. Whoever leaves such a round has it sent as it is; another round that
   * is left proves nothing and is not sent.
   */
  playsOn: boolean
}

/** The games that can be played. Each is a script of its own, which is fetched when it is wanted. */
export const ARCADE_GAMES: Readonly<Partial<Record<GameKey, GameEntry>>> = {
  KnogleKnas: {
    fetch: () => import('./knogleknas/prepare.ts').then(({ prepareKnogleKnas }) => prepareKnogleKnas),
    playsOn: false,
  },
  JumpingDog: {
    fetch: () => import('./jumping-dog/prepare.ts').then(({ prepareJumpingDog }) => prepareJumpingDog),
    playsOn: true,
  },
  CatsFree: {
    fetch: () => import('./cats-free/prepare.ts').then(({ prepareCatsFree }) => prepareCatsFree),
    playsOn: true,
  },
}
