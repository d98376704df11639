import type { DogId } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { isPassing } from '#app/game/model/connection/link.ts'
import { routeTo } from '#durable/rules/places/route.ts'
import type { WayDoor } from '#durable/rules/places/route.ts'

/** A way through the rooms that own dog is on: where to, what that is called, and the doors as the map showed them. */
export type Trip = { to: string; name: string; doors: readonly WayDoor[] }

/** What a trip needs of the game. */
export type Helm = {
  /** The room that own dog can be sent about in, without the number of a twin; null while there is none. */
  room: () => string | null
  /** Sends own dog to a door of this room; false where no way on foot leads there. */
  walkToDoor: (door: string) => boolean
  /** Sends own dog to where another one is, if that is here. */
  approach: (dog: DogId) => void
  show: (trip: Trip | null) => void
  refuse: (why: Refusal) => void
}

/** Goes at one door at most, and the wait before another one after a no, ms. */
const GOES_MAX = 5
const AGAIN_MS = 1000

/**
 * Walks own dog through doors, room by room, until it is where it was sent. It asks for the way anew in every room, so it
 * does not matter how the dog came there: through the door, by a lost line or into a twin.
 */
export class Autopilot {
  readonly #helm: Helm
  #trip: Trip | null = null
  /** Whom own dog walks up to in the room that it comes into next. */
  #sought: DogId | null = null
  #room: string | null = null
  #goes = 0
  /** Doors of this room that no way on foot leads to from where the dog came in. */
  readonly #cutOff = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(helm: Helm) {
    this.#helm = helm
  }

  start(trip: Trip) {
    this.stop()
    this.#trip = trip
    this.#helm.show(trip)
    this.arrived()
  }

  /** Own dog is on its way into the room of this one: there it walks up to it. */
  seek(dog: DogId) {
    this.stop()
    this.#sought = dog
  }

  /** For whatever reason: the dog has got another order, or the player asked for it. */
  stop() {
    clearTimeout(this.#timer)
    if (this.#trip) this.#helm.show(null)
    this.#trip = null
    this.#sought = null
    this.#room = null
  }

  /** Own dog is in a room: it came through a door, or is back after a lost line. */
  arrived() {
    const sought = this.#sought
    if (sought !== null) {
      this.stop()
      return this.#helm.approach(sought)
    }
    const room = this.#helm.room()
    if (room !== this.#room) {
      this.#room = room
      this.#goes = 0
      this.#cutOff.clear()
    }
    this.#go()
  }

  /** The walk to the door was cut short. */
  astray() {
    this.#go()
  }

  /** The door does not open. Whether it will be tried again. */
  refused(why: Refusal | null): boolean {
    this.#sought = null
    if (!this.#trip) return false
    const isTriedAgain = isPassing(why) && this.#goes < GOES_MAX
    if (isTriedAgain) this.#timer = setTimeout(() => this.#go(), AGAIN_MS)
    else this.stop()
    return isTriedAgain
  }

  #go() {
    clearTimeout(this.#timer)
    const trip = this.#trip
    const room = this.#helm.room()
    if (!trip || room === null) return
    if (room === trip.to) return this.stop()
    this.#goes += 1
    if (this.#goes > GOES_MAX) return this.#giveUp('try-again')
    for (let door = this.#next(trip, room); door !== null; door = this.#next(trip, room)) {
      if (this.#helm.walkToDoor(door)) return
      this.#cutOff.add(door)
    }
    this.#giveUp('no-way-there')
  }

  #next({ doors, to }: Trip, from: string): string | null {
    const usable = doors.filter(({ id }) => !this.#cutOff.has(id))
    return routeTo(usable, { from, to })?.[0]?.id ?? null
  }

  #giveUp(why: Refusal) {
    this.stop()
    this.#helm.refuse(why)
  }
}
