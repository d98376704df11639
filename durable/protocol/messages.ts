import type { Emote } from '#durable/rules/chat.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import type { Pennons } from '#durable/rules/committee/sitting.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { ChallengeGame, DealtRace, RacePlace } from '#durable/rules/games/round/challenge.ts'
import type { ToldPiece, WatchedPiece } from '#durable/rules/games/round/watching.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { Heart, StaffBadge } from '#durable/rules/roles.ts'
import type { ToldMark } from '#durable/rules/smells/marks.ts'
import type { TrailLeg } from '#durable/rules/smells/trail-leg.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { GivenAction } from '#durable/rules/things/given.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import type { SELF } from '#durable/rules/things/self.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { Refusal } from './refusals.ts'

/**
 * Raised only when an older client would misread what it is sent: version 2 gets binary frames, version 1 JSON ones.
 */
export const PROTOCOL_VERSION = 2
/** Older versions from this one on are served too, so that a page that was loaded before a deploy plays on. */
export const OLDEST_VERSION = 1

/**
 * A client that has sent nothing else acknowledges this often, ms: a frame that comes after so much silence at once. It
 * may do so more often.
 */
export const ACK_EVERY_MS = 20_000

/** The most characters (UTF-16 code units) in a client's frame. */
export const FRAME_MAX = 1024
/** [M8] No client sends a frame of more characters or bytes by mistake. */
export const HUGE_FRAME = 16 * FRAME_MAX

export type DogId = number

/**
 * How a dog holds itself when it is not walking. `curl` is curled up, and a dog that is away is always drawn curled up.
 */
export const POSES = ['stand', 'sit', 'curl'] as const
export type Pose = (typeof POSES)[number]

/** What a player's page is asked to fetch again by GraphQL: private data, which is not sent over the socket, or what staff have published. */
export type NudgeAbout =
  | 'life'
  | 'bag'
  | 'friends'
  | 'trade'
  | 'shop'
  | 'reports'
  | 'prints'
  | 'commands'
  | 'abilities'
  | 'sprites'
  | 'news'
  | 'book'

/**
 * What a client sends often also acknowledges its frames: `frame` is the number of frames received over this socket, as
 * in `ack`.
 */
type Receipt = { frame?: number }

/**
 * Requests of a client; their names are imperatives. A client never says who it is or where it stands: the room knows
 * the dog by the socket, and its place itself.
 */
