import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { FirstWalkProps } from './first-walk.tsx'
import { lessonOf } from './lesson-of.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'

const fetchFirstWalk = () => import('./first-walk.tsx').then(({ FirstWalk }) => FirstWalk)

/**
 * Loads the first walk for newcomers only, once the park `isShown`. If the script fails to load, there are no lessons. What
 * is learnt before counts: the interface can be used before the settings say who is new, and before the first picture.
 */
export function LazyFirstWalk({ game, isShown }: { game: Game; isShown: boolean }) {
  const isWanted = useStore(useSettings().isNew) && isShown
  const Fetched = useLazy<FirstWalkProps>(isWanted, fetchFirstWalk, { texts: 'late' })
  const isThere = isWanted && Fetched !== null
  const before = useLessons(game, !isThere)
  return isThere && <Fetched game={game} before={before} />
}

/** The lessons that moments of the game have completed while `isOn`. */
function useLessons(game: Game, isOn: boolean): ReadonlySet<Lesson> {
  const lessons = useRef(new Set<Lesson>())
  useEffect(() => {
    if (!isOn) return
    return game.listen((moment) => {
      const lesson = lessonOf(moment, game.world.me)
      if (lesson !== null) lessons.current.add(lesson)
    })
  }, [game, isOn])
  return lessons.current
}
