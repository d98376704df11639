import type { StaffBadge } from '#durable/rules/roles.ts'
import type { DogId, WireDog } from './messages.ts'

/** A dog as it comes to the gate. The epoch counts up with each ticket of the dog: the higher one is the newer. */
export type Visitor = {
  dog: DogId
  user: number
  /** Which of the user's sessions brought the dog, by its key; none in what an earlier version has kept. */
  session?: string | null
  name: string
  color: string
  shadowColor: string
  wear: WireDog['wear']
  badge: StaffBadge | null
  /** Name of the entry at which it comes in by a door; null for one that comes from outside, or comes back. */
  entry: string | null
  epoch: number
  /** A moderator may go about unseen, and does so from the start where `hidden`. */
  mayHide: boolean
  hidden: boolean
  /** Users whose words this one must not get: those that it ignores, and blocks of either side. */
  unheard: readonly number[]
}

/** The one header that the Worker, which has looked at the ticket, hands the room: nothing of the client's gets there. */
export const VISITOR_HEADER = 'x-visitor'

/**
 * Which revision of a room is published, and the address of its pack; and the revision of what staff have set
 * (host/settings-book.ts), where that is told as well.
 */
export type PackRef = { rev: number; hash: string; settings?: number }

/** The other header of the Worker's: by what the room is to be played. */
export const PACK_HEADER = 'x-pack'

export function packHeader({ rev, hash, settings = 0 }: PackRef): string {
  return `${rev}.${hash}.${settings}`
}

export function packFromHeader(header: string): PackRef {
  const [rev, hash = '', settings = '0'] = header.split('.')
  return { rev: Number(rev), hash, settings: Number(settings) }
}

/** Names have letters that a header has not. */
export function toHeader(visitor: Visitor): string {
  return encodeURIComponent(JSON.stringify(visitor))
}

export function fromHeader(header: string): Visitor {
  return JSON.parse(decodeURIComponent(header)) as Visitor
}
