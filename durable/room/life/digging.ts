import { DIG_MS } from '#durable/rules/life/digging.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import { endOf, stepAt } from '#durable/rules/walks.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/park.ts'
import type { ParkDog } from '#durable/room/park-dog.ts'

/**
 * [O1] A dig is asked for twice by the same op: when it begins, and when it is over. So the room needs no timer for it.
 * Null where it is over, and the ledger may be asked for what was found.
 */
export function digOn(park: Park, dog: ParkDog, { op }: { op: string }, now: number): Effect[] | null {
  const { dog: id } = dog.visitor
  const problem = digProblem(park, dog, now)
  if (problem !== null) {
    dog.dig = null
    return [{ do: 'send', to: id, message: { type: 'refused', request: 'dig', op, reason: problem } }]
  }
  const { dig } = dog
  if (dig?.op !== op || dig.walk !== dog.walk) {
    dog.dig = { op, until: now + DIG_MS, walk: dog.walk }
    return [{ do: 'tell', message: { type: 'digging', dog: id, until: now + DIG_MS } }]
  }
  // A clock that was set back does not hold it up for longer than a dig takes.
  const retryInMs = Math.min(dig.until - now, DIG_MS)
  if (retryInMs > 0) {
    return [{ do: 'send', to: id, message: { type: 'refused', request: 'dig', op, reason: 'too-fast', retryInMs } }]
  }
  dog.dig = null
  return null
}

function digProblem(park: Park, dog: ParkDog, now: number): ActProblem | null {
  if (stepAt(park.grid, dog.walk, now) !== null) return 'stand-still'
  const { x, y } = endOf(dog.walk)
  return groundAt(park.grid, x, y) === GROUND.dig ? null : 'not-dig-ground'
}
