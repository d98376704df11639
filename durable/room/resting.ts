import type { Pose } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf, stepAt, stopped, walkTo } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { Effect } from './effects.ts'
import { groundFor, needsAllSteps } from './gates.ts'
import { take } from './state/bucket.ts'
import { facingAt } from './state/park-dog.ts'
import type { ParkDog } from './state/park-dog.ts'
import { isTakenFor, setWalk } from './state/park.ts'
import type { Park } from './state/park.ts'
import { sits } from './state/uses.ts'
import { MOVES } from './walking.ts'

/**
 * [M3] Takes a pose. A dog that is walking stops on the tile that it is entering and takes the pose there. [TH3] One that
 * sits on a thing gets up, which its new walk without a step tells everybody.
 */
export function takePose(park: Park, dog: ParkDog, pose: Pose, now: number): Effect[] {
  const id = dog.visitor.dog
  const isWalking = stepAt(park.grid, dog.walk, now) !== null
  const hasSat = !isWalking && sits(park, dog)
  if (!isWalking && !hasSat && dog.pose === pose) return []

  const { bucket, retryInMs } = take(dog.moves, MOVES, now)
  dog.moves = bucket
  if (retryInMs > 0) {
    return [{ do: 'send', to: id, message: { type: 'refused', request: 'rest', reason: 'too-fast', retryInMs } }]
  }

  const effects: Effect[] = []
  if (isWalking || hasSat) {
    effects.push(stopWalking(park, dog, now))
  }
  return [...effects, ...hold(park, dog, pose, now)]
}

/** Ends the walk of the dog as soon as it can, and tells everybody. */
export function stopWalking(park: Park, dog: ParkDog, now: number): Effect {
  const short = cutShort(park, dog, now)
  const inFull = needsAllSteps(park, dog, short)
  setWalk(park, dog, short, now)
  const message = { type: 'walked', dog: dog.visitor.dog, ...short } as const
  return { do: 'tell', message, ...(inFull && { inFull }) }
}

/**
 * [W11] The walk as far as the tile that the dog is entering; [W8] where another dog has that tile, on to a free one
 * beside it.
 */
function cutShort(park: Park, dog: ParkDog, now: number): Walk {
  const short = stopped(park.grid, dog.walk, now)
  const isTaken = (tile: Tile) => isTakenFor(park, dog, tile)
  return walkTo(groundFor(park, dog, now), dog.walk, endOf(short), { isTaken, now }) ?? short
}

/** Makes a dog that sits or lies stand. */
export function standUp(park: Park, dog: ParkDog, now: number): Effect[] {
  return dog.pose === 'stand' ? [] : hold(park, dog, 'stand', now)
}

/** [H7] Makes a dog that lies curled up stand, since it does something. */
export function wakeUp(park: Park, dog: ParkDog, now: number): Effect[] {
  return dog.pose === 'curl' ? hold(park, dog, 'stand', now) : []
}

function hold(park: Park, dog: ParkDog, pose: Pose, now: number): Effect[] {
  dog.pose = pose
  const facing = facingAt(park.grid, dog, now)
  return [
    { do: 'tell', message: { type: 'rested', dog: dog.visitor.dog, pose, ...endOf(dog.walk), facing } },
    { do: 'keep', what: 'places', when: 'later' },
  ]
}
