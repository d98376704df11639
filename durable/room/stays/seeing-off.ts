import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '../effects.ts'
import { leave } from '../leaving.ts'
import type { Park } from '../park.ts'

/** What was let through the gate before the dog went elsewhere is here by then, ms. */
const ON_ITS_WAY_MS = 60_000

/**
 * The dog has come in elsewhere, by a ticket of this epoch. It may still be on its way here by an older one, so that is
 * remembered for a while.
 */
export function seeOff(park: Park, id: DogId, { epoch, now }: { epoch: number; now: number }): Effect[] {
  for (const [dog, { until }] of park.seenOff) if (until <= now) park.seenOff.delete(dog)
  park.seenOff.set(id, { epoch: Math.max(epoch, park.seenOff.get(id)?.epoch ?? 0), until: now + ON_ITS_WAY_MS })
  const dog = park.dogs.get(id)
  return dog && dog.visitor.epoch < epoch ? leave(park, dog, CLOSE.elsewhere) : []
}

/** Whether the dog has come in elsewhere by a newer ticket than this epoch. */
export function isSeenOff(park: Park, id: DogId, epoch: number): boolean {
  return epoch < (park.seenOff.get(id)?.epoch ?? 0)
}
