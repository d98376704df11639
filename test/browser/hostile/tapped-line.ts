import type { Page, WebSocketRoute } from 'playwright-core'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'

/** The line of a page to its room, on which is said what a room never would: it has passed nothing that cleans or filters. */
export class TappedLine {
  #line: WebSocketRoute | null = null

  static async of(page: Page): Promise<TappedLine> {
    const tapped = new TappedLine()
    await page.routeWebSocket(/\/parks\//, (line) => {
      tapped.#line = line
      line.connectToServer()
    })
    return tapped
  }

  tell(messages: readonly ServerMessage[]) {
    this.#line?.send(Buffer.from(writeRecords(messages.map((message) => ({ type: 'json', message })))))
  }

  /** For good, as the room does it after it has said why. */
  async sendAway() {
    await this.#line?.close({ code: CLOSE.kicked })
  }
}
