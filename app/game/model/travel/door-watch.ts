import type { ParkPlace } from '#app/game/model/places/place.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { endOf, walkDuration } from '#durable/rules/walks.ts'
import type { Door } from '#durable/world/room-doc.ts'

/** What the watch reads: the world and the room of the own dog. */
export type Watched = { readonly world: World; readonly place: ParkPlace | null }

export type DoorNews = {
  reached: (door: Door) => void
  /** The own dog is not on its way to the door any more. */
  astray: () => void
}

/** Waits until the own dog stands on the door that it was sent to, then calls `reached`. */
export class DoorWatch {
  readonly #watched: Watched
  readonly #news: DoorNews
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(watched: Watched, news: DoorNews) {
    this.#watched = watched
    this.#news = news
  }

  /** The own dog was sent to this door; null for anywhere else. Returns whether it is on its way there. */
  watch(door: Door | null): boolean {
    clearTimeout(this.#timer)
    const isOnWay = door !== null && this.#msTo(door) !== null
    if (isOnWay) this.#look(door)
    return isOnWay
  }

  // The walk may have been corrected or cut short meanwhile, so its end is computed again.
  #look(door: Door) {
    const waitMs = this.#msTo(door)
    if (waitMs === null) return this.#news.astray()
    if (waitMs === 0) return this.#news.reached(door)
    this.#timer = setTimeout(() => this.#look(door), waitMs)
  }

  #msTo(door: Door): number | null {
    const { world, place } = this.#watched
    return place && msToDoor(world, place, { door, now: Date.now() })
  }
}

/**
 * In how many milliseconds the own dog stands on the door; null if its walk does not end there. `now` is our own clock.
 */
export function msToDoor(world: World, place: ParkPlace, { door, now }: { door: Door; now: number }): number | null {
  const dog = world.me === null ? undefined : world.dogs.get(world.me)
  if (!dog || place.doorAt(endOf(dog.walk))?.id !== door.id) return null
  const arrivesAt = dog.walk.startedAt + walkDuration(place.grid, dog.walk)
  return Math.max(0, arrivesAt - roomTime(world, now))
}
