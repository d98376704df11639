import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchNotice = () => import('./wheel-notice.tsx').then(({ WheelNotice }) => WheelNotice)

/** Loads the script of the notice when a round is first opened where the own dog is. */
export function LazyWheelNotice({ game }: { game: Game }) {
  const isOn = useStore(game.state, ({ world }) => world.wheel !== null)
  const Notice = useLazy<{ game: Game }>(isOn, fetchNotice, { texts: 'late' })
  return isOn && Notice && <Notice game={game} />
}
