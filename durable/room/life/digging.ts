import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { DIG_MS } from '#durable/rules/life/digging.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import { endOf, stepAt } from '#durable/rules/walks.ts'

/**
 * [O1] A page asks for a dig twice with the same op: when it begins, and after DIG_MS, so that the room needs no timer.
 * Returns null when the dig is over and the ledger may be asked what was found; else the effects for its beginning, or
 * the refusal.
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
  // After the clock was set back the dog waits for DIG_MS at most.
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
