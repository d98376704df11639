import type { ClientMessage, DogId, NudgeAbout, ServerMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { Emote } from '#durable/rules/chat.ts'
import type { PhraseWords } from '#durable/rules/phrases/phrases.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { HeardLine } from '#app/game/model/chat/chat-log.ts'
import { FULL_ALLOWANCE } from '#app/game/model/chat/chat-allowance.ts'
import type { ChatAllowance } from '#app/game/model/chat/chat-allowance.ts'
import type { Link } from '#app/game/model/connection/link.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { Trip } from '#app/game/model/travel/autopilot.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'

/** What the interface shows of the game. `refusal` is the latest no of the room, until it is dismissed. */
export type GameState = {
  world: World
  link: Link
  chatAllowance: ChatAllowance
  refusal: GameRefusal | null
  /** The room that the dog is in; null until the first one is there. */
  place: ParkPlace | null
  /** True while the room has told of a place that has yet to be fetched: what is shown is not where the dog is. */
  isFetching: boolean
  /** The way through the rooms that the dog is on by itself. */
  trip: Trip | null
  /** What is to be reported, from where one has found it. */
  reporting: Reported | null
  /** Lifepoints that own dog was given for the first visit of the day, until the player has read it. */
  greeting: number | null
  /** The poop that own dog sniffed at last, and what it says. */
  smelled: Smelled | null
  /** The park's own phrases in the player's language; null until they are fetched. */
  phrases: PhraseWords | null
  /** What the staff ask of the room; it may be over by now. */
  calm: Calm | null
}

/** A dog that may be gone by now, and perhaps a line of it in the log of a room. */
export type Reported = { dog: DogId; name: string; line: number | null; room: string | null }

export type Smelled = Extract<ServerMessage, { type: 'smelled' }>

export const FIRST_STATE: Omit<GameState, 'link'> = {
  world: EMPTY_WORLD,
  chatAllowance: FULL_ALLOWANCE,
  refusal: null,
  place: null,
  isFetching: false,
  trip: null,
  reporting: null,
  greeting: null,
  smelled: null,
  phrases: null,
  calm: null,
}

/** The room that own dog can be sent about in, without the number of a twin; null while there is none. */
export function roomToWalkIn({ world, link, isFetching }: GameState): string | null {
  return link.state === 'open' && !isFetching && world.room !== null ? roomOf(world.room) : null
}

/** `text` and `problem` say more than the reason alone does. */
export type GameRefusal = {
  reason: Refusal
  /** What was asked for; `act` is a command about a dog that is not here. */
  request: ClientMessage['type'] | 'door' | 'act'
  /** The dog that the act was about, own dog included. */
  dog?: DogId
  text?: string
  problem?: AccessProblem
}

/** What happened once, for those who draw it; the state has no place for it. */
export type Moment =
  | { type: 'said'; line: HeardLine; isOwn: boolean }
  | { type: 'emoted'; dog: DogId; emote: Emote }
  | { type: 'typing'; dog: DogId }
  /** Something of own dog's is different: to be asked for by GraphQL. So is all of it after each `elsewhere`. */
  | { type: 'nudge'; about: NudgeAbout }
  | { type: 'risen'; dog: DogId; rank: Rank }
  /** A dog has dug, and found so many bones. */
  | { type: 'dug'; dog: DogId; bones: number }
  /** Own dog has gained karma. */
  | { type: 'gained'; dog: DogId }
  /** Own dog has left a paw print for this one. */
  | { type: 'printed'; dog: DogId }
  | { type: 'changed' }
  | { type: 'sent-off' }
  /** Own dog is in another room. */
  | { type: 'elsewhere' }
  /** The next line is to be a whisper to this dog. */
  | { type: 'addressed'; name: string }
  /** The name of this dog goes into the line that is being written. */
  | { type: 'mentioned'; name: string }
  /** A line that the room did not take, to be put back. */
  | { type: 'unsaid'; text: string }

/** Of these the park says whose, and how far it is. */
export const SAYS_MORE: readonly Refusal[] = ['only-pack', 'rank-too-low', 'karma-too-low', 'item-missing']
