import type { Page, Request } from 'playwright-core'
import { until } from './until.ts'

/** How much of a page's text is printed, from its end, where windows and questions are; characters. */
const TOLD = 1500

/** How many of the last events are printed. */
const EVENTS_TOLD = 60

/** A page that has asked for nothing as long as this, ms, through as many frames, has all that its first view needs. */
const QUIET_MS = 1500
const QUIET_FRAMES = 20

/** Records what goes wrong in a page and what it shows, to find out later why a test failed. */
export class Testimony {
  /** Errors of the page and its console; a test must end with none. */
  readonly troubles: string[] = []
  /** Requests that failed, and queries that had errors. */
  readonly #unanswered: string[] = []
  /** Requests in flight. */
  readonly #open = new Set<Request>()
  #askedAt = Date.now()
  /** Taps of the park, operations that were sent, and sockets that opened and closed, with their times. */
  readonly #events: string[] = []
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    page.on('pageerror', (error) => this.troubles.push(error.message))
    page.on('console', (message) => {
      // The browser itself writes lost connections to the console, and some tests cause them.
      const isError = message.type() === 'error' && !/ERR_CONNECTION|WebSocket/.test(message.text())
      // What was fetched ahead is fetched again: the two links differ in `crossorigin`.
      const isFetchedTwice = message.type() === 'warning' && /credentials mode does not match/.test(message.text())
      if (isError || isFetchedTwice) this.troubles.push(message.text())
    })
    page.on('websocket', (socket) => {
      this.note('socket opened')
      socket.on('close', () => this.note('socket closed'))
    })
    page.on('request', (request) => {
      this.#open.add(request)
      this.#askedAt = Date.now()
      if (request.url().endsWith('/api/graphql')) this.note(`sent ${operationOf(request.postData())}`)
    })
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

  /** Keeps what has happened in the page, to be told if the test fails. */
  note(event: string) {
    this.#events.push(`${new Date().toISOString().slice(11, -1)} ${event}`)
  }

  /**
   * Waits until the page fetches nothing and has asked for nothing in a while. It stands in for the browser's own
   * 'networkidle', which now and then never comes: Chromium does not report the end of every script that is fetched by
   * `import()`, though the page has it and runs it.
   */
  async quiet() {
    await this.#page.evaluate(frames, QUIET_FRAMES)
    await until(async () => Date.now() - this.#askedAt > QUIET_MS && (await this.#awaited()).length === 0, 100)
  }

  /** The addresses of what the page is still waiting for. */
  async #awaited(): Promise<string[]> {
    const open = [...this.#open].map((request) => request.url())
    return open.length === 0 ? [] : this.#page.evaluate(withoutReceived, open)
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
      `happened: ${this.#events.slice(-EVENTS_TOLD).join(' | ') || 'nothing'}`,
      `shows: …${body.replaceAll(/\s+/g, ' ').slice(-TOLD)}`,
    ].join('\n')
  }
}

async function frames(count: number) {
  for (let drawn = 0; drawn < count; drawn++) await new Promise(requestAnimationFrame)
}

/** Without those that the page has received, by its own record. */
function withoutReceived(addresses: string[]): string[] {
  const hasCome = (address: string) =>
    performance
      .getEntriesByName(address)
      .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
  return addresses.filter((address) => !hasCome(address))
}

/** The name of the GraphQL operation in the body of a request, or how the body begins. */
function operationOf(body: string | null): string {
  if (body === null) return 'no body'
  return /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? body.slice(0, 40)
}
