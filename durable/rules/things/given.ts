import type { Text } from '../text.ts'
import { actionOf } from './actions.ts'
import type { Action, Answering } from './actions.ts'
import type { Foot } from './last-use.ts'
import { USABLE_MAX } from './limits.ts'
import type { UsableThing } from './usable.ts'

/** What is heard when a thing is used, besides nothing. */
export const THING_SOUNDS = [
  'none',
  'bell',
  'thump',
  'splash',
  'bone',
  'scratch',
  'worm',
  'sniff',
  'shake',
  'bark',
] as const
export type ThingSound = (typeof THING_SOUNDS)[number]

/** Who may use a thing. Staff may use what the party committee may. */
export const THING_USERS = ['everybody', 'committee', 'staff'] as const
export type ThingUsers = (typeof THING_USERS)[number]

/** The manners of which staff can make actions: those that neither move scenery nor need pictures of their own. */
export const GIVEN_MANNERS = ['touch', 'ring', 'seat', 'wet'] as const
export type GivenManner = (typeof GIVEN_MANNERS)[number]

/**
 * [US8] An action that administrators have given to all things of some prefabs. `name` is what such a thing is called in a
 * sentence; `says` is what it says to who uses it, absent for nothing.
 */
export type GivenAction = {
  prefabs: readonly string[]
  action: Action & { manner: GivenManner }
  who: ThingUsers
  sound: ThingSound
  name: Text
  says?: Text
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
