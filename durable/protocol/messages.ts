import type { Refusal } from './refusals.ts'

/** Raised only when an older client would misread what it is sent. */
export const PROTOCOL_VERSION = 1

/** Characters in a client's frame, at most. */
export const FRAME_MAX = 1024

export type DogId = number

/** How a dog holds itself when it is not walking. `curl` is curled up: asleep, away or dropped. */
export const POSES = ['stand', 'sit', 'curl'] as const
export type Pose = (typeof POSES)[number]

/** Asked in the imperative. A client never says who it is or where it stands: the socket knows the one, the room the other. */
export type ClientMessage =
  /** First frame on every socket. `lastSeq` is the last chat line seen, to be told what was missed; null at first. */
  | { type: 'hello'; version: number; lastSeq: number | null }
  /** Walk to a tile. `seq` counts up by one for each walk of this client and comes back in `walked` or `refused`. */
  | { type: 'walk'; seq: number; x: number; y: number }
  | { type: 'say'; text: string }
  | { type: 'rest'; pose: Pose }
  | { type: 'leave' }

/** Told in the past tense. A server frame is a JSON array of these, in the order in which they happened. */
export type ServerMessage =
  | Welcome
  | { type: 'entered'; dog: WireDog }
  | { type: 'left'; dog: DogId }
  /** Its connection dropped: the dog curls up and is kept for a minute. */
  | { type: 'dropped'; dog: DogId }
  /** A dropped dog is back. */
  | { type: 'returned'; dog: DogId }
  | ({ type: 'walked'; dog: DogId; seq?: number } & Walk)
  | { type: 'rested'; dog: DogId; pose: Pose; x: number; y: number; facing: number }
  | ({ type: 'said' } & ChatLine)
  /** `retryInMs` tells when the same request may be granted, where time is the reason. */
  | { type: 'refused'; request: ClientMessage['type']; reason: Refusal; seq?: number; retryInMs?: number }

export type Welcome = {
  type: 'welcome'
  version: number
  room: string
  you: DogId
  /** The room's clock, epoch ms: a client keeps the difference to its own. */
  now: number
  /** True when the dog was still here after a drop: nothing was lost, `lines` holds what was missed. */
  resumed: boolean
  dogs: WireDog[]
  /** Oldest first. After a drop: what was said since `lastSeq` (200 at most); else the latest 50. */
  lines: ChatLine[]
}

/**
 * Where a dog is at any time follows from its walk: it left the middle of tile (x, y) at `startedAt` (room clock,
 * epoch ms, may lie in the past) and takes one step per character of `dirs`: 0 north, 1 north-east, … 7 north-west.
 */
export type Walk = { x: number; y: number; dirs: string; startedAt: number }

/** A dog as others see it. Colours are "#rrggbb", wear is item keys. */
export type WireDog = {
  id: DogId
  name: string
  color: string
  shadowColor: string
  wear: { hat: string | null; mouth: string | null; back: string | null; ass: string | null }
  /** Drawn from the role, never from text. */
  badge: StaffBadge | null
  pose: Pose
  /** 0 north … 7 north-west: where it looked last. */
  facing: number
  walk: Walk
  /** True while its connection is lost. */
  away: boolean
}

export const STAFF_BADGES = ['developer', 'administrator', 'moderator'] as const
export type StaffBadge = (typeof STAFF_BADGES)[number]

/** One line of the log. `seq` counts up by one within a room; `color` is the dog's, `at` epoch ms. */
export type ChatLine = { seq: number; dog: DogId; name: string; color: string; text: string; at: number }
