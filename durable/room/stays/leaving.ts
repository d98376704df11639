import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { DogStay } from '#durable/protocol/gate.ts'
import type { Effect } from '#durable/room/effects.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { takeAway } from '#durable/room/state/park.ts'
import type { Park } from '#durable/room/state/park.ts'
import { cutOff, wakeWhenDue } from './dropping.ts'
import { gone, letGoOfThings } from './going.ts'

/** With `code` null the socket of the dog has been closed already. `when` is when the room writes that it has left. */
export type Leaving = { code: CloseCode | null; when: 'now' | 'later'; now: number }

/**
 * [E8] The dog leaves at once. Where it has gone of its own accord this is written later, with all else that changes in
 * these seconds: a crash may bring it back as a dog that has lost its connection, until the database says that its stay
 * is over.
 */
export function leave(park: Park, dog: ParkDog, { code, when, now }: Leaving): Effect[] {
  const id = dog.visitor.dog
  takeAway(park, dog)
  const effects: Effect[] = isAway(dog) || code === null ? [] : [{ do: 'close', dog: id, socket: 'own', code }]
  const told: Effect[] = dog.hidden ? [] : [{ do: 'tell', message: { type: 'left', dog: id } }]
  return [
    { do: 'keep', what: { dog: id }, when },
    ...effects,
    ...told,
    ...letGoOfThings(park, dog),
    gone(park, dog.visitor, now),
    ...wakeWhenDue(park, now),
  ]
}

/**
 * The database knows nothing of these stays. A dog that has lost its connection has left before a crash, and is not waited
 * for. The page of one that is connected asks for a new ticket: an entry to another room was stored, and its page never
 * heard of it. Whoever is here by a newer epoch has come since the database was asked.
 */
export function endStays(park: Park, stays: readonly DogStay[], now: number): Effect[] {
  return stays.flatMap((stay) => {
    const dog = park.dogs.get(stay.dog)
    if (dog?.visitor.epoch !== stay.epoch) return []
    if (isAway(dog)) return leave(park, dog, { code: null, when: 'later', now })
    return cutOff(park, dog, { code: CLOSE.needsTicket, now })
  })
}
