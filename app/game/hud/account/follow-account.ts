import type { Game } from '#app/game/model/game/game.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'

/** At the first door after this time all of the account is requested: something may have changed without a nudge, ms. */
const ASK_AGAIN_MS = 30 * 60 * 1000

/**
 * Requests the account when the line opens, and what the room nudges about. At a door nothing is requested again, unless
 * somebody has nudged since the last ticket: such a nudge may have come between two rooms. After a lost line everything
 * is. Returns how to stop. What a page asks of the server by itself is here, without React: the cost bench counts it
 * (test/bench/cost).
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