export type ClientMessage =
  /**
   * The first frame on every socket. `lastSeq` is the last chat line seen, so the welcome has those missed; null at
   * first.
   */
  | { type: 'hello'; version: number; lastSeq: number | null }
  /** Walk to a tile. `seq` counts up by one for each walk of this client and comes back in `walked` or `refused`. */
  | ({ type: 'walk'; seq: number; x: number; y: number } & Receipt)
  /** With `as: 'me'` the text is what the dog does: "Bella rolls over". */
  | ({ type: 'say'; text: string; as?: 'me' } & Receipt)
  /** A line to one dog in this room; nobody else gets it. */
  | { type: 'whisper'; to: DogId; text: string }
  /** Says one of the park's own phrases, which each page shows in its own language. */
  | { type: 'phrase'; phrase: Phrase }
  | { type: 'emote'; emote: Emote }
  /** The player is typing a public line: sent every 3 s at most while they do. */
  | ({ type: 'typing' } & Receipt)
  | { type: 'rest'; pose: Pose }
  /** The page is hidden (another tab, a locked phone), or is looked at again. Sent when it changes and after a hello. */
  | { type: 'look'; away: boolean }
  | { type: 'leave' }
  /** Hides or shows a moderator's dog. The answer is a new `welcome`. */
  | { type: 'hide'; hidden: boolean }
  /**
   * Acts that the ledger performs. `op` is a UUID that the client makes and keeps until the answer comes (`done`,
   * `refused`): a retry with the same `op` does nothing twice. A dog sniffs one that is near and awake, or itself.
   */
  | { type: 'sniff'; op: string; dog: DogId }
  /** Sent when the dig begins, and with the same `op` again when it is over. */
  | { type: 'dig'; op: string }
  /** Drops a thing from the mouth or the back. `ver` is the version of the thing that the client knows. */
  | { type: 'drop'; op: string; thing: number; ver: number }
  | { type: 'pickUp'; op: string; thing: number; ver: number }
  /** `text` is a message for whoever sniffs at it; '' for none. */
  | { type: 'poop'; op: string; text: string }
  /** Takes away the poop of dog `poop`, which must be near. */
  | { type: 'scoop'; op: string; poop: DogId }
  /** Leaves a paw print for a dog that sleeps here. `text` is a message that it finds when it wakes; '' for none. */
  | { type: 'pawPrint'; op: string; dog: DogId; text: string }
  /**
   * Uses a thing. `how` is one of its ways of being used, 0 where it is left out. `thing` is the id of a thing of the room's
   * pack (its manner says what `how` means: rules/things/using.ts), `self` for what the dog does with itself (`how` is its
   * number in SELF_ACTS), or `npc:<key>` for somebody who lives in the park, from six tiles away: 0 talks, 1 takes what is
   * given for what one has learned, or `post:<id>` for a smell post of the room, which must be near: 0 reads it, 1 leaves the own
   * mark, 2 takes it away (the answer is `postRead` and `done`), or `trail` for what is hidden where the day's trail ends, or
   * `riddle` for the answer of the day's riddle on which the dog stands, or `wheel` for the spinning wheel, from six tiles away: 0 opens a round or takes a number in
   * it, 1 spins, 2 gives the number back, or
   * `roulette:<dog>` for the colour roulette, from six tiles away: it asks that dog, or draws for the own one; the dog that was
   * asked answers with `roulette`, 1 for yes, 2 for no, or
   * `festive:<kind>` to set up a festive piece where the dog stands, `festive:<number>` to take one away, `festive` to take all
   * away, or
   * `challenge:<dog>` to challenge that dog to a race in the game of this place in CHALLENGE_GAMES; the dog that was asked answers
   * with `challenge`, 1 for yes, 2 for no, or
   * `together` to race with all who come to a cabinet, from four tiles away. The answer is `done`, after `used` where others see it, or `refused`.
   */
  | { type: 'use'; op: string; thing: string; how?: number }
  /** Reads the message of the poop of dog `poop`, which must be near. */
  | { type: 'smell'; poop: DogId }
  /** Asks for what the dog can smell here: sent where the page was told of another day. The answer is `nose`. */
  | { type: 'nose' }
  /**
   * [GR14] The page plays a round at a cabinet: its `course` with the first piece, then each second what was added to its
   * log (base64url, 64 bytes at most) from byte `from` on. `tick` is the last one that was played, `isLast` says that the
   * round is over. No page waits for an answer.
   */
  | ({ type: 'played' } & ToldPiece)
  /** Watches the round that another dog plays near by; null: watches none. The answer is `watched`, or a refusal. */
  | { type: 'watch'; dog: DogId | null }
  /** Acknowledges the number of frames received over this socket: a client that does not is sent no more. */
  | { type: 'ack'; frame: number }

/**
 * Messages of a room; their names are in the past tense. A frame holds any number of them, in the order of events
 * (frames/).
 */
