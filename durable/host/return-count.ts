import type { DogId } from '#durable/protocol/messages.ts'
import type { ClockPort, PresencePort } from './ports.ts'

/** A page waits 7.5 s at most before its first try (app/game/model/connection/link.ts), ms. */
const COUNTED_AFTER_MS = 10_000

/**
 * Counts how many of the dogs whose connections a deploy or a crash has cut off come back soon. `npm run deploy` goes by
 * it: it deploys the rooms in waves, and stops when pages do not come back from a wave.
 */
export class ReturnCount {
  readonly #awaited = new Set<DogId>()
  #back = 0
  readonly #clock: ClockPort
  readonly #presence: PresencePort

  constructor({ clock, presence }: { clock: ClockPort; presence: PresencePort }) {
    this.#clock = clock
    this.#presence = presence
  }

  /** Begins to count. The room is awake until it has counted: pages come back meanwhile anyway. */
  cutOff(dogs: readonly DogId[]): void {
    if (dogs.length === 0) return
    for (const dog of dogs) this.#awaited.add(dog)
    this.#clock.later(COUNTED_AFTER_MS, () => {
      const of = this.#back + this.#awaited.size
      if (of > 0) this.#presence.cameBack(this.#back, of)
      this.#awaited.clear()
    })
  }

  cameIn(dog: DogId): void {
    if (this.#awaited.delete(dog)) this.#back += 1
  }

  /** Nobody waits for a dog whose stay had ended, or which has entered elsewhere. */
  gone(dog: DogId): void {
    this.#awaited.delete(dog)
  }
}
