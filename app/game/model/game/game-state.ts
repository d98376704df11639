import type { ArcadePage } from '#app/game/model/around/cabinets.ts'
import type { Opening } from '#app/game/model/around/opening-things.ts'
import type { Rests } from '#app/game/model/around/rests.ts'
import type { Scent } from '#app/game/model/around/scent.ts'
import type { Sniffer } from '#app/game/model/around/sniffers.ts'
import type { ThingNoun } from '#app/game/model/around/thing-nouns.ts'
import { FULL_ALLOWANCE } from '#app/game/model/chat/chat-allowance.ts'
import type { ChatAllowance } from '#app/game/model/chat/chat-allowance.ts'
import type { HeardLine } from '#app/game/model/chat/chat-log.ts'
import type { PublishedCommand } from '#app/game/model/chat/commands.ts'
import type { Link } from '#app/game/model/connection/link.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { Trip } from '#app/game/model/travel/autopilot.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { ClientMessage, DogId, NudgeAbout, ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Emote } from '#durable/rules/chat.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import type { PhraseWords } from '#durable/rules/phrases/phrases.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { LastUse } from '#durable/rules/things/last-use.ts'
import type { SelfAct } from '#durable/rules/things/self.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'

/** The state that the interface shows. `refusal` is the latest refusal, until it is dismissed. */
export type GameState = {
  world: World
  link: Link
  chatAllowance: ChatAllowance
  refusal: GameRefusal | null
  /** The room that the dog is in; null until the first one is there. */
  place: ParkPlace | null
  /**
   * True while the pack of the dog's room is being fetched, and the picture still shows another room; or its own as it was,
   * longer than anybody should stand on that.
   */
  isFetching: boolean
  /** Something lies over the whole picture of the park, which then stands still. */
  isCovered: boolean
  /** The trip through several rooms that the dog makes by itself; null for none. */
  trip: Trip | null
  /** [FO1] The dog that the own one follows; null for none. */
  following: Pick<WireDog, 'id' | 'name'> | null
  /** The dog or line that the player is about to report; null for none. */
  reporting: Reported | null
  /** The lifepoints that the own dog got for its first visit of the day, until the player has read the notice. */
  greeting: number | null
  /**
   * How often the page had been nudged about the account of its dog, by the latest ticket; null if all of the account
   * has to be fetched.
   */
  nudges: number | null
  /** Whether the latest attempt to come in was a return by a pass, as everybody makes one after a deploy. */
  isReturn: boolean
  /** The poop that the own dog sniffed at last, with its message. */
  smelled: Smelled | null
  /** What the own dog has read on a smell post last. */
  postRead: PostRead | null
  /** How often it has read one since the page was loaded. */
  postsRead: number
  /** The acts that are of no use before some time. */
  rests: Rests
  /** Until when the own dog drips after a swim (own clock, epoch ms). */
  wetUntil: number
  /** The dogs that have sniffed the own one of late. */
  sniffers: readonly Sniffer[]
  /** What an NPC has said last; null while none has. */
  npcWords: NpcWords | null
  /** The park's own phrases in the player's language; null until they are fetched. */
  phrases: PhraseWords | null
  /** The title of the film that runs in the cinema, while the dog is there; null for none. */
  film: string | null
  /** The calm mode that staff have set; it may have ended by now. */
  calm: Calm | null
  /** What the commands of the chat field are called; empty until it is known. */
  commands: readonly PublishedCommand[]
}

/** A dog to report, which may have left by now, and the number of one of its lines in the log of `room`, if any. */
export type Reported = { dog: DogId; name: string; line: number | null; room: string | null }

export type Smelled = Extract<ServerMessage, { type: 'smelled' }>
export type PostRead = Extract<ServerMessage, { type: 'postRead' }>

export const FIRST_STATE: Omit<GameState, 'link'> = {
  world: EMPTY_WORLD,
  chatAllowance: FULL_ALLOWANCE,
  refusal: null,
  place: null,
  isFetching: false,
  isCovered: false,
  trip: null,
  following: null,
  reporting: null,
  greeting: null,
  nudges: null,
  isReturn: false,
  smelled: null,
  postRead: null,
  postsRead: 0,
  rests: new Map(),
  wetUntil: 0,
  sniffers: [],
  npcWords: null,
  phrases: null,
  film: null,
  calm: null,
  commands: [],
}

/** The room in which the own dog can walk now, without the number of a twin; null while there is none. */
export function roomToWalkIn({ world, link, isFetching }: GameState): string | null {
  return link.state === 'open' && !isFetching && world.room !== null ? roomOf(world.room) : null
}

