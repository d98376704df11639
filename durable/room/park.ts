import type { DogId, WireDog, WireDoor } from '#durable/protocol/messages.ts'
import type { WordFilter } from '#durable/rules/filter/filter.ts'
import type { RoomSettings } from '#durable/rules/staff/settings.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { KeptLine } from './chat/log.ts'
import type { KeptParts } from './kept.ts'
import { facingAt, tileTakenBy } from './park-dog.ts'
import type { ParkDog } from './park-dog.ts'
import type { Slots } from './slots.ts'
import type { TakenTiles } from './taken-tiles.ts'

/** Everything that one park knows while it is in memory; the verbs (entering, walking, talking …) work on it. */
export type Park = {
  readonly key: string
  /** The address of the pack that it is played by. */
  readonly pack: string
  readonly grid: Grid
  /** Where dogs arrive: at the one of the door they came by, else at the first. */
  readonly entries: readonly [NamedTile, ...NamedTile[]]
  readonly doors: readonly WireDoor[]
  readonly maxDogs: number
  /** The switches and numbers that staff have set; they may change at any time. */
  settings: RoomSettings
  /** What is said passes it; staff may change its lists at any time [Y8]. */
  filter: WordFilter
  /** Changed by `place`, `moveTo` and `takeAway` alone, which keep `taken` and `slots` true. */
  readonly dogs: Map<DogId, ParkDog>
  readonly taken: TakenTiles
  readonly slots: Slots
  /** Those of hidden dogs. */
  readonly hiddenSlots: Slots
  /** The latest lines and whispers, oldest first, as many as may have to be told again. */
  lines: readonly KeptLine[]
  /** The number of the line that was said last, 0 before the first. */
  lastSeq: number
  /** Dogs that lost their connection while the room was asleep, which nobody has been told yet. */
  lostAsleep: DogId[]
  /** Of which epoch a ticket of a dog has to be, and until when that is kept (epoch ms): it was here or elsewhere by that one. */
  readonly outdated: Map<DogId, { epoch: number; until: number }>
  /** What is kept under a name of its own. */
  readonly kept: KeptParts
  /** Which versions of things have been taken from here, by their ids: an answer that comes late does not lay them down. */
  readonly lifted: Map<number, number>
  /** What dogs were last heard to wear, as of which move of things, and until when that is kept (epoch ms). */
  readonly dressed: Map<DogId, { wear: WireDog['wear']; asOf: number; until: number }>
  /** Users who may not come in, and until when (epoch ms): they were banned while they were on their way. */
  readonly barred: Map<number, number>
  /** For when the room has asked to be woken; undefined until it has asked at all. */
  wakeAt: number | null | undefined
}

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

/** Puts a dog elsewhere, standing there or on its way. */
export function moveTo(park: Park, dog: ParkDog, place: Pick<ParkDog, 'walk' | 'pose' | 'facing'>): void {
  if (!dog.hidden) park.taken.release(tileTakenBy(dog))
  Object.assign(dog, place)
  if (!dog.hidden) park.taken.take(tileTakenBy(dog))
}

/** Gives a dog another walk, on which it keeps looking where it looked. */
export function setWalk(park: Park, dog: ParkDog, walk: Walk, now: number): void {
  moveTo(park, dog, { walk, pose: dog.pose, facing: facingAt(park.grid, dog, now) })
}

/** [W8] Whether another dog than this one stands on the tile or is on its way there. */
export function isTakenFor(park: Park, dog: ParkDog | undefined, tile: Tile): boolean {
  const own = dog && tileTakenBy(dog)
  const ownCount = !dog?.hidden && own && own.x === tile.x && own.y === tile.y ? 1 : 0
  return park.taken.countAt(tile) > ownCount
}
