import { isGame } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** The game that the player has asked for on a page, until a dog of theirs is in the park. This tab alone knows it. */
const KEPT_AS = 'voffpark.play'

export function keepPlayWish(game: GameKey) {
  sessionStorage.setItem(KEPT_AS, game)
}

/** The wish, which is then forgotten; null where there is none. */
export function takePlayWish(): GameKey | null {
  const game = sessionStorage.getItem(KEPT_AS) ?? undefined
  sessionStorage.removeItem(KEPT_AS)
  return isGame(game) ? game : null
}
