import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '../effects.ts'
import { leave } from './leaving.ts'
import type { Park } from '../park.ts'
import { outdate } from './going.ts'

/**
 * The dog has come in elsewhere, by a ticket of this epoch. It may still be on its way here by an older one, so that is
 * remembered for a while.
 */
export function seeOff(park: Park, id: DogId, { epoch, now }: { epoch: number; now: number }): Effect[] {
  outdate(park, id, { epoch, now })
  const dog = park.dogs.get(id)
  return dog && dog.visitor.epoch < epoch ? leave(park, dog, { code: CLOSE.elsewhere, now }) : []
}
