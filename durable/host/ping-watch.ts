import type { DogId } from '#durable/protocol/messages.ts'
import { PINGED_JUST_NOW_MS, PING_LOOKS_MAX } from '#durable/rules/places/sockets.ts'

/** The least time between two checks, ms. */
export const LOOK_EVERY_MS = 1000
/** The timer for the next check, ms: somewhat longer, since a timer may be early. */
const LOOK_AGAIN_MS = 1100

type Sight = {
  /** The dogs that have pinged within the last `ms`. */
  pingedWithin: (ms: number) => readonly DogId[]
  /** Calls `look` again after `ms`, even if nothing else happens. */
  lookIn: (ms: number) => void
}

/**
 * [M7] Finds clients that ping too often. The platform answers pings itself, without waking the room, and reports only
 * when it last did. So it is sampled: a client that has pinged just before each of PING_LOOKS_MAX checks, a second
 * apart, pings at least once a second. An idle room is awake only for its sweep, and while a client is suspected. Times
 * are epoch ms.
 */
export class PingWatch {
  readonly #sight: Sight
  #looks = new Map<DogId, number>()
  #lookedAt = 0
  #looksAgainAt = 0

  constructor(sight: Sight) {
    this.#sight = sight
  }

  /** Checks, if the last check is a second ago. Returns, once, the dogs that have pinged too often. */
  look(now: number): DogId[] {
    if (Math.abs(now - this.#lookedAt) < LOOK_EVERY_MS) return []
    this.#lookedAt = now
    const pinged = this.#sight.pingedWithin(PINGED_JUST_NOW_MS)
    this.#looks = new Map(pinged.map((dog) => [dog, (this.#looks.get(dog) ?? 0) + 1]))
    const flooders = pinged.filter((dog) => (this.#looks.get(dog) ?? 0) >= PING_LOOKS_MAX)
    for (const dog of flooders) this.#looks.delete(dog)
    if (this.#looks.size > 0 && this.#looksAgainAt <= now) {
      this.#looksAgainAt = now + LOOK_EVERY_MS
      this.#sight.lookIn(LOOK_AGAIN_MS)
    }
    return flooders
  }
}
