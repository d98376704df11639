import { actionOf } from './actions.ts'
import type { Action, Answering } from './actions.ts'
import type { GivenAction } from './given.ts'
import type { Foot } from './last-use.ts'
import { USABLE_MAX } from './limits.ts'

/**
 * A thing that is used before the eyes of all. `number` is how the wire names it: its place among those of the room. `given`
 * says more of one that has its action from administrators.
 */
export type UsableThing = {
  number: number
  id: string
  prefab: string
  use?: string
  foot: Foot
  action: Action
  given?: GivenAction
}

/** [US7] The things of a room that the room is asked for, in the order of its pack; those beyond USABLE_MAX are scenery. */
export function usableThings(things: readonly (Answering & { id: string } & Foot)[]): UsableThing[] {
  const usable = things.flatMap((thing) => {
    const action = actionOf(thing)
    const { id, prefab, use, x, y } = thing
    return action ? [{ id, prefab, ...(use !== undefined && { use }), foot: { x, y }, action }] : []
  })
  return usable.slice(0, USABLE_MAX).map((thing, number) => ({ number, ...thing }))
}
