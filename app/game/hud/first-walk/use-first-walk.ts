import { useEffect, useState } from 'react'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { beginning, did, looked, seenIn, stepOf } from './steps.ts'
import type { FirstWalk, Step } from './steps.ts'

/** `goal` is where own dog stands, or walks to. */
export type Progress = { step: Step | null; done: number; goal: Tile }

/** How far somebody new has come; null until own dog is in the park. */
export function useFirstWalk(game: Game): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null)
  useEffect(() => {
    let walk: FirstWalk | null = null
    const look = () => {
      const seen = seenIn(game.world)
      if (!seen) return
      walk = looked(walk ?? beginning(seen), seen)
      const { goal, hasCompany } = seen
      const next = { step: stepOf(walk, hasCompany), done: walk.done.length, goal }
      setProgress((was) => (was && isSame(was, next) ? was : next))
    }
    look()
    const stopLooking = game.state.subscribe(look)
    const stopListening = game.listen((moment) => {
      if (!walk || moment.type !== 'said' || !moment.isOwn) return
      walk = did(walk, 'say')
      look()
    })
    return () => {
      stopLooking()
      stopListening()
    }
  }, [game])
  return progress
}

function isSame(one: Progress, other: Progress): boolean {
  const isThere = one.goal.x === other.goal.x && one.goal.y === other.goal.y
  return isThere && one.step === other.step && one.done === other.done
}
