import type { Page } from 'playwright-core'

type Word = { at: number; text: string }

/** Records what a page sends, as requests and over its socket, with times of this process. */
export class Wire {
  readonly #said: Word[] = []

  constructor(page: Page) {
    page.on('request', (request) => note(this.#said, request.postData() ?? ''))
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => note(this.#said, payload))
    })
  }

  /** When the page last sent something that matches, ms. It waits for that for PATIENCE_MS. @throws if it never does */
  async saidAt(what: RegExp): Promise<number> {
    if (!(await this.says(what, { since: 0, withinMs: PATIENCE_MS }))) throw new Error(`never said: ${what}`)
    return this.#said.findLast(({ text }) => what.test(text))?.at ?? 0
  }

  /** Whether the page sends something that matches from `since` on, within `withinMs`. */
  async says(what: RegExp, { since, withinMs }: { since: number; withinMs: number }): Promise<boolean> {
    const deadline = performance.now() + withinMs
    for (;;) {
      if (this.#said.some(({ at, text }) => at >= since && what.test(text))) return true
      if (performance.now() > deadline) return false
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

const PATIENCE_MS = 60_000

// The parts of a binary frame that are JSON or text can be matched as well (durable/protocol/README.md).
function note(words: Word[], payload: string | Buffer) {
  words.push({ at: performance.now(), text: payload.toString() })
}
