import type { WirePoop } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'

/** Poop as a room keeps it: what all see, and what it says to whoever sniffs at it, with the number of that line. */
export type KeptPoop = WirePoop & {
  /** The act by which it was done: of two at the same place the ledger knows which is scooped up. */
  op: string
  user: number
  isStaff: boolean
  /** When its time is over (epoch ms). */
  until: number
  message: Pick<KeptLine, 'seq' | 'text'> | null
}
