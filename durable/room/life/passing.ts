import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { leadsIntoGate, letPass, tellGates, tellStopped } from '#durable/room/gates.ts'
import { stopWalking } from '#durable/room/resting.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { Passer } from '#durable/rules/places/access.ts'

/**
 * [G6] The database has said what gates ask of these dogs; null of one of which it has said nothing, to which they are all shut. A dog
 * that is on its way through a gate that has shut stops before it.
 */
export function readPassers(park: Park, passers: ReadonlyMap<DogId, Passer | null>, now: number): Effect[] {
  return [...passers].flatMap(([id, passer]): Effect[] => {
    const dog = park.dogs.get(id)
    if (!dog || !park.gates) return []
    const hasChanged = letPass(park, dog, passer)
    const stopped = tellStopped(park, dog)
    if (!hasChanged) return stopped
    return [
      { do: 'keep', what: { dog: id }, when: 'now' },
      ...(isAway(dog) ? [] : tellGates(park, dog)),
      ...(leadsIntoGate(park, dog, now) ? [stopWalking(park, dog, now)] : []),
      ...stopped,
    ]
  })
}
