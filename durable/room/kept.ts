import type { WireThing } from '#durable/protocol/messages.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { KeptPoop } from './life/kept-poop.ts'

/**
 * What a room keeps besides its lines and its dogs: JSON values, each kept as a whole under its name. Whoever changes one
 * puts a new value in its place and answers `{ do: 'keep', what: <its name>, when }`. A new name needs nothing else; a
 * room that has kept nothing under it has what NOTHING_KEPT says.
 */
export type KeptParts = {
  /** What lies on the ground, as everybody here has been told. */
  ground: readonly WireThing[]
  /** Poop that lies about. Of one dog there is one at most: it poops less often than its poop goes. */
  poops: readonly KeptPoop[]
  /** What staff ask of the room; it may be over by now. */
  calm: Calm | null
}

export const NOTHING_KEPT: Readonly<KeptParts> = { ground: [], poops: [], calm: null }
