/** The time until a reader notices a text, ms. */
const NOTICED_MS = 2500
/** The time that a slow reader needs for a character, ms: 150 words a minute of six characters each. */
const LETTER_MS = 67

/** How long a text must be shown so that it can be read, ms. */
export function readingMs(words: string): number {
  return NOTICED_MS + LETTER_MS * words.length
}

/** What keeps a text on the screen: a pointer over it, the focus in it, or a page in the background. */
export type Hold = 'pointer' | 'focus' | 'hidden'

/** The timer of a text. It stops while something holds the text, and then starts again from the beginning. */
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
