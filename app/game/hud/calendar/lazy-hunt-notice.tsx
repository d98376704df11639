import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchNotice = () => import('./hunt-notice.tsx').then(({ HuntNotice }) => HuntNotice)

/** Loads the script of the notice when a hunt is first on where the own dog is. */
export function LazyHuntNotice({ game }: { game: Game }) {
  const isOn = useStore(game.state, ({ world }) => world.hunt !== null)
  const Notice = useLazy<{ game: Game }>(isOn, fetchNotice, { texts: 'late' })
  return Notice && <Notice game={game} />
}
