/** Before somebody has seen that there is something to read, ms. */
const NOTICED_MS = 2500
/** A slow reader: 150 words a minute, of six letters with the space, ms. */
const LETTER_MS = 67

/** How long words have to stand so that they can be read, ms. */
export function readingMs(words: string): number {
  return NOTICED_MS + LETTER_MS * words.length
}

/** What keeps words where they are: a pointer over them, the focus in them, or a page that nobody sees. */
export type Hold = 'pointer' | 'focus' | 'hidden'

/** The time that words stand. While something holds them it stands still; then it begins anew. */
export class ReadingTime {
  readonly #ms: number
  readonly #onOver: () => void
  readonly #holds = new Set<Hold>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(ms: number, onOver: () => void) {
    this.#ms = ms
    this.#onOver = onOver
  }

  start() {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#holds.size > 0) return
    this.#timer = setTimeout(this.#onOver, this.#ms)
  }

  hold(by: Hold) {
    this.#holds.add(by)
    clearTimeout(this.#timer)
  }

  release(by: Hold) {
    this.#holds.delete(by)
    this.start()
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }
}
