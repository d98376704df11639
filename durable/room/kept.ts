import type { DogId, WireHole, WireThing } from '#durable/protocol/messages.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { KeptPoop } from './life/kept-poop.ts'

/**
 * What a room stores besides its lines and its dogs: JSON values, each written as a whole under its name. Code that
 * changes one replaces the value and returns the effect `{ do: 'keep', what: <its name>, when }`. A new name needs
 * nothing else. Where nothing is stored under a name, the value is that of NOTHING_KEPT.
 */
export type KeptParts = {
  /** The things that lie on the ground, as all pages in the room show them. */
  ground: readonly WireThing[]
  /**
   * The poop that lies on the ground: one of each dog at most, since a dog may poop again only after its last poop is
   * gone.
   */
  poops: readonly KeptPoop[]
  /** The holes that dogs have dug, the oldest first; some of them may have filled up by now. */
  holes: readonly WireHole[]
  /** The calm mode that staff have set (slow, phrases only, pause); null for none. It may have ended by now. */
  calm: Calm | null
  /**
   * The lowest epoch that a ticket of a dog must have to be let in, remembered until `until` (epoch ms). It is the
   * epoch of the dog's latest stay, here or in another room, which has ended or made an older ticket void.
   */
  outdated: readonly { dog: DogId; epoch: number; until: number }[]
}

export const NOTHING_KEPT: Readonly<KeptParts> = { ground: [], poops: [], holes: [], calm: null, outdated: [] }
