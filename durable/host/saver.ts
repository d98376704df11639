import type { ClockPort } from './ports.ts'

/** A crash of the whole machine costs at most what has changed within this time, ms. */
const SAVE_WITHIN_MS = 1500

/**
 * Saves soon after a change, once for however many changes come until then. Its timer keeps the room awake: so a room
 * that sleeps has saved everything.
 */
export class Saver {
  #isWaiting = false
  readonly #clock: ClockPort
  readonly #save: () => void

  constructor(clock: ClockPort, save: () => void) {
    this.#clock = clock
    this.#save = save
  }

  saveSoon(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    this.#clock.later(SAVE_WITHIN_MS, () => {
      this.#isWaiting = false
      this.#save()
    })
  }
}
