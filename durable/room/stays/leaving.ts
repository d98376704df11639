import type { CloseCode } from '#durable/protocol/close-codes.ts'
import { wakeWhenDue } from './dropping.ts'
import type { Effect } from '../effects.ts'
import { gone } from './going.ts'
import { takeAway } from '../park.ts'
import type { Park } from '../park.ts'
import { isAway } from '../park-dog.ts'
import type { ParkDog } from '../park-dog.ts'

/** [E8] The dog leaves at once, by its own wish or by staff. With `code` null its socket has been closed already. */
export function leave(park: Park, dog: ParkDog, { code, now }: { code: CloseCode | null; now: number }): Effect[] {
  const id = dog.visitor.dog
  takeAway(park, dog)
  const effects: Effect[] = isAway(dog) || code === null ? [] : [{ do: 'close', dog: id, socket: 'own', code }]
  const told: Effect[] = dog.hidden ? [] : [{ do: 'tell', message: { type: 'left', dog: id } }]
  return [
    { do: 'keep', what: { dog: id }, when: 'now' },
    ...effects,
    ...told,
    gone(park, dog.visitor, now),
    ...wakeWhenDue(park),
  ]
}
