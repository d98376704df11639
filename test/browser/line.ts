import type { Page, WebSocketRoute } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** A close code that leads a page to come back by itself, and that a page may use as well. */
const CUT = 3000

/** The line of a page to the rooms, which can be cut at both ends. */
export class Line {
  #page: Page | null = null
  #isCut = false
  readonly #ends: WebSocketRoute[] = []

  async leadsFrom({ page }: Visitor) {
    this.#page = page
    await page.routeWebSocket(/./, (socket) => {
      if (this.#isCut) return void socket.close()
      this.#ends.push(socket, socket.connectToServer())
    })
  }

  async cut() {
    this.#isCut = true
    // Both of them: the room would wait for a page that only says nothing any more.
    for (const end of this.#ends.splice(0)) await end.close({ code: CUT })
  }

  /** Lets the page connect again, at once. */
  async mend() {
    this.#isCut = false
    await this.#page?.evaluate(() => window.dispatchEvent(new Event('online')))
  }
}
