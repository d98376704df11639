import type {
  ChatLine,
  DogId,
  WireFestive,
  WireHole,
  WirePoop,
  WireThing,
  WireWheel,
} from '#durable/protocol/messages.ts'
import type { ROULETTE } from '#durable/rules/committee/roulette.ts'
import type { Lot, WHEEL } from '#durable/rules/committee/wheel.ts'
import type { CHALLENGE, ChallengeGame, TOGETHER } from '#durable/rules/games/round/challenge.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'

/** A line as the room stores it: the public fields, and those that only staff may read. */
export type KeptLine = ChatLine & {
  /** The dog that a whisper is for; absent on a public line. */
  to?: DogId
  toName?: string
  /** The user behind the dog that has said it. */
  user: number
  /** Whether staff with a badge said it: such a line reaches everybody [C11]. */
  isStaff: boolean
  /** Whether the word filter wants moderators to look at it. */
  isFlagged: boolean
  /** Whether it is the text of a poop [O5], which is not shown in the chat. */
  isPoop?: boolean
  /** Whether it is the text of a paw print [U6], which is not shown in the chat. */
  isPrint?: boolean
  /** The text as it was typed, where the filter has masked some of it with stars; else null. */
  typed: string | null
}

/**
 * A text that has passed the filter (`text` is what others may read), with the fields about it that only staff read.
 */
export type FilteredWords = Pick<KeptLine, 'text' | 'isFlagged' | 'typed'>

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

/** The last use of a thing, which has this id in the pack of the room; of a seat there is one for each place. */
export type KeptUse = LastUse & { thing: string }

/**
 * [PC11] [PC13] [GR16] Who has asked to open the wheel or for a race, or has said yes, and by which op: it goes on once the seed is
 * there.
 */
export type LotAsked = {
  dog: DogId
  op: string
  thing: typeof WHEEL | typeof ROULETTE | typeof CHALLENGE | typeof TOGETHER
  game?: ChallengeGame
}

/** [GR16] A dog has challenged another one, which may answer until then (epoch ms). */
export type KeptChallenge = { by: DogId; dog: DogId; game: ChallengeGame; until: number; isAnswered: boolean }

/** A round at the spinning wheel as a room stores it: the seed too, which nobody is told before it was drawn (`drawnAt`). */
export type KeptWheel = Omit<WireWheel, 'hash' | 'drawn'> & { lot: Lot; drawnAt: number | null }

/** [PC14] A festive piece as a room stores it. `until` is when the term ends of the user who has set it up (epoch ms). */
export type KeptPiece = WireFestive & { user: number; until: number }

/** [PC15] The festive pieces: `last` is the number of the latest one, which was set up at `newestAt` (epoch ms). */
export type KeptFestive = { pieces: readonly KeptPiece[]; last: number; newestAt: number }

/**
 * What a room stores besides its lines and its dogs: JSON values, each written as a whole under its name. Code that
 * changes one replaces the value and returns the effect `{ do: 'keep', what: <its name>, when }`. A new name needs
 * nothing else. Where nothing is stored under a name, the value is that of NOTHING_KEPT.
 */
export type KeptParts = {
  /** The things that lie on the ground, as all pages in the room show them. */
  ground: readonly WireThing[]
  /**
   * The poop that lies on the ground: one of each dog at most, since a dog may poop again only after its last poop is
   * gone.
   */
  poops: readonly KeptPoop[]
  /** The holes that dogs have dug, the oldest first; some of them may have filled up by now. */
  holes: readonly WireHole[]
  /** The last uses of things, the oldest first. Some of them may be over by now. */
  things: readonly KeptUse[]
  /** The round at the spinning wheel that is open, or was drawn a moment ago; null for none. */
  wheel: KeptWheel | null
  /** The festive pieces that the party committee has set up. */
  festive: KeptFestive
  /** The challenges that wait for an answer, or for the seed of the race; some may be over by now. */
  challenges: readonly KeptChallenge[]
  /** The calm mode that staff have set (slow, phrases only, pause); null for none. It may have ended by now. */
  calm: Calm | null
  /**
   * The lowest epoch that a ticket of a dog must have to be let in, remembered until `until` (epoch ms). It is the
   * epoch of the dog's latest stay, here or in another room, which has ended or made an older ticket void.
   */
  outdated: readonly { dog: DogId; epoch: number; until: number }[]
}

export const NOTHING_KEPT: Readonly<KeptParts> = {
  ground: [],
  poops: [],
  holes: [],
  things: [],
  wheel: null,
  festive: { pieces: [], last: 0, newestAt: 0 },
  challenges: [],
  calm: null,
  outdated: [],
}
