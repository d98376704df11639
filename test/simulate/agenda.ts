type Task = { at: number; run: () => void }

/** What is to happen when: virtual time, ms. Of two things at one time the one that was put down first comes first. */
export class Agenda {
  now: number
  /** The next one first: some hundred at most, so that a place among them is found by looking. */
  readonly #tasks: Task[] = []

  constructor(now: number) {
    this.now = now
  }

  in(ms: number, run: () => void): void {
    this.at(this.now + ms, run)
  }

  at(at: number, run: () => void): void {
    const before = this.#tasks.findLastIndex((task) => task.at <= at)
    this.#tasks.splice(before + 1, 0, { at, run })
  }

  /** When the next thing happens; Infinity where nothing is left. */
  get nextAt(): number {
    return this.#tasks[0]?.at ?? Infinity
  }

  /** Lets the next thing happen. */
  step(): void {
    const task = this.#tasks.shift()
    if (!task) return
    this.now = Math.max(this.now, task.at)
    task.run()
  }
}
