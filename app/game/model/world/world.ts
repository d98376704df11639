import type { LogEntry } from '#app/game/model/chat/chat-log.ts'
import type { DogId, Notice, WireDog, WireTint, WireWheel } from '#durable/protocol/messages.ts'
import type { Pennons } from '#durable/rules/committee/sitting.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { Heart } from '#durable/rules/roles.ts'
import type { TrailLeg } from '#durable/rules/smells/trail-leg.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { NOT_FESTIVE } from './festive.ts'
import type { Festive } from './festive.ts'
import type { Glide } from './glide.ts'
import type { Grave } from './graves.ts'
import type { SeenHole } from './holes.ts'
import type { Hop } from './hop.ts'
import type { Doing, Lying } from './lying.ts'
import { NOT_ASKED } from './roulette.ts'
import type { Roulette } from './roulette.ts'
import { UNUSED } from './things.ts'
import type { Uses } from './things.ts'

/**
 * What this client knows of the room. It holds no positions: where a dog is follows from its walk and the room's clock
 * (seen-dog.ts). Own walks are predicted, and corrected by the room's answer (predict.ts).
 */
export type World = Lying & {
  /** The own dog; null before the first welcome. */
  me: DogId | null
  room: string | null
  /** The hash of the pack of that room. */
  pack: string | null
  /** [K4] Whether the own dog is hidden from others. */
  hidden: boolean
  /** Why the own dog was sent away; null if it was not. */
  notice: Notice | null
  /** Room clock minus own clock, ms. */
  clockOffsetMs: number
  dogs: ReadonlyMap<DogId, SeenDog>
  /** The gravestones of dogs that died here while this page saw it. */
  graves: readonly Grave[]
  /** The holes that dogs have dug, the oldest first. They are not drawn once they have filled up. */
  holes: readonly SeenHole[]
  /** How the things of the room were used of late. */
  uses: Uses
  /** The round at the spinning wheel; null for none. */
  wheel: WireWheel | null
  /** What was told of the colour roulette. */
  roulette: Roulette
  /** The festive pieces of the room. */
  festive: Festive
  /** [G6] The gates of the room that are open to the own dog, by their ids. */
  openGates: readonly string[]
  /** The own dog's spots in the soil of this room that it has not found yet. */
  spots: readonly Tile[]
  /** [SC2] What the room has told of the day's trail; null for nothing. */
  trail: TrailLeg | 'elsewhere' | 'found' | null
  /** [CA3] How many finds of the week the user has, while a hunt is on in this room; null while none is. */
  hunt: number | null
  /** [PG2] The packs whose banner hangs, as far as the page has asked. */
  banners: readonly string[]
  /** The Oslo day of which both were told; null before that. Readers ask `smellsNow`. */
  smellsDay: number | null
  /** Until when the own dog has its nose down (own clock, epoch ms). */
  nosesUntil: number
  prediction: Prediction | null
  /** The own dog's walk as the room has told it; the one that is shown may have begun earlier. */
  told: Walk | null
  /** The `seq` of the latest walk request. */
  walkSeq: number
  log: readonly LogEntry[]
  /** The number of the newest chat line, for the next hello; null before the first one. */
  lastSeq: number | null
  /** Lines of others since the log was last looked at. */
  unread: number
  /** The logs of rooms that the dog has left, by room key. */
  elsewhere: ReadonlyMap<string, Heard>
}

/** The log of a room, and the number of its newest line. */
export type Heard = Pick<World, 'log' | 'lastSeq'>

export type SeenDog = WireDog & {
  /** The offset at which it is still drawn after its walk was corrected; null for none. */
  glide: Glide | null
  /** [ED4] It was moved since the ground has changed. */
  hop?: Hop | undefined
  /** The day of its birth (`osloDay`), from which its size follows; absent until the room has told. */
  born?: number | undefined
  /** The username of its owner; absent until the room has told. */
  owner?: string | undefined
  /** The heart of its owner's support. */
  heart?: Heart | null | undefined
  /** [PC8] The pennons of its badge while its owner sits on the party committee. */
  committee?: Pennons | null | undefined
  /** [PC13] The coat in which the colour roulette has it drawn. */
  tint?: WireTint | null | undefined
  /** [FO2] False while nobody may follow it. */
  followers?: boolean | undefined
  /** The game that it plays at a cabinet. */
  playing?: GameKey | null | undefined
  /** A gesture that is shown unless the dog walks. */
  doing?: Doing | undefined
}

/** The own walk that is shown before the room has answered, and the last state that the room has confirmed. */
export type Prediction = { seq: number; goal: Tile; confirmed: Confirmed }
export type Confirmed = Pick<WireDog, 'walk' | 'pose' | 'facing'>

export const EMPTY_WORLD: World = {
  me: null,
  room: null,
  pack: null,
  hidden: false,
  notice: null,
  clockOffsetMs: 0,
  dogs: new Map(),
  things: new Map(),
  poops: new Map(),
  graves: [],
  holes: [],
  uses: UNUSED,
  wheel: null,
  roulette: NOT_ASKED,
  festive: NOT_FESTIVE,
  openGates: [],
  spots: [],
  trail: null,
  hunt: null,
  banners: [],
  smellsDay: null,
  nosesUntil: 0,
  prediction: null,
  told: null,
  walkSeq: 0,
  log: [],
  lastSeq: null,
  unread: 0,
  elsewhere: new Map(),
}

/** The empty log of a room that is new to this page. */
export const UNHEARD: Heard = { log: [], lastSeq: null }

/** The room's clock at `now` of our own clock (both epoch ms). */
export function roomTime(world: World, now: number): number {
  return now + world.clockOffsetMs
}

export function ownDog({ me, dogs }: World): SeenDog | undefined {
  return me === null ? undefined : dogs.get(me)
}

/** Where the own dog's walk ends; null while it is not here. */
export function ownGoal(world: World): Tile | null {
  const me = ownDog(world)
  return me ? endOf(me.walk) : null
}

export function markRead(world: World): World {
  return world.unread === 0 ? world : { ...world, unread: 0 }
}

/** The number of the newest line that is known of a room; null if there is none. */
export function lastSeqOf(world: World, room: string): number | null {
  return heardIn(world, room).lastSeq
}

/** The log of a room; UNHEARD if the room is new. */
export function heardIn(world: World, room: string): Heard {
  return world.room === room ? world : (world.elsewhere.get(room) ?? UNHEARD)
}
