import type { StoreApi } from 'zustand/vanilla'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'
import type { GameState } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'

/** After this time the next change of rooms requests the whole account, in case a change came without a nudge, ms. */
const ASK_AGAIN_MS = 30 * 60 * 1000
/** After a return by a pass the account is requested within this time: else all pages would do so at once, ms. */
const SPREAD_MS = 60_000

/** What it needs of a game: its connection, and the moments among which the nudges are. */
type FollowedGame = {
  state: Pick<StoreApi<Pick<GameState, 'link' | 'nudges' | 'isReturn'>>, 'getState' | 'subscribe'>
  listen: Game['listen']
}

/**
 * Requests the account when the connection opens, and parts of it at a nudge of the room. A change of rooms requests
 * nothing, unless there was a nudge since the last ticket, which may have been lost between the two rooms. A reconnection
 * requests everything, some time later if it was made by a pass. Returns a function that stops this. It uses no React,
 * because the cost bench (test/bench/cost) and the storm (test/storm) make
 * these requests too.
 */
export function followAccount(
  game: FollowedGame,
  account: Pick<DogAccount, 'refresh'>,
  random: () => number = Math.random,
): () => void {
  let asked: { nudges: number | null; at: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const opened = () => {
    const { nudges, isReturn } = game.state.getState()
    clearTimeout(timer)
    const now = Date.now()
    const isMissed = asked === null || nudges === null || nudges !== asked.nudges || now - asked.at >= ASK_AGAIN_MS
    if (!isMissed) return
    asked = { nudges, at: now }
    if (!isReturn) return account.refresh(...TOPICS)
    timer = setTimeout(() => account.refresh(...TOPICS), random() * SPREAD_MS)
  }
  if (game.state.getState().link.state === 'open') opened()
  const stopWatching = game.state.subscribe(({ link }, before) => {
    if (link.state === 'lost' || link.state === 'ended') {
      asked = null
      clearTimeout(timer)
    }
    if (link.state === 'open' && before.link.state !== 'open') opened()
  })
  const stopListening = game.listen((moment) => {
    if (moment.type === 'nudge') account.refresh(...topicsOf(moment.about))
  })
  return () => {
    clearTimeout(timer)
    stopWatching()
    stopListening()
  }
}
