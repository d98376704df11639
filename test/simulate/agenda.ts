type Task = { at: number; run: () => void }

/** The events to come, in virtual time (ms). Of two events at one time the one that was added first comes first. */
export class Agenda {
  now: number
  /** Sorted, the next event first. There are some hundred at most, so a linear search for the place is fast enough. */
  readonly #tasks: Task[] = []

  constructor(now: number) {
    this.now = now
  }

  in(ms: number, run: () => void): void {
    this.at(this.now + ms, run)
  }

  /** As `in`. Returns how to call it off. */
  later = (ms: number, run: () => void): (() => void) => {
    const task = this.at(this.now + ms, run)
    return () => {
      const place = this.#tasks.indexOf(task)
      if (place >= 0) this.#tasks.splice(place, 1)
    }
  }

  at(at: number, run: () => void): Task {
    const task = { at, run }
    const before = this.#tasks.findLastIndex((other) => other.at <= at)
    this.#tasks.splice(before + 1, 0, task)
    return task
  }

  /** Infinity if there are no events. */
  get nextAt(): number {
    return this.#tasks[0]?.at ?? Infinity
  }

  step(): void {
    const task = this.#tasks.shift()
    if (!task) return
    this.now = Math.max(this.now, task.at)
    task.run()
  }
}
