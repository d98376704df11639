import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { NOT_ASKED } from '#app/game/model/world/roulette.ts'

const fetchNotice = () => import('./roulette-notice.tsx').then(({ RouletteNotice }) => RouletteNotice)

/** Loads the script of the notice when the colour roulette is first used where the own dog is. */
export function LazyRouletteNotice({ game }: { game: Game }) {
  const isOn = useStore(game.state, ({ world }) => world.roulette !== NOT_ASKED)
  const Notice = useLazy<{ game: Game }>(isOn, fetchNotice, { texts: 'late' })
  return isOn && Notice && <Notice game={game} />
}
