import type { Page } from 'playwright-core'

type Word = { at: number; text: string }

/** What a page says to the park and is told by its room, as it goes over the wire, by the clock of this process. */
export class Wire {
  readonly #said: Word[] = []
  readonly #heard: Word[] = []

  constructor(page: Page) {
    page.on('request', (request) => note(this.#said, request.postData() ?? ''))
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => note(this.#said, payload))
      socket.on('framereceived', ({ payload }) => note(this.#heard, payload))
    })
  }

  /** When it was last said, ms: whoever has pressed a key may hear of it before this wire does. @throws where it never is */
  async saidAt(what: RegExp): Promise<number> {
    if (!(await this.says(what, { since: 0, withinMs: PATIENCE_MS }))) throw new Error(`never said: ${what}`)
    return this.#said.findLast(({ text }) => what.test(text))?.at ?? 0
  }

  /** Whether it is said from `since` on, within so long. */
  async says(what: RegExp, { since, withinMs }: { since: number; withinMs: number }): Promise<boolean> {
    const deadline = performance.now() + withinMs
    for (;;) {
      if (this.#said.some(({ at, text }) => at >= since && what.test(text))) return true
      if (performance.now() > deadline) return false
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Waits until it is heard, from `since` on (ms). */
  async hears(what: RegExp, since: number): Promise<Word> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline) {
      const word = this.#heard.find(({ at, text }) => at >= since && what.test(text))
      if (word) return word
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(
      `not heard: ${what}, but last: ${this.#heard
        .slice(-5)
        .map(({ text }) => text)
        .join('\n')}`,
    )
  }
}

const PATIENCE_MS = 60_000

// Of a binary frame what is JSON in it can be read (durable/protocol/README.md).
function note(words: Word[], payload: string | Buffer) {
  words.push({ at: performance.now(), text: payload.toString() })
}
