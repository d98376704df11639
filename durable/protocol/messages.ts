import type { Calm } from '#durable/rules/staff/calm.ts'
import type { Emote } from '#durable/rules/chat.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { StaffBadge } from '#durable/rules/roles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { Refusal } from './refusals.ts'

/** Raised only when an older client would misread what it is sent: version 2 gets binary frames, version 1 JSON ones. */
export const PROTOCOL_VERSION = 2
/** The version before it is served as well, so that a page that was loaded before a deploy plays on. */
export const OLDEST_VERSION = 1

/** Characters in a client's frame, at most. */
export const FRAME_MAX = 1024

export type DogId = number

/** How a dog holds itself when it is not walking. `curl` is curled up; a dog that is away is drawn so whatever its pose. */
export const POSES = ['stand', 'sit', 'curl'] as const
export type Pose = (typeof POSES)[number]

/** What a player's page is to ask for anew (GraphQL): all that is its own and no other's business. */
export type NudgeAbout = 'life' | 'bag' | 'friends' | 'trade' | 'shop' | 'reports' | 'prints'

/** Asked in the imperative. A client never says who it is or where it stands: the socket knows the one, the room the other. */
export type ClientMessage =
  /** First frame on every socket. `lastSeq` is the last chat line seen, to be told what was missed; null at first. */
  | { type: 'hello'; version: number; lastSeq: number | null }
  /** Walk to a tile. `seq` counts up by one for each walk of this client and comes back in `walked` or `refused`. */
  | { type: 'walk'; seq: number; x: number; y: number }
  /** With `as: 'me'` the text is what the dog does: "Bella rolls over". */
  | { type: 'say'; text: string; as?: 'me' }
  /** To one dog in this room; nobody else hears it. */
  | { type: 'whisper'; to: DogId; text: string }
  /** Says one of the park's own phrases, which each reader gets in its own language. */
  | { type: 'phrase'; phrase: Phrase }
  | { type: 'emote'; emote: Emote }
  /** It writes something for everybody: said each 3 s while it does. */
  | { type: 'typing' }
  | { type: 'rest'; pose: Pose }
  | { type: 'leave' }
  /** Go out of sight, or come back: for moderators. The answer is a new `welcome`. */
  | { type: 'hide'; hidden: boolean }
  /**
   * Acts that the books know of: `op` is a UUID that the client makes and keeps until it is answered (`done`, `refused`);
   * asked again with it, nothing is done twice. A dog sniffs one that is near and awake, or itself.
   */
  | { type: 'sniff'; op: string; dog: DogId }
  /** Asked when the dig begins, and with the same op when it is over. */
  | { type: 'dig'; op: string }
  /** Lets go of a thing that it has in its mouth or on its back; `ver` is the thing's version. */
  | { type: 'drop'; op: string; thing: number; ver: number }
  | { type: 'pickUp'; op: string; thing: number; ver: number }
  /** With a message for whoever sniffs at it, or without one (''). */
  | { type: 'poop'; op: string; text: string }
  /** Takes away the poop of this dog, which is near. */
  | { type: 'scoop'; op: string; poop: DogId }
  /** Left for a dog that sleeps here, with words for it to find or without any (''). */
  | { type: 'pawPrint'; op: string; dog: DogId; text: string }
  /** Sniffs at the poop of this dog, which is near, for the message. */
  | { type: 'smell'; poop: DogId }
  /** How many frames have come over this socket: the room sends no more to one who does not read. */
  | { type: 'ack'; frame: number }

