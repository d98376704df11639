import type { SavedDog } from './snapshot.ts'
import type { ParkDog } from './state/park-dog.ts'
import type { Park } from './state/park.ts'

/** What a snapshot holds of a dog. All else of it is in memory alone. */
const SAVED = {
  ...{ visitor: true, slot: true, hidden: true, pose: true, facing: true, walk: true, awaySince: true },
  ...{ hiddenPageSince: true, pennons: true, tint: true, passes: true },
} satisfies Record<keyof SavedDog, true>

/**
 * [ED4] Hands what a room had in memory alone to the one that was made of it from another pack: who is kept out, what dogs
 * may still say and do, the rounds that they play, the questions that they have yet to answer.
 */
export function inherit(park: Park, former: Park): void {
  copy(park.turns, former.turns)
  copy(park.lifted, former.lifted)
  copy(park.dressed, former.dressed)
  copy(park.barred, former.barred)
  for (const [id, dog] of park.dogs) {
    const was = former.dogs.get(id)
    if (was) Object.assign(dog, unsaved(was))
  }
}

function unsaved(dog: ParkDog): Partial<ParkDog> {
  return Object.fromEntries(Object.entries(dog).filter(([field]) => !(field in SAVED)))
}

function copy<Key, Value>(to: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void {
  for (const [key, value] of from) to.set(key, value)
}
