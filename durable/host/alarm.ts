import type { AlarmPort } from './ports.ts'

/**
 * What the room can be woken for:
 * `hello` a socket that has yet to say hello is closed; `wake` the room itself has asked for it; `ledger` the ground is
 * compared with the ledger; `expiry` lines are too old; `sweep` the database is told who is here.
 */
export const DUES = ['hello', 'wake', 'ledger', 'expiry', 'sweep'] as const
export type Due = (typeof DUES)[number]

/** The one alarm of a room: it rings for the earliest of all named dues. Times are epoch ms. */
export class Alarm {
  readonly #port: AlarmPort
  readonly #dues = new Map<Due, number>()
  /** For when the alarm is set; null where it is not. */
  #setFor: number | null = null

  constructor(port: AlarmPort) {
    this.#port = port
  }

  /** An alarm that was set before this object was made rings then; null: none was. */
  found(at: number | null): void {
    this.#setFor = at
  }

  dueAt(due: Due): number | null {
    return this.#dues.get(due) ?? null
  }

  /** Replaces what was asked for under this name; null asks for nothing. Takes effect with the next `arm`. */
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

  /** An alarm that is set for earlier than needed stays: to wake once for nothing costs less than to move it. */
  arm(): void {
    let first = Infinity
    for (const at of this.#dues.values()) if (at < first) first = at
    if (first === Infinity) {
      if (this.#setFor === null) return
      this.#setFor = null
      this.#port.deleteAlarm()
    } else if (this.#setFor === null || first < this.#setFor) {
      this.#setFor = first
      this.#port.setAlarm(first)
    }
  }
}
