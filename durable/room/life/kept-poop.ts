import type { WirePoop } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'

/** A poop as a room stores it: what all see, and its message with the number of its line, for whoever sniffs at it. */
export type KeptPoop = WirePoop & {
  /** The op of the act, by which the ledger knows which poop is scooped up. */
  op: string
  user: number
  isStaff: boolean
  /** When it disappears (epoch ms). */
  until: number
  message: Pick<KeptLine, 'seq' | 'text'> | null
}
