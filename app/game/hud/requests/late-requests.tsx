import { useStore } from 'zustand'
import type { Game } from '../../game.ts'
import { useLifeState } from '../../life/use-life.ts'
import { useLate } from '../windows/use-late.ts'

const fetchRequests = () => import('./requests.tsx').then(({ Requests }) => Requests)

/** Their script is fetched when there is something to tell. */
export function LateRequests({ game }: { game: Game }) {
  const isGreeted = useStore(game.state, ({ greeting }) => greeting !== null)
  const isAsked = useLifeState(
    ({ trade, friends, prints, outcomes }) =>
      trade !== null ||
      prints.length + outcomes.length > 0 ||
      (friends?.some(({ state }) => state === 'asks') ?? false),
  )
  const Requests = useLate<{ game: Game }>(isAsked || isGreeted, fetchRequests)
  return Requests && <Requests game={game} />
}
