import { useStore } from 'zustand'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { FirstWalkProps } from './first-walk.tsx'

const fetchFirstWalk = () => import('./first-walk.tsx').then(({ FirstWalk }) => FirstWalk)

/** Only for somebody of whom the park says that they are new; whoever cannot have it finds out without. */
export function LazyFirstWalk({ game }: FirstWalkProps) {
  const isNew = useStore(useSettings().isNew)
  const Fetched = useLazy<FirstWalkProps>(isNew, fetchFirstWalk, { texts: 'late' })
  return isNew && Fetched && <Fetched game={game} />
}
