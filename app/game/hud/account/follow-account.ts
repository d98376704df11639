import type { Game } from '#app/game/model/game/game.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import { topicsOf } from '#app/game/model/account/nudged-topics.ts'

/**
 * Requests the account whenever the line opens, which is also what happens in each new room, and what the room nudges
 * about. Returns how to stop. What a page asks of the server by itself is here, without React: the cost bench counts it
 * (test/bench/cost).
 */
export function followAccount(game: Pick<Game, 'state' | 'listen'>, account: Pick<DogAccount, 'refresh'>): () => void {
  if (game.state.getState().link.state === 'open') account.refresh(...TOPICS)
  const stopWatching = game.state.subscribe(({ link }, before) => {
    if (link.state === 'open' && before.link.state !== 'open') account.refresh(...TOPICS)
  })
  const stopListening = game.listen((moment) => {
    if (moment.type === 'nudge') account.refresh(...topicsOf(moment.about))
  })
  return () => {
    stopWatching()
    stopListening()
  }
}
