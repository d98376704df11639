import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Effect } from '#durable/room/effects.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { leave } from './leaving.ts'

/**
 * [ED9] Sends every dog away where staff have closed the room. Each page is told why and asks for a ticket, which leads to the
 * home room. What lies here and what was said stays as it is. Sockets are closed before anything is written, as in `sendAway`.
 */
export function clearIfClosed(park: Park, now: number): Effect[] {
  if (!park.isClosed) return []
  const dogs = [...park.dogs.values()]
  const closed = dogs.flatMap((dog) => (isAway(dog) ? [] : closing(dog)))
  return [...closed, ...dogs.flatMap((dog) => leave(park, dog, { code: null, when: 'now', now }))]
}

function closing({ visitor: { dog } }: ParkDog): Effect[] {
  return [
    { do: 'send', to: dog, message: { type: 'refused', request: 'hello', reason: 'room-closed' } },
    { do: 'close', dog, socket: 'own', code: CLOSE.needsTicket },
  ]
}
