import { useEffect, useState } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { ownGoal } from '#app/game/model/world/world.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'
import { lessonOf } from './lesson-of.ts'
import type { Start } from './steps.ts'

/**
 * What a player did before the script of the lessons was there. `from`: null until the own dog is in the park. `done`: the
 * lessons that moments of the game completed.
 */
export type EarlyProgress = { from: Start | null; done: ReadonlySet<Lesson> }

class WatchedProgress implements EarlyProgress {
  from: Start | null = null
  readonly done = new Set<Lesson>()

  look({ world }: Game) {
    const goal = ownGoal(world)
    if (goal && world.room !== null) this.from ??= { room: world.room, goal }
  }
}

/** Watches the game while `isOn`, and returns one object that is filled meanwhile. */
export function useEarlyProgress(game: Game, isOn: boolean): EarlyProgress {
  const [early] = useState(() => new WatchedProgress())
  useEffect(() => {
    if (!isOn) return
    const look = () => early.look(game)
    look()
    const stopLooking = game.state.subscribe(look)
    const stopListening = game.listen((moment) => {
      const lesson = lessonOf(moment, game.world.me)
      if (lesson !== null) early.done.add(lesson)
    })
    return () => {
      stopLooking()
      stopListening()
    }
  }, [game, isOn, early])
  return early
}
