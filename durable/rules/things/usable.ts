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

/** [US8] Those of the actions that things of a room have. */
export function actionsGivenIn(things: readonly Answering[], actions: readonly GivenAction[]): readonly GivenAction[] {
  return actions.filter((one) => things.some((thing) => givenTo(thing, [one]) !== null))
}

/**
 * [US8] The usable things of a room with those that have their action from administrators: their numbers follow those of
 * the things that can be used by the code, so that a page that does not know of them counts as before.
 */
export function withGiven(
  own: readonly UsableThing[],
  things: readonly (Answering & { id: string } & Foot)[],
  actions: readonly GivenAction[],
): readonly UsableThing[] {
  const given = things.flatMap((thing) => {
    const one = givenTo(thing, actions)
    const { id, prefab, x, y } = thing
    return one ? [{ id, prefab, foot: { x, y }, action: one.action, given: one }] : []
  })
  const free = Math.max(0, USABLE_MAX - own.length)
  return [...own, ...given.slice(0, free).map((thing, at) => ({ number: own.length + at, ...thing }))]
}

/** A thing for which its room says how it is used goes by that, and so does one for which the code says it. */
function givenTo({ prefab, use }: Answering, actions: readonly GivenAction[]): GivenAction | null {
  const one = actions.find(({ prefabs }) => prefabs.includes(prefab))
  return one && use === undefined && actionOf({ prefab }) === null ? one : null
}
