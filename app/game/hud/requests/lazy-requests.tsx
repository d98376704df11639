import { useStore } from 'zustand'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchRequests = () => import('./requests.tsx').then(({ Requests }) => Requests)

/** Loads the script of the requests when there is something to show. */
export function LazyRequests({ game }: { game: Game }) {
  const isGreeted = useStore(game.state, ({ greeting }) => greeting !== null)
  const isAsked = useAccountState(
    ({ trade, friends, prints, favours, outcomes }) =>
      trade !== null ||
      prints.length + favours.length + outcomes.length > 0 ||
      (friends?.some(({ state }) => state === 'asks') ?? false),
  )
  const Requests = useLazy<{ game: Game }>(isAsked || isGreeted, fetchRequests, { texts: 'late' })
  return Requests && <Requests game={game} />
}
