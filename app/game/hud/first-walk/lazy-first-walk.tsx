import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { FirstWalkProps } from './first-walk.tsx'

const fetchFirstWalk = () => import('./first-walk.tsx').then(({ FirstWalk }) => FirstWalk)

/** Loads the first walk for newcomers only. If the script fails to load, there are no lessons. */
export function LazyFirstWalk({ game }: { game: Game }) {
  const isNew = useStore(useSettings().isNew)
  const Fetched = useLazy<FirstWalkProps>(isNew, fetchFirstWalk, { texts: 'late' })
  const before = useMoments(game, isNew && !Fetched)
  return isNew && Fetched && <Fetched game={game} before={before} />
}

/** The moments of the game while `isOn`, the oldest first. */
function useMoments(game: Game, isOn: boolean): readonly Moment[] {
  const moments = useRef<Moment[]>([])
  useEffect(() => (isOn ? game.listen((moment) => moments.current.push(moment)) : undefined), [game, isOn])
  return moments.current
}
