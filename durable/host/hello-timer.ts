import type { ClockPort } from './ports.ts'

type Parts = {
  clock: ClockPort
  /** When the first hello is overdue (epoch ms); null if none is awaited. */
  nextHelloBy: () => number | null
  /** Closes the sockets whose hello is overdue, as an event of the room. */
  closeOverdue: () => void
}

/**
 * Wakes the host for a socket that does not send its hello. It is a timer and not the alarm, because a hello nearly
 * always comes at once: setting the alarm writes a row, and it would ring for nothing. The timer keeps the room awake for
 * as long as a hello is awaited, and after a crash there is no socket left to wait for.
 */
export class HelloTimer {
  readonly #parts: Parts
  #pending: { at: number; cancel: () => void } | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Sets, moves or cancels the timer. Call it after every event. */
  set(): void {
    const { clock, nextHelloBy, closeOverdue } = this.#parts
    const at = nextHelloBy()
    if (at === (this.#pending?.at ?? null)) return
    this.#pending?.cancel()
    this.#pending = null
    if (at === null) return
    const cancel = clock.later(Math.max(0, at - clock.now()), () => {
      this.#pending = null
      closeOverdue()
    })
    this.#pending = { at, cancel }
  }
}