export type ServerMessage =
  | Welcome
  /**
   * A dog came in. Also sent for a dog that is here already when its name, looks or badge have changed: it replaces the
   * old.
   */
  | { type: 'entered'; dog: WireDog }
  | { type: 'left'; dog: DogId }
  /** Its connection dropped: the dog finishes its walk, curls up and is kept for a minute. Its pose is kept as well. */
  | { type: 'dropped'; dog: DogId }
  /** A dropped dog is back. */
  | { type: 'returned'; dog: DogId }
  /** Facts about a dog that its record does not hold. Sent after `entered`. */
  | ({ type: 'marked' } & DogMark)
  /** The dog wears this from now on. */
  | { type: 'dressed'; dog: DogId; wear: WireDog['wear'] }
  /** The dog has reached a rank; sent to all. */
  | { type: 'risen'; dog: DogId; rank: Rank }
  /** The dog has reached a medal or its own best with so many points; sent to all. */
  | { type: 'scored'; dog: DogId; game: GameKey; score: number }
  /** The dog plays this game at a cabinet, or none any more (null). */
  | { type: 'playing'; dog: DogId; game: GameKey | null }
  /**
   * Sent to whoever watches: what was added to the log of the round, and the last tick that was played. With `course` it
   * is the whole log until now, of the round that has begun or is on.
   */
  | ({ type: 'watched' } & WatchedPiece)
  /**
   * [GR16] Sent to these two alone: `by` challenges `dog` to a race, and waits for its answer until then (room clock, epoch ms).
   */
  | { type: 'challengeAsked'; by: DogId; dog: DogId; game: ChallengeGame; until: number }
  /** Sent to the dog that has challenged: the other one has said no. */
  | { type: 'challengeDenied'; dog: DogId }
  /** [GR18] Sent to the dogs that race together at a cabinet: who they are until now, and when the race is dealt. */
  | { type: 'raceCalled'; game: ChallengeGame; dogs: readonly DogId[]; dealsAt: number }
  /** [GR17] Sent to the dogs of a race: what they race on, and when they begin. What each plays comes as `watched`. */
  | { type: 'raceSet'; race: DealtRace }
  /** [GR16] A race is over: the best first; `score` is null for who did not come to the end. */
  | { type: 'raced'; race: string; game: ChallengeGame; places: readonly RacePlace[] }
  /** The dog has died at the end of its walk; sent to all. `left` follows. */
  | { type: 'died'; dog: DogId }
  | { type: 'sniffed'; dog: DogId; other: DogId }
  /**
   * A dog has used a thing of the room, by its number, or done something with itself (`a` is its number in SELF_ACTS).
   * `unheard`: the reader does not hear this dog, so it sees what comes of it, without sound, splash or words.
   */
  | ({ type: 'used'; unheard?: true } & WireUse & { dog: DogId })
  /** The dog digs where it stands until then (room clock, epoch ms), or until it moves. */
  | { type: 'digging'; dog: DogId; until: number }
  /** The dog has found `bones`; 0 for nothing. `hole` stays behind; older rooms do not name it. */
  | { type: 'dug'; dog: DogId; bones: number; hole?: WireHole }
  /**
   * Sent to one dog when it comes or asks: its own spots in the soil of this room on `day` (`osloDay`) that it has not found yet,
   * and the trail of that day here. The trail is `elsewhere` where it does not lead through this room, and `found` where the user
   * has found its end; absent where there is none. Older rooms send neither `day` nor `trail`. `hunt` is there
   * while a hunt is on in this room [CA2]: how many finds of the week the user has. 600 bytes at most.
   */
  | { type: 'nose'; day?: number; spots: readonly Tile[]; trail?: TrailLeg | 'elsewhere' | 'found'; hunt?: number }
  | { type: 'laid'; thing: WireThing }
  /** A thing lies there no more; `by` is the dog that has picked it up, absent if unknown. */
  | { type: 'lifted'; thing: number; by?: DogId }
  /** A dog has one poop at most: this one replaces an older one. */
  | { type: 'pooped'; poop: WirePoop }
  /** The poop of dog `poop` is gone; `by` is the dog that has scooped it up, absent if its time was over. */
  | { type: 'scooped'; poop: DogId; by?: DogId }
  /**
   * Sent to the dog that asked: the message of the poop, null for none, and the number of that line in the room's log.
   */
  | { type: 'smelled'; poop: DogId; name: string; text: PublicText | null; line: number | null }
  /** [TH12] Sent to the dog that asked: the marks on a smell post of the room, by the id of its thing. */
  | { type: 'postRead'; post: string; marks: readonly ToldMark[] }
  /**
   * Sent to the dog that asked: the ledger has performed the act. `karma` and `bones` are what it gained; `errandDone`, where it
   * has taken what an NPC gives, says that the errand of the day is done.
   */
  | { type: 'done'; request: ClientMessage['type']; op: string; karma?: number; bones?: number; errandDone?: true }
  /** Sent to one dog: this has changed and is to be fetched again by GraphQL. */
  | { type: 'nudge'; about: NudgeAbout }
  /** [G6] Sent to one dog: these gates of the room, by their ids, are open to it from now on, and no others. */
  | { type: 'gatesOpen'; gates: readonly string[] }
  /** [G5] Sent to the dog that was sent beyond a gate: why that is shut to it. */
  | { type: 'gateShut'; gate: string; problem: AccessProblem }
  /** `seq` is sent only to the dog that asked. A dog that sat or lay stands up. */
  | ({ type: 'walked'; dog: DogId; seq?: number } & Walk)
  /**
   * The pose that the dog takes at the end of its walk, tile (x, y). If the pose cuts a walk short, `walked` comes
   * before it.
   */
  | { type: 'rested'; dog: DogId; pose: Pose; x: number; y: number; facing: number }
  | ({ type: 'said' } & ChatLine)
  /** [PC9] [PC10] The round at the spinning wheel as it is from now on; null: none. */
  | { type: 'wheelSet'; wheel: WireWheel | null }
  /**
   * [PC12] Sent to the two dogs alone: `by` asks `dog` whether the roulette may colour it, and waits until then (room clock,
   * epoch ms).
   */
  | { type: 'tintAsked'; by: DogId; dog: DogId; until: number }
  /** [PC12] Sent to the dog that has asked. */
  | { type: 'tintAnswered'; dog: DogId; yes: boolean }
  /** [PC14] A festive piece stands here from now on; `by` is the dog that has set it up, absent if the reader does not hear it. */
  | { type: 'stood'; piece: WireFestive; by?: DogId }
  /** [PC15] The pieces with these numbers are gone; `by` is absent as above, and where their time was over. */
  | { type: 'cleared'; pieces: readonly number[]; by?: DogId }
  /** Sent only to the two dogs of the whisper. */
  | ({ type: 'whispered' } & Whisper)
  /** Not logged, and not in a welcome. */
  | { type: 'emoted'; dog: DogId; emote: Emote }
  | { type: 'typing'; dog: DogId }
  /** Staff have set a calm mode [C13]; null ends it. */
  | { type: 'calmed'; calm: Calm | null }
  /** Sent before the socket is closed with `kicked` or `banned`. */
  | ({ type: 'sentAway' } & Notice)
  /** `retryInMs` says when the same request may be granted, if time is the reason. */
  | { type: 'refused'; request: ClientMessage['type']; reason: Refusal; seq?: number; op?: string; retryInMs?: number }

