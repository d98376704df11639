import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { groundFor } from '#durable/room/gates.ts'
import { isAway, tileTakenBy } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { isTakenFor, place, setWalk, slotsFor, takeAway } from '#durable/room/state/park.ts'
import type { Park } from '#durable/room/state/park.ts'
import { getUp } from '#durable/room/state/uses.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { walkTo } from '#durable/rules/walks.ts'

/**
 * Hides the dog or shows it. A hidden dog takes neither a tile nor a slot from visible ones. So another dog may have
 * its tile by the time it shows itself; then it steps beside that one [W8].
 */
export function setHidden(park: Park, dog: ParkDog, { hidden, now }: { hidden: boolean; now: number }): void {
  takeAway(park, dog)
  if (hidden) getUp(park, dog)
  dog.hidden = hidden
  dog.slot = slotsFor(park, hidden).lowestFree
  place(park, dog)
  if (!hidden && isTakenFor(park, dog, tileTakenBy(dog))) stepAside(park, dog, now)
}

/** The effect that stores in the database whether the dog hides. */
export function hiding({ hidden, visitor: { dog, user, epoch } }: ParkDog): Effect {
  return { do: 'hide', dog, user, epoch, hidden }
}

function stepAside(park: Park, dog: ParkDog, now: number): void {
  const isTaken = (tile: Tile) => isTakenFor(park, dog, tile)
  const way = walkTo(groundFor(park, dog, now), dog.walk, tileTakenBy(dog), { isTaken, now })
  if (way) setWalk(park, dog, way, now)
}

/** Dogs that `viewer` may see: itself, and those that are not hidden. */
export function seenBy(park: Park, viewer: ParkDog): ParkDog[] {
  return [...park.dogs.values()].filter((dog) => dog === viewer || !dog.hidden)
}

/** [K4] The number of visible dogs, which is what counts against the capacity of the room. */
export function headCount(park: Park): number {
  let count = 0
  for (const { hidden } of park.dogs.values()) if (!hidden) count += 1
  return count
}

/**
 * [K4] Turns every broadcast about a hidden dog into a message to that dog alone, except `left`, which goes to
 * everybody.
 */
export function hideFromOthers(park: Park, effects: Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.do !== 'tell' || effect.message.type === 'left') return [effect]
    const about = dogOf(effect.message)
    const dog = about === null ? undefined : park.dogs.get(about)
    if (!dog?.hidden) return [effect]
    const { dog: to } = dog.visitor
    return effect.except === to || isAway(dog) ? [] : [{ ...sentAlone(effect), to }]
  })
}

function sentAlone({ message, inFull }: Extract<Effect, { do: 'tell' }>): Omit<Extract<Effect, { do: 'send' }>, 'to'> {
  return { do: 'send', message, ...(inFull && { inFull }) }
}

function dogOf(message: ServerMessage): DogId | null {
  if (!('dog' in message)) return null
  return typeof message.dog === 'number' ? message.dog : message.dog.id
}
