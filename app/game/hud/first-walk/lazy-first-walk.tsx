import { useStore } from 'zustand'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { FirstWalkProps } from './first-walk.tsx'
import { useEarlyProgress } from './use-early-progress.ts'

const fetchFirstWalk = () => import('./first-walk.tsx').then(({ FirstWalk }) => FirstWalk)

/**
 * Loads the first walk for newcomers only, once the park `isShown`. If the script fails to load, there are no lessons. What
 * is done before counts: the interface can be used before the settings say who is new, and before the first picture.
 */
export function LazyFirstWalk({ game, isShown }: { game: Game; isShown: boolean }) {
  const isWanted = useStore(useSettings().isNew) && isShown
  const Fetched = useLazy<FirstWalkProps>(isWanted, fetchFirstWalk, { texts: 'late' })
  const isThere = isWanted && Fetched !== null
  const early = useEarlyProgress(game, !isThere)
  return isThere && <Fetched game={game} early={early} />
}
