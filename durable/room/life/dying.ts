import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/state/park.ts'
import { leave } from '#durable/room/stays/leaving.ts'

/** [H9] The ledger says that a dog is dead: it leaves, and all others see where it died. */
export function die(park: Park, id: DogId, now: number): Effect[] {
  const dog = park.dogs.get(id)
  if (!dog) return []
  const told: Effect[] = dog.hidden ? [] : [{ do: 'tell', message: { type: 'died', dog: id } }]
  return [...told, ...leave(park, dog, { code: CLOSE.died, when: 'now', now })]
}
