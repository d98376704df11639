import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId, Pose } from '#durable/protocol/messages.ts'
import { isWalkOn } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { newcomer, newcomerWith } from './entering.ts'
import { settle } from './park.ts'
import type { Park } from './park.ts'
import { facingAt } from './park-dog.ts'

/** What outlives the room's memory, as JSON. Lines are kept one by one; what a dog may still say is read from them. */
export type RoomSnapshot = { v: 1; lastSeq: number; dogs: SavedDog[] }

type SavedDog = { visitor: Visitor; pose: Pose; facing: number; walk: Walk; awaySince: number | null }

export function snapshotOf(park: Park, now: number): RoomSnapshot {
  const dogs = [...park.dogs.values()].map((dog) => {
    const { visitor, pose, walk, awaySince } = dog
    return { visitor, pose, facing: facingAt(park.grid, dog, now), walk, awaySince }
  })
  return { v: 1, lastSeq: park.lastSeq, dogs }
}

/**
 * Puts the dogs back where they were. `connected` are those whose sockets are still open; a dog without one was
 * dropped, now at the latest. Where the grid has changed under a walk, the dog starts at the entry again.
 */
export function restore(park: Park, { snapshot, connected, now }: Restore): void {
  const open = newestByDog(connected)
  for (const saved of snapshot?.dogs ?? []) {
    const socket = open.get(saved.visitor.dog)
    const isOpen = socket !== undefined && socket.epoch >= saved.visitor.epoch
    const visitor = isOpen ? socket : saved.visitor
    const { pose, facing, walk } = saved
    const place = { pose, facing, walk }
    const isThere = isWalkOn(park.grid, walk)
    const dog = isThere ? newcomerWith(park, visitor, { place, now }) : newcomer(park, visitor, now)
    dog.awaySince = isOpen ? null : (saved.awaySince ?? now)
    if (!isOpen && saved.awaySince === null) park.lostAsleep.push(saved.visitor.dog)
    settle(park, dog)
  }
  for (const visitor of open.values()) {
    if (!park.dogs.has(visitor.dog)) settle(park, newcomer(park, visitor, now))
  }
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
