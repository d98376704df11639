import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/park.ts'
import type { ParkDog } from '#durable/room/park-dog.ts'

/** [C11] What leaves out the dogs that must get nothing that this one says or shows. Staff with a badge are heard by everybody. */
export function withoutDeaf(park: Park, { visitor: { user, badge } }: ParkDog): { unheardBy?: readonly DogId[] } {
  if (badge !== null) return {}
  const unheardBy: DogId[] = []
  for (const [id, { visitor }] of park.dogs) if (visitor.unheard.includes(user)) unheardBy.push(id)
  return unheardBy.length === 0 ? {} : { unheardBy }
}

/** Whose words a user's dogs get from now on. */
export function hearOnly(park: Park, user: number, unheard: readonly number[]): Effect[] {
  const dogs = [...park.dogs.values()].filter(({ visitor }) => visitor.user === user)
  for (const dog of dogs) dog.visitor = { ...dog.visitor, unheard }
  return dogs.map(({ visitor }) => ({ do: 'keep', what: { dog: visitor.dog }, when: 'now' }))
}
