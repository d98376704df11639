import type { Page, WebSocketRoute } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** The line of a page to the rooms, which can be cut. */
export class Line {
  #page: Page | null = null
  #isCut = false
  readonly #sockets: WebSocketRoute[] = []

  async leadsFrom({ page }: Visitor) {
    this.#page = page
    await page.routeWebSocket(/./, (socket) => {
      if (this.#isCut) return void socket.close()
      socket.connectToServer()
      this.#sockets.push(socket)
    })
  }

  async cut() {
    this.#isCut = true
    for (const socket of this.#sockets.splice(0)) await socket.close({ code: 1012 })
  }

  /** Lets the page connect again, at once. */
  async mend() {
    this.#isCut = false
    await this.#page?.evaluate(() => window.dispatchEvent(new Event('online')))
  }
}
