import { useEffect, useRef } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { ownGoal } from '#app/game/model/world/world.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'
import { lessonOf } from './lesson-of.ts'
import type { FirstWalkState } from './steps.ts'

/** What is known of a visit before the lessons are there: where the dog started, and the lessons completed by moments. */
export type EarlyProgress = { from: FirstWalkState['from'] | null; done: ReadonlySet<Lesson> }

/** The early progress, which grows while `isOn`. */
export function useEarlyProgress(game: Game, isOn: boolean): EarlyProgress {
  const early = useRef({ from: null as EarlyProgress['from'], done: new Set<Lesson>() })
  useEffect(() => {
    if (!isOn) return
    const { current } = early
    const look = () => (current.from ??= startIn(game))
    look()
    const stopLooking = game.state.subscribe(look)
    const stopListening = game.listen((moment) => {
      const lesson = lessonOf(moment, game.world.me)
      if (lesson !== null) current.done.add(lesson)
    })
    return () => {
      stopLooking()
      stopListening()
    }
  }, [game, isOn])
  return early.current
}

function startIn({ world }: Game): EarlyProgress['from'] {
  const goal = ownGoal(world)
  return goal && world.room !== null ? { room: world.room, goal } : null
}
