import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { walkTo } from '#durable/rules/walks.ts'
import type { Effect } from './effects.ts'
import { groundFor, needsAllSteps, stopAtGate } from './gates.ts'
import { take } from './state/bucket.ts'
import type { Allowance } from './state/bucket.ts'
import type { ParkDog } from './state/park-dog.ts'
import { isTakenFor, setWalk } from './state/park.ts'
import type { Park } from './state/park.ts'
import { sits } from './state/uses.ts'

/**
 * [M1] Six walks and poses a second for one dog. The room queues none: a client that is refused sends its last goal
 * again.
 */
export const MOVES: Allowance = { burst: 6, refillMs: 166 }

export function walk(park: Park, dog: ParkDog, asked: Extract<ClientMessage, { type: 'walk' }>, now: number): Effect[] {
  const id = dog.visitor.dog
  const { seq } = asked
  const { bucket, retryInMs } = take(dog.moves, MOVES, now)
  dog.moves = bucket
  if (retryInMs > 0) return [refuseWalk(id, { seq, reason: 'too-fast', retryInMs })]

  const isTaken = (tile: Tile) => isTakenFor(park, dog, tile)
  const goal = { x: asked.x, y: asked.y }
  const way = walkTo(groundFor(park, dog, now), dog.walk, goal, { isTaken, now })
  const stopped = stopAtGate(park, dog, { goal, way, now })
  if (!way) return [refuseWalk(id, { seq, reason: 'no-way-there' }), ...stopped]

  const isSeen = way.dirs !== '' || dog.pose !== 'stand' || sits(park, dog)
  const inFull = needsAllSteps(park, dog, way)
  setWalk(park, dog, way, now)
  dog.pose = 'stand'
  const walked = { type: 'walked', dog: id, ...way } as const
  const full = inFull ? { inFull } : {}
  const answer: Effect = { do: 'send', to: id, message: { ...walked, seq }, ...full }
  return isSeen
    ? [
        answer,
        { do: 'tell', except: id, message: walked, ...full },
        { do: 'keep', what: 'places', when: 'later' },
        ...stopped,
      ]
    : [answer, ...stopped]
}

type No = { seq: number; reason: 'too-fast' | 'no-way-there'; retryInMs?: number }

function refuseWalk(to: DogId, no: No): Effect {
  return { do: 'send', to, message: { type: 'refused', request: 'walk', ...no } }
}
