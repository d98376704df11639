import { useStore } from 'zustand'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { FirstWalkProps } from './first-walk.tsx'

const fetchFirstWalk = () => import('./first-walk.tsx').then(({ FirstWalk }) => FirstWalk)

/** Loads the first walk for newcomers only. If the script fails to load, there are no lessons. */
export function LazyFirstWalk({ game }: FirstWalkProps) {
  const isNew = useStore(useSettings().isNew)
  const Fetched = useLazy<FirstWalkProps>(isNew, fetchFirstWalk, { texts: 'late' })
  return isNew && Fetched && <Fetched game={game} />
}