/** Why a player is sent away, in their language, and until when (epoch ms); null if they may come back at once. */
export type Notice = { reason: string; until: number | null }

export type Welcome = {
  type: 'welcome'
  version: number
  room: string
  /** The hash of the pack that the room is made of (README, section 7). It changes when the room is rebuilt. */
  pack: string
  you: DogId
  /** The room's clock, epoch ms: a client keeps the difference to its own. */
  now: number
  /** The number of the newest line of this room; 0 before the first. */
  lastSeq: number
  /** True when the dog was still here, after a lost connection or in another window: it keeps its place. */
  resumed: boolean
  /** Present only if the own dog is hidden. */
  hidden?: true
  /** [E11] Lets the dog come back once without a ticket. Absent where the one of an earlier welcome stays good. */
  pass?: string
  /** All visible dogs, and the own one. */
  dogs: WireDog[]
  /** Facts about these dogs that their records do not hold; absent if none are known. */
  marks?: DogMark[]
  doors: WireDoor[]
  /** The things on the ground; absent if there are none. */
  things?: WireThing[]
  /** The poop on the ground; absent if there is none. */
  poops?: WirePoop[]
  /** The holes that dogs have dug; absent if there are none. */
  holes?: WireHole[]
  /**
   * How many things of the room can be used. A page that counts otherwise is older or newer than the room: the numbers of
   * things mean others to it.
   */
  usable?: number
  /**
   * [US8] The actions that administrators have given to things of the room, which are not counted in `usable`; absent if there
   * are none.
   */
  given?: readonly GivenAction[]
  /** The uses of things that are not over, the oldest first, 64 at most; absent if there are none. */
  used?: (WireUse & { thing: number })[]
  /** The dogs that play a game at a cabinet; absent if there are none. */
  playing?: { dog: DogId; game: GameKey }[]
  /** The round at the spinning wheel; absent if there is none. */
  wheel?: WireWheel
  /** The festive pieces, in the order in which they were set up; absent if there are none. */
  festive?: WireFestive[]
  /** The calm mode that staff have set; absent if there is none. */
  calm?: Calm
  /** Oldest first: the lines after the `lastSeq` of the hello (the newest 200 at most); without one the newest 50. */
  lines: (ChatLine | Whisper)[]
}

