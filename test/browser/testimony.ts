import type { Page, Request } from 'playwright-core'

/** So much of what a page says is told of it, from its end on, where windows and questions are, characters. */
const TOLD = 1500

/** What went wrong in a page, and what it shows: for whoever has to find out why a test failed, and was not there. */
export class Testimony {
  /** Errors of the page and its console: a test ends with none. */
  readonly troubles: string[] = []
  /** Requests that had no good answer, and questions that the server failed at. */
  readonly #unanswered: string[] = []
  /** Requests whose answer is still to come. */
  readonly #open = new Set<Request>()
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    page.on('pageerror', (error) => this.troubles.push(error.message))
    page.on('console', (message) => {
      // A lost connection is the browser's own line, and what some tests are about.
      if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket/.test(message.text()))
        this.troubles.push(message.text())
    })
    page.on('request', (request) => this.#open.add(request))
    page.on('requestfinished', (request) => this.#open.delete(request))
    page.on('requestfailed', (request) => {
      this.#open.delete(request)
      this.#unanswered.push(`${request.url()} ${request.failure()?.errorText ?? ''}`)
    })
    page.on('response', async (response) => {
      if (response.status() >= 400) this.#unanswered.push(`${response.url()} ${response.status()}`)
      if (!response.url().endsWith('/api/graphql')) return
      const answer = await response.text().catch(() => '')
      if (answer.includes('"errors":')) this.#unanswered.push(answer.slice(0, 300))
    })
  }

  async tell(): Promise<string> {
    const body = await this.#page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => String(error))
    return [
      `page ${this.#page.url()}`,
      `troubles: ${this.troubles.join(' | ') || 'none'}`,
      `without an answer: ${this.#unanswered.join(' | ') || 'none'}`,
      `still asked for: ${[...this.#open].map((request) => request.url()).join(' | ') || 'nothing'}`,
      `shows: …${body.replaceAll(/\s+/g, ' ').slice(-TOLD)}`,
    ].join('\n')
  }
}
