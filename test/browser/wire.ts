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

  /** When it was last said, ms. @throws where it never was */
  saidAt(what: RegExp): number {
    const word = this.#said.findLast(({ text }) => what.test(text))
    if (!word) throw new Error(`never said: ${what}`)
    return word.at
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
