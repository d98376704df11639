import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchSniffs = () => import('./sniffs.tsx').then(({ Sniffs }) => Sniffs)

/** Loads the script of the notice when a dog first sniffs the own one. */
export function LazySniffs({ game }: { game: Game }) {
  const isAsked = useStore(game.state, ({ sniffers }) => sniffers.length > 0)
  const Sniffs = useLazy<{ game: Game }>(isAsked, fetchSniffs, { texts: 'late' })
  return Sniffs && <Sniffs game={game} />
}
