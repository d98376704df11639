import type { Effect } from '#durable/room/effects.ts'
import type { ClockPort } from './ports.ts'

/** A crash of the machine loses at most what has changed within this time, ms. */
const SAVE_WITHIN_MS = 1500

type Later = Extract<Effect, { do: 'keep'; when: 'later' }>['what']

/**
 * Saves soon after a change, once for all changes until then. Its timer keeps the room awake, so a room that sleeps has
 * saved everything.
 */
export class Saver {
  readonly #waiting = new Set<Later>()
  readonly #clock: ClockPort
  readonly #save: (what: Later) => void

  constructor(clock: ClockPort, save: (what: Later) => void) {
    this.#clock = clock
    this.#save = save
  }

  saveSoon(what: Later): void {
    if (this.#waiting.has(what)) return
    this.#waiting.add(what)
    this.#clock.later(SAVE_WITHIN_MS, () => {
      this.#waiting.delete(what)
      this.#save(what)
    })
  }
}
