import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchNotice = () => import('./festive-notice.tsx').then(({ FestiveNotice }) => FestiveNotice)

/** Loads the script of the notice when the committee first decorates where the own dog is. */
export function LazyFestiveNotice({ game }: { game: Game }) {
  const isOn = useStore(game.state, ({ world }) => world.festive.news !== null)
  const Notice = useLazy<{ game: Game }>(isOn, fetchNotice, { texts: 'late' })
  return isOn && Notice && <Notice game={game} />
}
