import type { GameKey } from '#durable/rules/games/games.ts'

/** The game that one is led to where none is named. */
export const DEFAULT_GAME: GameKey = 'KnogleKnas'
