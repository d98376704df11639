import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId, Pose } from '#durable/protocol/messages.ts'
import { findPath, freeTileNear, NEAR_GOAL_TILES } from '#durable/rules/paths.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf, isWalkOn, placeAt } from '#durable/rules/walks.ts'
import { arrivingDog, newcomerWith } from './entering.ts'
import { groundForNewcomers } from './gates.ts'
import { facingAt } from './state/park-dog.ts'
import type { ParkDog } from './state/park-dog.ts'
import { isTakenFor, place, slotsFor } from './state/park.ts'
import type { Park } from './state/park.ts'

/**
 * The dogs of a room as they are stored, in JSON. Lines are stored one by one; what a dog may still say is read from
 * them.
 */
export type RoomSnapshot = { v: 1; lastSeq: number; dogs: SavedDog[] }

/** A dog as it is stored. */
export type SavedDog = Pick<
  ParkDog,
  'visitor' | 'slot' | 'hidden' | 'pose' | 'facing' | 'walk' | 'awaySince' | 'hiddenPageSince'
> &
  // Absent where an earlier version has stored it, and for none.
  Partial<Pick<ParkDog, 'pennons' | 'tint' | 'passes'>>

/** Where all dogs are. It is short, since it is written every few seconds while anybody walks. */
export type SavedPlaces = { lastSeq: number; places: SavedPlace[] }
/** Where one dog is. It is stored with each line that the dog says. */
export type SavedPlace = [dog: DogId, pose: Pose, facing: number, x: number, y: number, dirs: string, startedAt: number]

export function snapshotOf(park: Park, now: number): RoomSnapshot {
  return { v: 1, lastSeq: park.lastSeq, dogs: [...park.dogs.values()].map((dog) => savedDog(park, dog, now)) }
}

export function savedDog(park: Park, dog: ParkDog, now: number): SavedDog {
  const { visitor, slot, hidden, pose, walk, awaySince, hiddenPageSince, pennons, tint, passes } = dog
  const saved = { visitor, slot, hidden, pose, facing: facingAt(park.grid, dog, now), walk, awaySince }
  return {
    ...saved,
    ...(hiddenPageSince !== undefined && { hiddenPageSince }),
    ...(pennons && { pennons }),
    ...(tint && { tint }),
    ...(passes && { passes }),
  }
}

export function savedPlaces(park: Park, now: number): SavedPlaces {
  return { lastSeq: park.lastSeq, places: [...park.dogs.values()].map((dog) => savedPlace(park, dog, now)) }
}

export function savedPlace(park: Park, dog: ParkDog, now: number): SavedPlace {
  const { x, y, dirs, startedAt } = dog.walk
  return [dog.visitor.dog, dog.pose, facingAt(park.grid, dog, now), x, y, dirs, startedAt]
}

/** Something stored, with the number of its write: writes of a room are numbered upwards. */
export type Numbered<Stored> = { write: number; stored: Stored }

/** Puts each dog at the newest of its stored places: in its own row, in the places of all, or with a line that it said. */
export function assembled(
  dogs: readonly Numbered<SavedDog>[],
  places: readonly Numbered<readonly SavedPlace[]>[],
): SavedDog[] {
  const newest = new Map<DogId, Numbered<SavedPlace>>()
  for (const { write, stored } of places) {
    for (const place of stored) {
      if (write > (newest.get(place[0])?.write ?? 0)) newest.set(place[0], { write, stored: place })
    }
  }
  return dogs.map(({ write, stored: dog }) => {
    const place = newest.get(dog.visitor.dog)
    if (!place || place.write <= write) return dog
    const [, pose, facing, x, y, dirs, startedAt] = place.stored
    return { ...dog, pose, facing, walk: { x, y, dirs, startedAt } }
  })
}

/**
 * [E9] Puts the dogs back where they were. `connected` are the visitors whose sockets are still open. A dog without one
 * has lost its connection, at the latest now. Where the ground has changed under a walk, the dog stands as near as it
 * can.
 */
export function restore(park: Park, { snapshot, connected, now }: Restore): void {
  const open = newestByDog(connected)
  const kept = snapshot?.dogs ?? []
  const lasting = kept.filter(({ hidden, walk }) => !hidden && isWalkOn(park.grid, walk)).map(({ walk }) => endOf(walk))
  for (const saved of kept) {
    const socket = open.get(saved.visitor.dog)
    const isOpen = socket !== undefined && socket.epoch >= saved.visitor.epoch
    const visitor = isOpen ? newest(saved.visitor, socket) : saved.visitor
    const { slot, hidden, pose, facing, walk, pennons = null } = saved
    const was = { pose, facing, walk }
    const standing = isWalkOn(park.grid, walk) ? was : standNearby(park, was, { lasting, now })
    const dog = newcomerWith(park, visitor, { place: standing, now })
    const slots = slotsFor(park, hidden)
    // A dog that had left and come back just before a crash may be stored with a slot that another one had by then.
    Object.assign(dog, { slot: slots.isFree(slot) ? slot : slots.lowestFree, hidden, pennons })
    if (saved.tint) dog.tint = saved.tint
    if (saved.passes) dog.passes = saved.passes
    if (isOpen && saved.hiddenPageSince !== undefined) dog.hiddenPageSince = saved.hiddenPageSince
    dog.awaySince = isOpen ? null : (saved.awaySince ?? now)
    if (!isOpen && saved.awaySince === null) park.lostAsleep.push(saved.visitor.dog)
    place(park, dog)
  }
  for (const visitor of open.values()) {
    if (!park.dogs.has(visitor.dog)) place(park, arrivingDog(park, visitor, now))
  }
}

// Within one stay the stored visitor is newer: the room may have changed its clothes since. Only `unheard` is newer
// with the socket, since the host adds it there.
function newest(saved: Visitor, socket: Visitor): Visitor {
  return socket.epoch > saved.epoch ? socket : { ...saved, unheard: socket.unheard }
}

type Restore = { snapshot: RoomSnapshot | null; connected: readonly Visitor[]; now: number }

function newestByDog(visitors: readonly Visitor[]): Map<DogId, Visitor> {
  const newest = new Map<DogId, Visitor>()
  for (const visitor of visitors) {
    const known = newest.get(visitor.dog)
    if (!known || visitor.epoch >= known.epoch) newest.set(visitor.dog, visitor)
  }
  return newest
}

type Standing = Pick<ParkDog, 'walk' | 'pose' | 'facing'>
/**
 * `lasting` are the tiles of dogs whose walks are still possible. They keep them, though they may not be placed yet.
 */
type Rebuilt = { lasting: readonly Tile[]; now: number }

/**
 * The place of a dog whose walk led over ground that is not there any more: the free tile nearest to where it was, or
 * one at the entry if no tile near it can be reached.
 */
function standNearby(park: Park, { walk, ...manner }: Standing, { lasting, now }: Rebuilt): Standing {
  const [entry] = park.entries
  const { tile } = placeAt(park.grid, walk, now)
  const grid = groundForNewcomers(park)
  const end = findPath(grid, entry, tile)?.end ?? entry
  const isNear = Math.hypot(end.x - tile.x, end.y - tile.y) <= NEAR_GOAL_TILES
  const isTaken = (other: Tile) =>
    isTakenFor(park, undefined, other) || lasting.some(({ x, y }) => x === other.x && y === other.y)
  const { x, y } = freeTileNear(grid, isNear ? end : entry, { from: tile, isTaken })
  return { ...manner, walk: { x, y, dirs: '', startedAt: now } }
}
