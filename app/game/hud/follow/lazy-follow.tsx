import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'

const fetchFollow = () => import('./follow.tsx').then(({ Follow }) => Follow)

/** Loads the script by which the own dog follows when it is first to do so. */
export function LazyFollow({ game }: { game: Game }) {
  const dog = useStore(game.state, ({ following }) => following)
  const Follow = useLazy(dog !== null, fetchFollow, { texts: 'late' })
  return dog && Follow && <Follow key={dog.id} game={game} dog={dog} />
}
