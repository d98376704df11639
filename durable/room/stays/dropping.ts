import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Effect } from '#durable/room/effects.ts'
import { piecesDue, turnPieces } from '#durable/room/ground/festive.ts'
import { sweepPoops } from '#durable/room/ground/poops.ts'
import { calledDue, turnCalled } from '#durable/room/rounds/called.ts'
import { leaveRace, racesDue, turnRaces } from '#durable/room/rounds/racing.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { takeAway } from '#durable/room/state/park.ts'
import type { Park } from '#durable/room/state/park.ts'
import { tintDue, turnTint } from '#durable/room/tints.ts'
import { turnWheel, wheelDue } from '#durable/room/wheel/round.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { gone, letGoOfThings } from './going.ts'
import { pennonsDue, turnPennons } from './pennons.ts'
import { withoutPass } from './returning.ts'

/** [E6] The dog has lost its connection. Its walk goes on to the end, where it curls up and waits. */
export function drop(park: Park, dog: ParkDog, now: number): Effect[] {
  if (isAway(dog)) return []
  dog.awaySince = now
  if (dog.rounds) dog.rounds.inPlay = dog.rounds.watching = null
  const id = dog.visitor.dog
  return [
    ...leaveRace(park, dog),
    { do: 'tell', message: { type: 'dropped', dog: id } },
    { do: 'keep', what: { dog: id }, when: 'now' },
    ...wakeWhenDue(park, now),
  ]
}

/**
 * Closes the dog's socket and treats the dog as if its connection were lost. Its pass is void: who was cut off asks for a
 * ticket, which the gate may refuse.
 */
export function cutOff(park: Park, dog: ParkDog, { code, now }: { code: CloseCode; now: number }): Effect[] {
  dog.visitor = withoutPass(dog.visitor)
  if (isAway(dog)) return [{ do: 'keep', what: { dog: dog.visitor.dog }, when: 'now' }]
  return [{ do: 'close', dog: dog.visitor.dog, socket: 'own', code }, ...drop(park, dog, now)]
}

/**
 * Announces the dogs that lost their connections while the room slept, takes away dogs that were away for too long
 * (DROPPED_KEPT_MS), poop, festive pieces and tints whose time is over, turns the pennons of the committee, and does what is due at the wheel and of races.
 * It does no harm when called twice or too early.
 */
export function sweep(park: Park, now: number): Effect[] {
  const effects: Effect[] = []
  for (const dog of park.lostAsleep)
    effects.push({ do: 'tell', message: { type: 'dropped', dog } }, { do: 'keep', what: { dog }, when: 'now' })
  park.lostAsleep = []
  for (const [id, dog] of park.dogs) {
    if (dog.awaySince === null || now < dog.awaySince + DROPPED_KEPT_MS) continue
    takeAway(park, dog)
    if (!dog.hidden) effects.push({ do: 'tell', message: { type: 'left', dog: id } })
    effects.push(
      { do: 'keep', what: { dog: id }, when: 'later' },
      ...letGoOfThings(park, dog),
      gone(park, dog.visitor, now),
    )
  }
  for (const dog of park.dogs.values()) effects.push(...turnPennons(dog, now), ...turnTint(park, dog, now))
  effects.push(...sweepPoops(park, now), ...turnPieces(park, now), ...turnWheel(park, now))
  effects.push(...turnCalled(park, now), ...turnRaces(park, now))
  park.wakeAt = undefined
  return [...effects, ...wakeWhenDue(park, now)]
}

/**
 * Asks to be woken when the next dog, poop, festive piece or tint has to go, pennons change, the wheel is drawn, or a race begins or is over. Returns no effect if the latest `wakeAt` was for the same time.
 */
export function wakeWhenDue(park: Park, now: number): Effect[] {
  let due = Infinity
  for (const dog of park.dogs.values()) {
    if (dog.awaySince !== null) due = Math.min(due, dog.awaySince + DROPPED_KEPT_MS)
    due = Math.min(due, pennonsDue(dog, now), tintDue(park, dog))
  }
  due = Math.min(due, wheelDue(park), piecesDue(park), calledDue(park), racesDue(park))
  for (const { until } of park.kept.poops) due = Math.min(due, until)
  const at = due === Infinity ? null : due
  if (at === park.wakeAt) return []
  park.wakeAt = at
  return [{ do: 'wakeAt', at }]
}
