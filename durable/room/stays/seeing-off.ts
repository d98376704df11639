import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/state/park.ts'
import { oldestValid, outdate } from './going.ts'
import { leave } from './leaving.ts'

/**
 * The dog has entered another room with a ticket of this epoch, so it leaves this one. It may still be on its way here
 * with an older ticket, so the epoch is remembered for a while.
 * It is stored only if a ticket may be on its way: none is if the dog is here, or has just left, with the epoch before.
 */
export function seeOff(park: Park, id: DogId, { epoch, now }: { epoch: number; now: number }): Effect[] {
  const dog = park.dogs.get(id)
  const isExpected = dog?.visitor.epoch === epoch - 1 || oldestValid(park, id) >= epoch - 1
  outdate(park, id, { epoch, now })
  return [
    ...(isExpected ? [] : [{ do: 'keep', what: 'outdated', when: 'now' } satisfies Effect]),
    ...(dog && dog.visitor.epoch < epoch ? leave(park, dog, { code: CLOSE.elsewhere, when: 'later', now }) : []),
  ]
}
