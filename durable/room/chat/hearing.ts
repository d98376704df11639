import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'

/**
 * [C11] The part of a `tell` effect that leaves out the dogs whose users do not hear this one's, by an ignore or a
 * block. Staff with a badge are heard by everybody.
 */
export function withoutDeaf(park: Park, { visitor: { user, badge } }: ParkDog): { unheardBy?: readonly DogId[] } {
  if (badge !== null) return {}
  const unheardBy: DogId[] = []
  for (const [id, { visitor }] of park.dogs) if (visitor.unheard.includes(user)) unheardBy.push(id)
  return unheardBy.length === 0 ? {} : { unheardBy }
}

/** [C11] Replaces the list of users whose words this user's dogs do not get, and stores it. */
export function hearOnly(park: Park, user: number, unheard: readonly number[]): Effect[] {
  const dogs = [...park.dogs.values()].filter(({ visitor }) => visitor.user === user)
  for (const dog of dogs) dog.visitor = { ...dog.visitor, unheard }
  return dogs.map(({ visitor }) => ({ do: 'keep', what: { dog: visitor.dog }, when: 'now' }))
}
