import type { DogId, WireDog, WireDoor } from '#durable/protocol/messages.ts'
import type { CommitteePlaces } from '#durable/rules/committee/places.ts'
import type { WordFilter } from '#durable/rules/filter/filter.ts'
import type { ChallengeGame } from '#durable/rules/games/round/challenge.ts'
import type { GateGround } from '#durable/rules/places/gates.ts'
import type { Abilities } from '#durable/rules/sheets/abilities.ts'
import type { SmellPost } from '#durable/rules/smells/posts.ts'
import type { TrailGround } from '#durable/rules/smells/trail-drawing.ts'
import type { RoomSettings } from '#durable/rules/staff/settings.ts'
import type { GivenAction } from '#durable/rules/things/given.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { KeptLine, KeptParts } from './kept.ts'
import { facingAt, tileTakenBy } from './park-dog.ts'
import type { ParkDog } from './park-dog.ts'
import type { CalledRace, Race } from './race.ts'
import type { Slots } from './slots.ts'
import type { TakenTiles } from './taken-tiles.ts'

/** The state of one room in memory. The functions of this folder (entering, walking, talking …) change it. */
export type Park = {
  readonly key: string
  /** The hash of the published pack (ground, entries, doors) that the room was made from. */
  readonly pack: string
  /** [G7] All gates are open in it: it is the ground on which everybody reads the walks of dogs. */
  readonly grid: Grid
  /** [G6] Which tiles are for some dogs alone; null for none. */
  readonly gates: GateGround | null
  /** Where dogs arrive: at the entry that belongs to the door they came through, else at the first one. */
  readonly entries: readonly [NamedTile, ...NamedTile[]]
  readonly doors: readonly WireDoor[]
  /** The things that dogs can use, by their ids, in the order of their numbers. */
  usable: ReadonlyMap<string, UsableThing>
  /** [US8] The actions that administrators have given to things of this room; they may change at any time. */
  given: readonly GivenAction[]
  /** Where the abilities of the party committee are used. */
  readonly committee: CommitteePlaces
  /** [TH12] The smell posts, by the ids of their things. */
  readonly posts: ReadonlyMap<string, SmellPost>
  /** All things: the day's trail goes round some, and on some one stands for an answer. */
  readonly things: readonly (TrailGround['things'][number] & { id: string; use?: string })[]
  /** [ED9] Whether staff have closed the room, so that nobody may be here. */
  readonly isClosed: boolean
  readonly maxDogs: number
  /** The switches and numbers that staff have set; they may change at any time. */
  settings: RoomSettings
  /** [SD31] The switches and numbers of what the party committee can do, as administrators have published them. */
  abilities: Abilities
  /** Every text that others read passes this filter. Staff may change its word lists at any time [Y8]. */
  filter: WordFilter
  /** Only `place`, `moveTo` and `takeAway` may change it: they keep `taken`, `slots` and `hiddenSlots` in step. */
  readonly dogs: Map<DogId, ParkDog>
  readonly taken: TakenTiles
  readonly slots: Slots
  /** The slots of hidden dogs. */
  readonly hiddenSlots: Slots
  /** The newest lines and whispers, oldest first: as many as a welcome may have to repeat. */
  lines: readonly KeptLine[]
  /** The number of the newest line; 0 before the first. */
  lastSeq: number
  /** Dogs whose connections were lost while the room slept. The others have yet to be sent a message about it. */
  lostAsleep: DogId[]
  /** The parts that are stored by name. */
  readonly kept: KeptParts
  /** [US4] Who has lately used each thing without anybody else in between, by its id; in memory alone. */
  readonly turns: Map<string, ThingTurn>
  /**
   * The newest version of each thing that was picked up here, by id: an older answer of the ledger must not lay it down
   * again.
   */
  readonly lifted: Map<number, number>
  /**
   * What dogs wear by the latest `dressed` event, for a visitor whom the gate let through before it. `asOf` orders the
   * events (the number of the ledger's newest move of things); `until` is how long the row is kept (epoch ms).
   */
  readonly dressed: Map<DogId, { wear: WireDog['wear']; asOf: number; until: number }>
  /** [GR17] The races that are on, by their ids; in memory alone. */
  readonly races: Map<string, Race>
  /** [GR18] The races that are called at cabinets, by their games; in memory alone. */
  readonly called: Map<ChallengeGame, CalledRace>
  /** Users who may not come in, and until when (epoch ms): they were banned when they already had a ticket. */
  readonly barred: Map<number, number>
  /** The time of the latest `wakeAt` effect (epoch ms, null: none wanted); undefined before the first one. */
  wakeAt: number | null | undefined
}

/** The dog that used a thing last, and when it did so since nobody else has (epoch ms, the oldest first). */
export type ThingTurn = { dog: DogId; times: readonly number[] }

export type NamedTile = Tile & { id?: string }

export function place(park: Park, dog: ParkDog): void {
  park.dogs.set(dog.visitor.dog, dog)
  slotsFor(park, dog.hidden).take(dog.slot)
  if (!dog.hidden) park.taken.take(tileTakenBy(dog))
}

export function slotsFor(park: Park, hidden: boolean): Slots {
  return hidden ? park.hiddenSlots : park.slots
}

export function takeAway(park: Park, dog: ParkDog): void {
  park.dogs.delete(dog.visitor.dog)
  slotsFor(park, dog.hidden).release(dog.slot)
  if (!dog.hidden) park.taken.release(tileTakenBy(dog))
}

/** Gives a dog another place, standing or on a walk, and updates the taken tiles. */
export function moveTo(park: Park, dog: ParkDog, place: Pick<ParkDog, 'walk' | 'pose' | 'facing'>): void {
  if (!dog.hidden) park.taken.release(tileTakenBy(dog))
  Object.assign(dog, place)
  if (!dog.hidden) park.taken.take(tileTakenBy(dog))
}

/** Gives a dog another walk. A walk without steps leaves it looking in its present direction. */
export function setWalk(park: Park, dog: ParkDog, walk: Walk, now: number): void {
  moveTo(park, dog, { walk, pose: dog.pose, facing: facingAt(park.grid, dog, now) })
}

/** [W8] Whether a dog other than this one stands on the tile or is on its way there. */
export function isTakenFor(park: Park, dog: ParkDog | undefined, tile: Tile): boolean {
  const own = dog && tileTakenBy(dog)
  const ownCount = !dog?.hidden && own && own.x === tile.x && own.y === tile.y ? 1 : 0
  return park.taken.countAt(tile) > ownCount
}
