import type { DogId, Pose, ServerMessage, Welcome, WireDog } from '../messages.ts'
import type { Emote } from '#durable/rules/chat.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { Walk } from '#durable/rules/walks.ts'

/**
 * What a frame of protocol version 2 is made of, as it stands in the bytes (README, section 8): short, because it leaves
 * out what its reader knows. `slot` is a dog's number in its room, `time16` a room time modulo 65,536 ms.
 */
export type FrameRecord =
  /** The commonest one: a walk that follows from the one before [W13], to (x, y). */
  | { type: 'walk'; slot: number; x: number; y: number; time16: number }
  /** A walk with all its steps, for whoever does not know the one before. */
  | { type: 'way'; slot: number; walk: Walk }
  /** The walk before it is the reader's own, and answers its request number `seq`. */
  | { type: 'answer'; seq: number }
  /** With `as: 'me'` it is what the dog does. */
  | { type: 'said'; slot: number; seq16: number; time16: number; text: PublicText; as?: 'me' }
  | { type: 'emoted'; slot: number; emote: Emote }
  | { type: 'typing'; slot: number }
  | { type: 'rested'; slot: number; pose: Pose; facing: number }
  | { type: 'left' | 'dropped' | 'returned'; dog: DogId }
  | { type: 'entered'; dog: WireDog }
  | { type: 'welcome'; head: WelcomeHead; dogs: WireDog[] }
  /** The room's time, epoch ms: what a `time16` after it is near to. */
  | { type: 'clock'; now: number }
  /** Any message that has no record of its own. */
  | { type: 'json'; message: ServerMessage }

export type WelcomeHead = Omit<Welcome, 'dogs'>

/** The first byte of a record. Below `wideSlot` it is the slot of a dog that walks. */
export const CODE = {
  /** In place of a slot of one byte: the slot follows in two. */
  wideSlot: 240,
  way: 241,
  answer: 242,
  said: 243,
  rested: 244,
  left: 245,
  dropped: 246,
  returned: 247,
  entered: 248,
  welcome: 249,
  clock: 250,
  /** A line of what a dog does; in all else it is `said`. */
  did: 251,
  emoted: 252,
  typing: 253,
  /**
   * Kept for records that are yet to come, so that a reader of today passes over them: the next byte is kind · 16 +
   * length, and so many bytes follow (15 at most).
   */
  later: 254,
  json: 255,
} as const

/** A `time16` may be this far from the room time that its reader was told last, ms: less than half of what it counts. */
export const TIME16_REACH_MS = 30_000
