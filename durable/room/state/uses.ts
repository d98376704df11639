import type { DogId, Welcome } from '#durable/protocol/messages.ts'
import { ballAt, mayLie } from '#durable/rules/things/roll.ts'
import { isSeated } from '#durable/rules/things/seat.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isOver } from '#durable/rules/things/using.ts'
import type { KeptUse } from './kept.ts'
import type { ParkDog } from './park-dog.ts'
import type { Park } from './park.ts'

/** The uses of all things that are not over: nobody keeps a seat who has got up or is not to be seen any more. */
export function usesNow(park: Park, now: number): KeptUse[] {
  return park.kept.things.filter((use) => {
    const thing = park.usable.get(use.thing)
    if (!thing || isOver(thing, use, now)) return false
    return thing.action.manner !== 'seat' || isHeld(park, thing, use)
  })
}

/** The uses of one thing that are not over. */
export function usesOf(park: Park, { id }: UsableThing, now: number): KeptUse[] {
  return usesNow(park, now).filter(({ thing }) => thing === id)
}

/** [TH3] Whether the dog sits on a thing. */
export function sits(park: Park, { visitor: { dog } }: ParkDog): boolean {
  return park.kept.things.some((use) => {
    const thing = use.dog === dog ? park.usable.get(use.thing) : undefined
    return thing?.action.manner === 'seat' && isHeld(park, thing, use)
  })
}

/** [TH3] Makes the dog sit nowhere: one that hides must not sit there again when it shows itself. */
export function getUp(park: Park, { visitor: { dog } }: ParkDog): void {
  const { things } = park.kept
  if (!things.some((use) => use.dog === dog)) return
  park.kept.things = things.filter((use) => use.dog !== dog || park.usable.get(use.thing)?.action.manner !== 'seat')
}

/** Forgets that the dog has used anything, since it has left. Returns whether there was anything to forget. */
export function forgetUses(park: Park, dog: ParkDog): boolean {
  const { things } = park.kept
  getUp(park, dog)
  park.kept.things = park.kept.things.map((use) => (use.dog === dog.visitor.dog ? { ...use, dog: null } : use))
  return things.some((use) => use.dog === dog.visitor.dog)
}

/** The stored uses that are possible in the room as it is made now: no ball is in what has been built over it. */
export function possibleUses(park: Park, now: number): KeptUse[] {
  return park.kept.things.filter((use) => {
    const thing = park.usable.get(use.thing)
    if (thing?.action.manner !== 'roll') return thing !== undefined
    return mayLie(park.grid, ballAt(park.grid, thing.foot, use, now))
  })
}

/** What is in use, as the reader of a welcome may know it, who sees these dogs. */
export function wireUses(park: Park, seen: readonly ParkDog[], now: number): NonNullable<Welcome['used']> {
  const ids = new Set<DogId | null>(seen.map(({ visitor }) => visitor.dog))
  return usesNow(park, now).flatMap(({ thing: id, dog, at, a, b }) => {
    const thing = park.usable.get(id)?.number
    return thing === undefined ? [] : [{ thing, dog: ids.has(dog) ? dog : null, at, a, b }]
  })
}

function isHeld(park: Park, { foot }: UsableThing, use: KeptUse): boolean {
  const dog = use.dog === null ? undefined : park.dogs.get(use.dog)
  return dog !== undefined && !dog.hidden && isSeated(park.grid, foot, use, dog.walk)
}