/** A door to another room, in tiles: a dog that stops on one of them goes through. */
export type WireDoor = { id: string; x: number; y: number; w: number; h: number; room: string }

/** A thing on the ground at tile (x, y); `ver` counts how often it has changed hands or place. */
export type WireThing = { id: number; ver: number; kind: string; x: number; y: number }

/** The poop of this dog at tile (x, y); `name` is the dog's name at that time. */
export type WirePoop = { dog: DogId; name: string; x: number; y: number }

/**
 * A use of a thing: `thing` is its number among the usable things of the room (rules/things/usable.ts). `a` and `b` are from
 * 0 to 65,535.
 */
export type WireUse = LastUse & { thing: number | typeof SELF }

/**
 * A round at the spinning wheel. `dogs` are in the order of their numbers, and `opener` is among them. Until `drawsAt` (room
 * clock, epoch ms) others may join. `hash` is the SHA-256 of the seed, in hex. Once it is drawn, `drawn` has the seed and the
 * time: what it says follows from the seed and the count of dogs (rules/committee/wheel.ts).
 */
export type WireWheel = {
  opener: DogId
  dogs: readonly DogId[]
  drawsAt: number
  hash: string
  drawn?: { seed: string; at: number }
}

/** A festive piece at tile (x, y), on no ground of its own. No two that a room has had have the same `id`. */
export type WireFestive = { id: number; kind: FestiveKind; x: number; y: number }

/** A hole at tile (x, y), which fills up until `until` (room clock, epoch ms). */
export type WireHole = { x: number; y: number; until: number }

/**
 * Facts about a dog. `born` is the day of its birth, counted from 1970-01-01 in Oslo: its size follows from it. `owner`
 * is the username of its owner, by which two dogs of one name are told apart. `heart` is the tier by which the owner supports the
 * park, null when that ends or the owner hides it. `committee` is how many pennons its streamer has while its owner sits on the
 * party committee, null when that ends. `tint` is the coat in which the roulette has it drawn, null once it has its own again.
 * `followers` is false while nobody may follow it [FO2]. Each is absent where it is not known.
 */
export type DogMark = {
  dog: DogId
  mark: {
    born?: number
    owner?: string
    heart?: Heart | null
    committee?: Pennons | null
    tint?: WireTint | null
    followers?: boolean
  }
}

/** A coat, "#rrggbb". */
export type WireTint = Pick<WireDog, 'color' | 'shadowColor'>

/** A dog as others see it. Colours are "#rrggbb", wear is item keys. */
export type WireDog = {
  id: DogId
  /** The number that stands for the dog in binary frames, from 0: the lowest that was free when it came. */
  slot: number
  name: string
  color: string
  shadowColor: string
  wear: { hat: string | null; mouth: string | null; back: string | null; ass: string | null }
  /** It follows from the role of the user, never from text. */
  badge: StaffBadge | null
  pose: Pose
  /** The direction in which it looks, 0 north to 7 north-west clockwise. */
  facing: number
  walk: Walk
  /** True while its connection is lost. */
  away: boolean
}

/**
 * A public line of the log. `seq` grows within a room, `color` is that of the dog, `at` is epoch ms. With `as: 'me'`
 * the text is what the dog does. A line with a `phrase` is to be shown in the reader's language; its text is English.
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

/** A line of the same log that only two dogs get: `dog` has said it to `to`. */
export type Whisper = Omit<ChatLine, 'as' | 'phrase'> & { to: DogId; toName: string }
