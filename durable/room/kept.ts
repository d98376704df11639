import type { WireThing } from '#durable/protocol/messages.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { KeptPoop } from './life/kept-poop.ts'

/** Named JSON values that a room keeps, beside its lines and its dogs. */
export type KeptParts = {
  /** What lies on the ground, as everybody here has been told. */
  ground: readonly WireThing[]
  /** Poop that lies about. */
  poops: readonly KeptPoop[]
  /** What staff ask of the room; it may be over by now. */
  calm: Calm | null
}
