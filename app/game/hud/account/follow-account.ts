import type { Game } from '#app/game/model/game/game.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'

/** After this time the next change of rooms requests the whole account, in case a change came without a nudge, ms. */
const ASK_AGAIN_MS = 30 * 60 * 1000

/**
 * Requests the account when the connection opens, and parts of it at a nudge of the room. A change of rooms requests
 * nothing, unless there was a nudge since the last ticket, which may have been lost between the two rooms. A reconnection
 * requests everything. Returns a function that stops this. It uses no React, because the cost bench counts these requests
 * too (test/bench/cost).
 */
export function followAccount(game: Pick<Game, 'state' | 'listen'>, account: Pick<DogAccount, 'refresh'>): () => void {
  let asked: { nudges: number | null; at: number } | null = null
  const opened = () => {
    const { nudges } = game.state.getState()
    const now = Date.now()
    const isMissed = asked === null || nudges === null || nudges !== asked.nudges || now - asked.at >= ASK_AGAIN_MS
    if (!isMissed) return
    asked = { nudges, at: now }
    account.refresh(...TOPICS)
  }
  if (game.state.getState().link.state === 'open') opened()
  const stopWatching = game.state.subscribe(({ link }, before) => {
    if (link.state === 'lost' || link.state === 'ended') asked = null
    if (link.state === 'open' && before.link.state !== 'open') opened()
  })
  const stopListening = game.listen((moment) => {
    if (moment.type === 'nudge') account.refresh(...topicsOf(moment.about))
  })
  return () => {
    stopWatching()
    stopListening()
  }
}
