import type { DogId } from '#durable/protocol/messages.ts'
import { PINGED_JUST_NOW_MS, PING_LOOKS_MAX } from '#durable/rules/places/sockets.ts'

/** How far apart two looks are at least, ms. */
export const LOOK_EVERY_MS = 1000
/** When the next one is asked for, ms: a timer may be early by some. */
const LOOK_AGAIN_MS = 1100

type Sight = {
  /** The dogs that have pinged within so many ms. */
  pingedWithin: (ms: number) => readonly DogId[]
  /** Has `look` called again after so many ms, even where nothing else happens. */
  lookIn: (ms: number) => void
}

/**
 * [M7] Finds out who pings without end. The platform answers pings by itself, so that they wake no room, and counts
 * nothing; all that it tells is when it last did. So somebody looks now and then: whoever has pinged just now at every look
 * has pinged once a second at least. A room in which nothing happens is awake for its sweep, and as long as somebody is
 * suspected. Times are epoch ms.
 */
export class PingWatch {
  readonly #sight: Sight
  #looks = new Map<DogId, number>()
  #lookedAt = 0
  #looksAgainAt = 0

  constructor(sight: Sight) {
    this.#sight = sight
  }

  /** Looks, where it is time to. Returns the dogs that have pinged too often, once. */
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
