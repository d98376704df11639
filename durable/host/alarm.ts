import type { AlarmPort } from './ports.ts'

/**
 * What the alarm is set for: `save` to write what has changed; `wake` since the room has asked for it; `ledger` to
 * compare the ground with the ledger; `expiry` to delete old lines; `sweep` to write presence to the database.
 */
const DUES = ['save', 'wake', 'ledger', 'expiry', 'sweep'] as const
export type Due = (typeof DUES)[number]

/**
 * Shares the one alarm of a room among several purposes: it rings for the earliest of them. Times are epoch
 * ms.
 */
export class Alarm {
  readonly #port: AlarmPort
  readonly #dues = new Map<Due, number>()
  /** The time for which the platform's alarm is set; null if it is not set. */
  #setFor: number | null = null

  constructor(port: AlarmPort) {
    this.#port = port
  }

  /** Takes over an alarm that was set before this object was made; null if there was none. */
  found(at: number | null): void {
    this.#setFor = at
  }

  dueAt(due: Due): number | null {
    return this.#dues.get(due) ?? null
  }

  /** Sets the time for one purpose; null clears it. Takes effect with the next `arm`. */
  ask(due: Due, at: number | null): void {
    if (at === null) this.#dues.delete(due)
    else this.#dues.set(due, at)
  }

  isDue(due: Due, now: number): boolean {
    const at = this.#dues.get(due)
    return at !== undefined && at <= now
  }

  rang(): void {
    this.#setFor = null
  }

  /**
   * Sets the platform's alarm. One that is set too early, or for nothing any more, is left: waking once for nothing costs
   * less than to move it or to delete it.
   */
  arm(): void {
    let first = Infinity
    for (const at of this.#dues.values()) if (at < first) first = at
    if (first === Infinity || (this.#setFor !== null && first >= this.#setFor)) return
    this.#setFor = first
    // A crash that loses an alarm of this moment also loses what it was to save.
    this.#port.setAlarm(first, first === this.#dues.get('save'))
  }
}
