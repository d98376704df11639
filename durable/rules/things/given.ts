import type { Text } from '../text.ts'
import type { Action } from './actions.ts'

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
