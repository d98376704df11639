import type { HuntWeek } from '#durable/rules/calendar/hunt.ts'
import type { Sitting } from '#durable/rules/committee/sitting.ts'
import type { UserSoil } from '#durable/rules/life/soil.ts'
import type { Heart, StaffBadge } from '#durable/rules/roles.ts'
import type { TrailSeed } from '#durable/rules/smells/trail-day.ts'
import type { StampMask } from '#durable/rules/stamps/stamps.ts'
import type { DogId, WireDog } from './messages.ts'

/**
 * A dog as the Worker hands it to a room, after it has checked the ticket. `epoch` counts up with each ticket of the
 * dog: of two visitors the one with the higher epoch is the newer.
 */
export type Visitor = {
  dog: DogId
  user: number
  /** The key of the user's session that asked for the ticket; absent in what an earlier version has stored. */
  session?: string | null
  name: string
  color: string
  shadowColor: string
  wear: WireDog['wear']
  /**
   * The number of the ledger's newest move of things when `wear` was read (see LedgerEvent); absent in what an earlier
   * version has stored.
   */
  asOf?: number
  badge: StaffBadge | null
  /** The day of its birth (`osloDay`); absent in what an earlier version has stored. */
  born?: number
  /** The username of its owner; absent in what an earlier version has stored. */
  owner?: string
  /** [SU2] The heart of its owner's support; null for none, absent in what an earlier version has stored. */
  heart?: Heart | null
  /** [PC2] The latest term of its owner on the party committee; null for none, absent in what an earlier version has stored. */
  committee?: Sitting | null
  /** [FO2] Whether others may follow the dog; absent, and so true, in what an earlier version has stored. */
  followers?: boolean
  /**
   * The name of the entry at which it comes in through a door; null for a dog that comes from outside or comes back.
   */
  entry: string | null
  epoch: number
  /** [K4] Whether the dog may hide, as moderators may, and whether it is hidden from the start. */
  mayHide: boolean
  hidden: boolean
  /** [O8] What the room has to know of the user's soil; null or absent where it hides nothing for them. */
  soil?: UserSoil | null
  /** [SC2] What the room has to know of the day's trail; null or absent where there is none. */
  trail?: TrailSeed | null
  /** [BK2] The stamps that the user has; absent in what an earlier version has stored: the room then looks for none. */
  stamps?: StampMask
  /** [CA3] What the user has found in the hunts of a week; absent where nothing is known of it. */
  hunt?: HuntWeek | null
  /** [C11] Users whose words this one must not get: those it ignores, and blocks by either side. */
  unheard: readonly number[]
  /**
   * When the database was asked for the visitor, epoch ms: `unheard` has every change that was stored before. Absent in what
   * an earlier version has stored.
   */
  readAt?: number
  /**
   * The kinds of push messages that the user has switched on, a mask (durable/rules/push/kinds.ts); absent in what an
   * earlier version has stored. The room writes to the database only for who has asked for it.
   */
  knocks?: number
  /** [E11] The hash of the pass by which the page may come back; absent once it is used up or void. */
  pass?: string
  /** The name of the socket in the database if a pass has opened it; absent if a ticket has. */
  socket?: string
}

/** A dog in a room, and the epoch of the ticket by which it is there. */
export type DogStay = Pick<Visitor, 'dog' | 'epoch'>

/** [E11] A secret that lets a dog come back once into the room that gave it, and its hash, which the room keeps. */
export type Pass = { secret: string; hash: string }

/**
 * The header with the visitor. The Worker writes it after checking the ticket; headers of the client never reach a
 * room.
 */
export const VISITOR_HEADER = 'x-visitor'

/** The header with a pass, in place of the visitor: only the room knows whom it lets in. */
export const PASS_HEADER = 'x-pass'

/**
 * The published revision of a room and the hash of its pack; `settings` is the revision of what staff have set
 * (host/settings-book.ts), if the caller knows it.
 */
export type PackRef = { rev: number; hash: string; settings?: number }

/** The header with the pack reference, from the Worker as well. */
export const PACK_HEADER = 'x-pack'

export function packHeader({ rev, hash, settings = 0 }: PackRef): string {
  return `${rev}.${hash}.${settings}`
}

export function packFromHeader(header: string): PackRef {
  const [rev, hash = '', settings = '0'] = header.split('.')
  return { rev: Number(rev), hash, settings: Number(settings) }
}

/** The value is percent-encoded, since names have letters that a header may not have. */
export function toHeader(visitor: Visitor): string {
  return encodeURIComponent(JSON.stringify(visitor))
}

export function fromHeader(header: string): Visitor {
  return JSON.parse(decodeURIComponent(header)) as Visitor
}
