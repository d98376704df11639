import type { DogId, Notice, WireDog } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { LogEntry } from '#app/game/model/chat/chat-log.ts'
import type { Glide } from './glide.ts'
import type { Grave } from './graves.ts'
import type { Doing, Lying } from './lying.ts'

/**
 * What this client knows of the park. It holds no positions: where a dog is follows from its walk and the room's clock
 * (seen-dog.ts). Own walks are shown at once and held against the room's answer (predict.ts).
 */
export type World = Lying & {
  /** Own dog; null before the first welcome. */
  me: DogId | null
  room: string | null
  /** Whether nobody else knows of own dog. */
  hidden: boolean
  /** Why own dog was sent away; null for as long as it was not. */
  notice: Notice | null
  /** Room clock minus own clock, ms. */
  clockOffsetMs: number
  dogs: ReadonlyMap<DogId, SeenDog>
  /** Of dogs that were seen to die here. */
  graves: readonly Grave[]
  prediction: Prediction | null
  /** The number of the walk that was asked for last. */
  walkSeq: number
  log: readonly LogEntry[]
  /** The last chat line known, for the next hello. */
  lastSeq: number | null
  /** Lines of others since the log was last looked at. */
  unread: number
  /** What was heard in the rooms that the dog has left. */
  elsewhere: ReadonlyMap<string, Heard>
}

/** The log of a room, and its last line. */
export type Heard = Pick<World, 'log' | 'lastSeq'>

export type SeenDog = WireDog & {
  /** Where it was drawn when its walk was corrected, as a distance in tiles that is walked off at once. */
  glide: Glide | null
  /** What it is seen to do until then (own clock), unless it walks. */
  doing?: Doing | undefined
}

/** The walk that is shown before the room has answered, and what the room said last. */
export type Prediction = { seq: number; goal: Tile; confirmed: Confirmed }
export type Confirmed = Pick<WireDog, 'walk' | 'pose' | 'facing'>

export const EMPTY_WORLD: World = {
  me: null,
  room: null,
  hidden: false,
  notice: null,
  clockOffsetMs: 0,
  dogs: new Map(),
  things: new Map(),
  poops: new Map(),
  graves: [],
  prediction: null,
  walkSeq: 0,
  log: [],
  lastSeq: null,
  unread: 0,
  elsewhere: new Map(),
}

/** The log of a room where nothing was heard. */
export const UNHEARD: Heard = { log: [], lastSeq: null }

/** The room's clock at `now` of our own (both epoch ms). */
export function roomTime(world: World, now: number): number {
  return now + world.clockOffsetMs
}

export function ownDog({ me, dogs }: World): SeenDog | undefined {
  return me === null ? undefined : dogs.get(me)
}

export function markRead(world: World): World {
  return world.unread === 0 ? world : { ...world, unread: 0 }
}

/** The last line that is known of a room; null where none is. */
export function lastSeqOf(world: World, room: string): number | null {
  return heardIn(world, room).lastSeq
}

/** What was heard in a room; UNHEARD where it is new. */
export function heardIn(world: World, room: string): Heard {
  return world.room === room ? world : (world.elsewhere.get(room) ?? UNHEARD)
}
