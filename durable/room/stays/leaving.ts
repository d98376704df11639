import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { wakeWhenDue } from './dropping.ts'
import type { Effect } from '../effects.ts'
import { gone } from './going.ts'
import { takeAway } from '../park.ts'
import type { Park } from '../park.ts'
import { isAway } from '../park-dog.ts'
import type { ParkDog } from '../park-dog.ts'

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
    gone(park, dog.visitor, now),
    ...wakeWhenDue(park),
  ]
}

/**
 * The database knows of no stay of these dogs, which are not waited for if they have lost their connections. Those that are
 * connected have come since it was asked.
 */
export function endStays(park: Park, ids: readonly DogId[], now: number): Effect[] {
  const dogs = ids.flatMap((id) => park.dogs.get(id) ?? [])
  return dogs.filter(isAway).flatMap((dog) => leave(park, dog, { code: null, when: 'later', now }))
}
