import type { GameKey } from '#durable/rules/games/games.ts'

/** The game that is shown where the address names none. */
export const DEFAULT_GAME: GameKey = 'KnogleKnas'
