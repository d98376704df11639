type Task = { at: number; order: number; run: () => void }

/** What is to happen when: virtual time, ms. Of two things at one time the one that was put down first comes first. */
export class Agenda {
  now: number
  #order = 0
  readonly #heap: Task[] = []

  constructor(now: number) {
    this.now = now
  }

  in(ms: number, run: () => void): void {
    this.at(this.now + ms, run)
  }

  at(at: number, run: () => void): void {
    const heap = this.#heap
    const task = { at, order: this.#order++, run }
    let index = heap.length
    for (let up = (index - 1) >> 1; index > 0; up = (index - 1) >> 1) {
      const parent = heap[up]!
      if (comesFirst(parent, task)) break
      heap[index] = parent
      index = up
    }
    heap[index] = task
  }

  /** When the next thing happens; Infinity where nothing is left. */
  get nextAt(): number {
    return this.#heap[0]?.at ?? Infinity
  }

  /** Lets the next thing happen. */
  step(): void {
    const task = this.#pop()
    if (!task) return
    this.now = Math.max(this.now, task.at)
    task.run()
  }

  #pop(): Task | undefined {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()
    if (!top || !last || heap.length === 0) return top
    let index = 0
    for (;;) {
      const left = heap[2 * index + 1]
      const right = heap[2 * index + 2]
      const isRight = left !== undefined && right !== undefined && comesFirst(right, left)
      const child = isRight ? right : left
      if (!child || !comesFirst(child, last)) break
      heap[index] = child
      index = 2 * index + (isRight ? 2 : 1)
    }
    heap[index] = last
    return top
  }
}

function comesFirst(a: Task, b: Task): boolean {
  return a.at === b.at ? a.order < b.order : a.at < b.at
}
