import { tabStorage } from '#app/storage.ts'
import { isGame } from '#durable/rules/games/games.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** The game that the player has asked for on a page, until a dog of theirs is in the park. This tab alone knows it. */
const KEPT_AS = 'voffpark.play'

const PARAM = 'play'

/**
 * The page on which the player chooses a dog to play this game with. The address names the game, because the link may be
 * followed before the script of its page is loaded.
 */
export function pageToPlay(game: GameKey): string {
  return `/h5/choose?${PARAM}=${game}`
}

/**
 * Keeps the game that the address of a page names; also over a sign-in, which leads to other addresses. A browser that
 * keeps nothing leads to the park, and the card is opened there by hand.
 */
export function keepPlayWish({ searchParams }: URL) {
  const game = searchParams.get(PARAM) ?? undefined
  if (isGame(game)) tabStorage.setItem(KEPT_AS, game)
}

/** The wish; null where there is none. */
export function playWish(): GameKey | null {
  const game = tabStorage.getItem(KEPT_AS) ?? undefined
  return isGame(game) ? game : null
}

/** The wish, which is then forgotten; null where there is none. */
export function takePlayWish(): GameKey | null {
  const wish = playWish()
  tabStorage.removeItem(KEPT_AS)
  return wish
}
