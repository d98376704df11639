import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { leaveCall } from '#durable/room/rounds/called.ts'
import { leaveRace } from '#durable/room/rounds/racing.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { forgetUses } from '#durable/room/state/uses.ts'
import { leaveWheel } from '#durable/room/wheel/round.ts'

/** A visitor whom the gate let through is here within this time, ms: for as long as its ticket is valid. */
export const ON_ITS_WAY_MS = 60_000

/** The things that the dog has used forget it, it sits nowhere any more, its number at the wheel is free, and others race without it. */
export function letGoOfThings(park: Park, dog: ParkDog): Effect[] {
  const forgotten: Effect[] = forgetUses(park, dog) ? [{ do: 'keep', what: 'things', when: 'later' }] : []
  return [...forgotten, ...leaveWheel(park, dog), ...leaveCall(park, dog), ...leaveRace(park, dog)]
}

/**
 * The effect for a dog that has left the room or does not come in after all. From then on the room refuses its older
 * tickets: presence in the database has ended with this epoch and would not learn of another entry by it.
 */
export function gone(park: Park, { dog, epoch }: Visitor, now: number): Effect {
  outdate(park, dog, { epoch, now })
  return { do: 'gone', dog, epoch }
}

/**
 * Makes the room refuse tickets of the dog that are older than this epoch, for as long as one of them may still come.
 */
export function outdate(park: Park, id: DogId, { epoch, now }: { epoch: number; now: number }): void {
  const others = park.kept.outdated.filter(({ dog, until }) => dog !== id && until > now)
  const newest = Math.max(epoch, oldestValid(park, id))
  park.kept.outdated = [...others, { dog: id, epoch: newest, until: now + ON_ITS_WAY_MS }]
}

export function isOutdated(park: Park, { dog, epoch }: Visitor): boolean {
  return epoch < oldestValid(park, dog)
}

/** The epoch of the oldest ticket of the dog that the room takes; 0 for any. */
export function oldestValid(park: Park, id: DogId): number {
  return park.kept.outdated.find(({ dog }) => dog === id)?.epoch ?? 0
}
