import type { Emote } from '#durable/rules/chat.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { SELF } from '#durable/rules/things/self.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { DogId, Pose, ServerMessage, Welcome, WireDog } from '../messages.ts'

/**
 * The records that make up a frame of protocol version 2, as they stand in the bytes (README, section 8). They are
 * short since they leave out what the reader knows. `slot` is a dog's number in its room, `time16` a room time modulo
 * 65,536 ms.
 */
export type FrameRecord =
  /** The commonest record: a walk to (x, y), whose steps follow from the walk before it [W13]. */
  | { type: 'walk'; slot: number; x: number; y: number; time16: number }
  /** A walk with all its steps, for a reader that does not know the walk before it. */
  | { type: 'way'; slot: number; walk: Walk }
  /** Says that the record right before it is the reader's own walk and answers its request `seq`. */
  | { type: 'answer'; seq: number }
  /** A chat line. With `as: 'me'` the text is what the dog does. */
  | { type: 'said'; slot: number; seq16: number; time16: number; text: PublicText; as?: 'me' }
  | { type: 'emoted'; slot: number; emote: Emote }
  | { type: 'typing'; slot: number }
  /** A use of a thing by a dog, or what the dog did with itself. */
  | { type: 'used'; thing: number | typeof SELF; slot: number; time16: number; a: number; b: number; unheard?: true }
  | { type: 'rested'; slot: number; pose: Pose; facing: number }
  | { type: 'left' | 'dropped' | 'returned'; dog: DogId }
  | { type: 'entered'; dog: WireDog }
  | { type: 'welcome'; head: WelcomeHead; dogs: WireDog[] }
  /** The room's time, epoch ms: each later `time16` is the time nearest to it. */
  | { type: 'clock'; now: number }
  /** Any message that has no record of its own. */
  | { type: 'json'; message: ServerMessage }

export type WelcomeHead = Omit<Welcome, 'dogs'>

/** The first byte of a record. A byte below `wideSlot` is the slot of a walk record. */
export const CODE = {
  /** Stands in place of a slot of one byte: the slot follows in two bytes. */
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
  /** As `said`, with `as: 'me'`. */
  did: 251,
  emoted: 252,
  typing: 253,
  /**
   * Records that older readers of version 2 skip: the next byte is kind · 16 + length, and `length` bytes follow (15 at
   * most). Their kinds are in LATER.
   */
  later: 254,
  json: 255,
} as const

/** The kinds of records that begin with CODE.later. */
export const LATER = { used: 0 } as const

/** The first byte of a use: the number of the thing, below `self`, or that for the dog itself; `unheard` is added to it. */
export const USED = { self: 127, unheard: 128 } as const

/** How far a `time16` may be from the room time that its reader was last sent, ms: less than half of 65,536 ms. */
export const TIME16_REACH_MS = 30_000
