import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf, placeAt, walkFrom } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { take } from './bucket.ts'
import type { Allowance } from './bucket.ts'
import type { Effect } from './effects.ts'
import { freePlaceNear } from './park.ts'
import type { Park } from './park.ts'
import { setWalk } from './park-dog.ts'
import type { ParkDog } from './park-dog.ts'

/** [M1] Walks and poses of one dog: six a second. The room keeps no timer, so a client sends its last goal again. */
export const MOVES: Allowance = { burst: 6, refillMs: 166 }

export function walk(park: Park, dog: ParkDog, asked: Extract<ClientMessage, { type: 'walk' }>, now: number): Effect[] {
  const id = dog.visitor.dog
  const { seq } = asked
  const { bucket, retryInMs } = take(dog.moves, MOVES, now)
  dog.moves = bucket
  if (retryInMs > 0) return [refuseWalk(id, { seq, reason: 'too-fast', retryInMs })]

  const way = walkTo(park, dog, { x: asked.x, y: asked.y }, now)
  if (!way) return [refuseWalk(id, { seq, reason: 'no-way-there' })]

  const isSeen = way.dirs !== '' || dog.pose !== 'stand'
  setWalk(park.grid, dog, way, now)
  dog.pose = 'stand'
  const walked = { type: 'walked', dog: id, ...way } as const
  const answer: Effect = { do: 'send', to: id, message: { ...walked, seq } }
  return isSeen ? [answer, { do: 'tell', except: id, message: walked }, { do: 'save' }] : [answer]
}

function walkTo(park: Park, dog: ParkDog, goal: Tile, now: number): Walk | null {
  const way = walkFrom(park.grid, dog.walk, goal, now)
  if (!way) return null
  const end = endOf(way)
  const from = placeAt(park.grid, dog.walk, now).tile
  const free = freePlaceNear(park, end, { dog: dog.visitor.dog, from })
  return free === end ? way : walkFrom(park.grid, dog.walk, free, now)
}

type No = { seq: number; reason: 'too-fast' | 'no-way-there'; retryInMs?: number }

function refuseWalk(to: DogId, no: No): Effect {
  return { do: 'send', to, message: { type: 'refused', request: 'walk', ...no } }
}
