import type { DogId } from '#durable/protocol/messages.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { Effect } from '../effects.ts'
import type { Park } from '../park.ts'

/** What was let through the gate before is here by then, ms. */
const ON_ITS_WAY_MS = 60_000

/**
 * To be told when a dog is not in the room any more, or will not come in after all. Then nobody comes in by an older
 * ticket either, for the database would not know.
 */
export function gone(park: Park, { dog, epoch }: Visitor, now: number): Effect {
  outdate(park, dog, { epoch, now })
  return { do: 'gone', dog, epoch }
}

/** Tickets of the dog that are older than this epoch lead in here no more; remembered for as long as one may come. */
export function outdate(park: Park, id: DogId, { epoch, now }: { epoch: number; now: number }): void {
  for (const [dog, { until }] of park.outdated) if (until <= now) park.outdated.delete(dog)
  park.outdated.set(id, { epoch: Math.max(epoch, park.outdated.get(id)?.epoch ?? 0), until: now + ON_ITS_WAY_MS })
}

export function isOutdated(park: Park, { dog, epoch }: Visitor): boolean {
  return epoch < (park.outdated.get(dog)?.epoch ?? 0)
}
