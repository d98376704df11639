import type { Door } from '#durable/world/room-doc.ts'
import { endOf, walkDuration } from '#durable/rules/walks.ts'
import type { Place } from './place.ts'
import { roomTime } from '../world.ts'
import type { World } from '../world.ts'

/** What the watch looks at: where own dog is, in which room. */
export type Watched = { readonly world: World; readonly place: Place | null }

/** Waits for own dog to stand on the door that it was sent to, and says so. */
export class DoorWatch {
  readonly #watched: Watched
  readonly #reached: (door: Door) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(watched: Watched, reached: (door: Door) => void) {
    this.#watched = watched
    this.#reached = reached
  }

  /** Own dog has been sent to this door; null: anywhere else. */
  watch(door: Door | null) {
    clearTimeout(this.#timer)
    if (door) this.#look(door)
  }

  // The walk may have been corrected or cut short meanwhile: what counts is where it ends now.
  #look(door: Door) {
    const { world, place } = this.#watched
    const waitMs = place && msToDoor(world, place, { door, now: Date.now() })
    if (waitMs === null) return
    if (waitMs === 0) return this.#reached(door)
    this.#timer = setTimeout(() => this.#look(door), waitMs)
  }
}

/** In how many milliseconds own dog stands on the door; null where its walk does not end there. `now` is our own clock. */
export function msToDoor(world: World, place: Place, { door, now }: { door: Door; now: number }): number | null {
  const dog = world.me === null ? undefined : world.dogs.get(world.me)
  if (!dog || place.doorAt(endOf(dog.walk))?.id !== door.id) return null
  const arrivesAt = dog.walk.startedAt + walkDuration(place.grid, dog.walk)
  return Math.max(0, arrivesAt - roomTime(world, now))
}