/** Told in the past tense. A server frame holds any number of these, in the order in which they happened (frames/). */
export type ServerMessage =
  | Welcome
  /** Also told of a dog that is here already, when its name, looks or badge have changed: it replaces what was known. */
  | { type: 'entered'; dog: WireDog }
  | { type: 'left'; dog: DogId }
  /** Its connection dropped: the dog finishes its walk, curls up and is kept for a minute. Its pose is kept as well. */
  | { type: 'dropped'; dog: DogId }
  /** A dropped dog is back. */
  | { type: 'returned'; dog: DogId }
  /** What it wears from now on. */
  | { type: 'dressed'; dog: DogId; wear: WireDog['wear'] }
  /** It has risen to a rank: for all to see. */
  | { type: 'risen'; dog: DogId; rank: Rank }
  /** Its life is over where it stands or goes to, for all to see; that it has left is told next. */
  | { type: 'died'; dog: DogId }
  | { type: 'sniffed'; dog: DogId; other: DogId }
  /** It digs where it stands until then (room clock, epoch ms), or until it moves. */
  | { type: 'digging'; dog: DogId; until: number }
  /** What it has found, 0 for nothing. */
  | { type: 'dug'; dog: DogId; bones: number }
  | { type: 'laid'; thing: WireThing }
  /** A thing lies there no more; `by` is who has picked it up, as far as one knows. */
  | { type: 'lifted'; thing: number; by?: DogId }
  /** Of one dog there is one poop at most: it replaces what was known. */
  | { type: 'pooped'; poop: WirePoop }
  /** The poop of this dog is gone; `by` is who has scooped it up, absent where its time is over. */
  | { type: 'scooped'; poop: DogId; by?: DogId }
  /** To the asker alone: what the poop says, null for nothing, and the number of that line in the log of the room. */
  | { type: 'smelled'; poop: DogId; name: string; text: PublicText | null; line: number | null }
  /** To the asker alone: the act is in the books. */
  | { type: 'done'; request: ClientMessage['type']; op: string; karma?: number; bones?: number }
  /** To one player alone: this is different now, and to be asked for by GraphQL. */
  | { type: 'nudge'; about: NudgeAbout }
  /** `seq` is told to the asker alone. The dog stands up, if it sat or lay. */
  | ({ type: 'walked'; dog: DogId; seq?: number } & Walk)
  /** The pose it takes at the end of its walk, which is tile (x, y); a walk that this cut short is told before it. */
  | { type: 'rested'; dog: DogId; pose: Pose; x: number; y: number; facing: number }
  | ({ type: 'said' } & ChatLine)
  /** To both ends of it alone. */
  | ({ type: 'whispered' } & Whisper)
  /** Neither kept nor told again. */
  | { type: 'emoted'; dog: DogId; emote: Emote }
  | { type: 'typing'; dog: DogId }
  /** What staff ask of the room from now on; null: nothing any more. */
  | { type: 'calmed'; calm: Calm | null }
  /** Before the socket is closed with `kicked` or `banned`. */
  | ({ type: 'sentAway' } & Notice)
  /** `retryInMs` tells when the same request may be granted, where time is the reason. */
  | { type: 'refused'; request: ClientMessage['type']; reason: Refusal; seq?: number; op?: string; retryInMs?: number }

/** Why somebody has to go, in their language, and until when (epoch ms); null where they may come back at once. */
export type Notice = { reason: string; until: number | null }

export type Welcome = {
  type: 'welcome'
  version: number
  room: string
  /** The address of the pack that the room is played by (README, section 7); another one after a rebuilding. */
  pack: string
  you: DogId
  /** The room's clock, epoch ms: a client keeps the difference to its own. */
  now: number
  /** The number of the line that was said last in this room, 0 before the first. */
  lastSeq: number
  /** True when the dog was still here, after a drop or in another window: it keeps its place. */
  resumed: boolean
  /** Only where own dog is hidden: nobody else is told of it. */
  hidden?: true
  /** Everyone here, oneself too. */
  dogs: WireDog[]
  doors: WireDoor[]
  /** What lies on the ground; absent where nothing does. */
  things?: WireThing[]
  /** Poop that lies about; absent where there is none. */
  poops?: WirePoop[]
  /** What staff ask of the room; absent where they ask nothing. */
  calm?: Calm
  /** Oldest first. What was said since the `lastSeq` of the hello (the latest 200 at most); without one the latest 50. */
  lines: (ChatLine | Whisper)[]
}

/** Where one leaves for another room: to stand on one of its tiles is to mean to. */
export type WireDoor = { id: string; x: number; y: number; w: number; h: number; room: string }

/** A thing on the ground, at tile (x, y); `ver` counts its moves. */
export type WireThing = { id: number; ver: number; kind: string; x: number; y: number }

/** Poop at tile (x, y), of the dog of this id and name. */
export type WirePoop = { dog: DogId; name: string; x: number; y: number }

/** A dog as others see it. Colours are "#rrggbb", wear is item keys. */
export type WireDog = {
  id: DogId
  /** The number that stands for it in binary frames, 0 up: the lowest that was free when it came. */
  slot: number
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

/**
 * One line of the log. `seq` grows within a room; `color` is the dog's, `at` epoch ms. `as: 'me'` tells what it does. A
 * line with a `phrase` is to be shown in the reader's language; its text is English.
 */
export type ChatLine = {
  seq: number
  dog: DogId
  name: string
  color: string
  text: PublicText
  at: number
  as?: 'me'
  phrase?: Phrase
}

/** A line of the same log that two dogs know of: `dog` has said it to `to`. */
export type Whisper = Omit<ChatLine, 'as' | 'phrase'> & { to: DogId; toName: string }