/** What an NPC, or with null a thing that the own dog uses, has said to this player alone. */
export type NpcWords = { npc: NpcKey | null; name: string; text: string }

/** A refusal to show. `text` and `problem` say more than the reason alone does. */
export type GameRefusal = {
  reason: Refusal
  /** What was requested. `act` is a command about a dog that is not here. */
  request: ClientMessage['type'] | 'door' | 'act'
  /** The dog that the act was about; it may be the own dog. */
  dog?: DogId
  text?: string
  problem?: AccessProblem
}

/** What the room tells of challenges and races, whose script is loaded with the first of it. */
export type ChallengeMoment = {
  type: 'challenged'
  told: Extract<ServerMessage, { type: 'challengeAsked' | 'challengeDenied' | 'raceCalled' | 'raceSet' | 'raced' }>
}

/** A one-time event for the interface and the scene, which is not a part of the state. */
export type Moment =
  | { type: 'said'; line: HeardLine; isOwn: boolean }
  | { type: 'emoted'; dog: DogId; emote: Emote }
  | { type: 'typing'; dog: DogId }
  /** Data of the own dog has changed and is to be fetched by GraphQL. */
  | { type: 'nudge'; about: NudgeAbout }
  | { type: 'risen'; dog: DogId; rank: Rank }
  /** A dog of the room has ended a round of the arcade with so many points. */
  | { type: 'scored'; dog: DogId; name: string; color: string; game: GameKey; score: number }
  /** A piece of the round that this player watches, or the room shows none. */
  | Extract<ServerMessage, { type: 'watched' }>
  | { type: 'unwatched' }
  /** The room has told of a challenge or a race [GR16]. */
  | ChallengeMoment
  /** A dog begins to dig. */
  | { type: 'digging'; dog: DogId }
  /** A dog has sniffed another one, or itself. */
  | { type: 'sniffed'; dog: DogId; other: DogId }
  /** A dog has dug and found this many bones; `scent` is how near the own dog was to a spot when it found none. */
  | { type: 'dug'; dog: DogId; bones: number; scent?: Scent }
  /** The own dog has put its nose to the ground; null where there is nothing to smell. */
  | { type: 'nosed'; scent: Scent | null }
  /** The own dog has gained so much karma. */
  | { type: 'gained'; karma: number }
  /** The own dog has come to talk with an NPC. */
  | { type: 'met'; npc: NpcKey }
  /** The own dog has used a thing or talked with an NPC, and gained so much; nothing where the room refused it. */
  | { type: 'used'; thing: string; bones: number; karma: number; isErrandDone?: boolean }
  /** A dog has used a thing of the room; own uses are told at once. `isHeard`: not by somebody whom the player does not hear. */
  | { type: 'thing-used'; thing: UsableThing; dog: DogId; use: LastUse; isHeard: boolean }
  /** [US8] The room has let the own dog use a thing that has something to say. */
  | { type: 'thing-answered'; thing: UsableThing }
  /** A dog has done something with itself. */
  | { type: 'did'; act: SelfAct; dog: DogId }
  /** An NPC or a thing has said something to this player alone. */
  | ({ type: 'npc-said' } & NpcWords)
  /** The own dog has picked up a thing of this kind. */
  | { type: 'fetched'; kind: string }
  /** The player has tapped a thing that cannot be used. */
  | { type: 'looked'; noun: ThingNoun }
  /** The player has tapped a creature. */
  | { type: 'spotted'; creature: CreatureKind }
  /** The own dog stands at the cabinet of this game or at its board, and its player wants to see it. */
  | { type: 'opened'; game: GameKey; page: ArcadePage }
  /** The own dog stands before a thing that opens a window, and its player wants to see it. */
  | { type: 'came-to'; opens: Opening }
  /** The own dog has left a paw print for this one. */
  | { type: 'printed'; dog: DogId }
  | { type: 'changed' }
  | { type: 'sent-off' }
  /** The own dog is in another room now. */
  | { type: 'elsewhere' }
  /** [ED4] The room in which it is has other ground now. */
  | { type: 'rebuilt' }
  /** The chat field is to begin a whisper to this dog. */
  | { type: 'addressed'; name: string }
  /** The chat field is to add the name of this dog. */
  | { type: 'mentioned'; name: string }
  /** The room has refused a line, which goes back into the chat field. */
  | { type: 'unsaid'; text: string }

/** Refusals for which the server sends a text with details. */
export const SAYS_MORE: readonly Refusal[] = ['only-pack', 'rank-too-low', 'karma-too-low', 'item-missing', 'not-owned']
