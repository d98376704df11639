import { isPassing } from '#app/game/model/connection/link.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { routeTo } from '#durable/rules/places/route.ts'
import type { WayDoor } from '#durable/rules/places/route.ts'

/** A trip of the own dog through several rooms: the key and name of its goal, and the doors of the map. */
export type Trip = { to: string; name: string; doors: readonly WayDoor[] }

/** What the autopilot needs from the game. */
export type Helm = {
  /** The room in which the own dog can walk now, without the number of a twin; null while there is none. */
  room: () => string | null
  /** Sends the own dog to a door of this room. Returns false if it cannot walk there. */
  walkToDoor: (door: string) => boolean
  /** Sends the own dog to another one, if that is in this room. */
  approach: (dog: DogId) => void
  show: (trip: Trip | null) => void
  refuse: (why: Refusal) => void
}

/** The most attempts in one room, and the pause before another one after a refusal, ms. */
const GOES_MAX = 5
const AGAIN_MS = 1000

/**
 * Walks the own dog from door to door, room by room, to its goal. It finds the route anew in every room, so it does not
 * matter how the dog came there: through the door, after a lost connection, or into a twin.
 */
export class Autopilot {
  readonly #helm: Helm
  #trip: Trip | null = null
  /** The dog to which the own dog walks in the next room that it enters. */
  #sought: DogId | null = null
  #room: string | null = null
  #goes = 0
  /** Doors of this room that cannot be reached on foot from where the dog came in. */
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

  /** Remembers that the own dog enters the room of this one, and walks up to it there. */
  seek(dog: DogId) {
    this.stop()
    this.#sought = dog
  }

  /** Ends the trip: the dog has another order, or the player cancels it. */
  stop() {
    clearTimeout(this.#timer)
    if (this.#trip) this.#helm.show(null)
    this.#trip = null
    this.#sought = null
    this.#room = null
  }

  /** The own dog is in a room now: through a door, or back after a lost connection. */
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

  /** The server has refused the door. Returns whether it will be tried again. */
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
