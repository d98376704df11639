import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { FestiveHereProps } from './festive-here.tsx'

const fetchFestiveHere = () => import('./festive-here.tsx').then(({ FestiveHere }) => FestiveHere)

/** Loads the list of what the committee has set up when there first is something. */
export function LazyFestiveHere(props: FestiveHereProps) {
  const isFestive = useStore(props.game.state, ({ world }) => world.festive.pieces.length > 0)
  const Here = useLazy<FestiveHereProps>(isFestive, fetchFestiveHere, { texts: 'late' })
  return isFestive && Here && <Here {...props} />
}
