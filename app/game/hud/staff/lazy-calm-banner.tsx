import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchBanner = () => import('./calm-banner.tsx').then(({ CalmBanner }) => CalmBanner)

/** Loads the script of the banner when the room is calmed. */
export function LazyCalmBanner({ game }: { game: Game }) {
  const isCalm = useStore(game.state, ({ calm }) => calm !== null)
  const Banner = useLazy<{ game: Game }>(isCalm, fetchBanner, { texts: 'late' })
  return Banner && <Banner game={game} />
}
