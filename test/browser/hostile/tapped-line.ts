import type { Page, WebSocketRoute } from 'playwright-core'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'

/** The line of a page to its room, on which is said what a room never would: it has passed nothing that cleans or filters. */
export class TappedLine {
  #line: WebSocketRoute | null = null
  /** Frames that the room knows nothing of: whoever acknowledges more than it has sent is cut off [M4]. */
  #told = 0
  #acknowledged = 0

  static async of(page: Page): Promise<TappedLine> {
    const tapped = new TappedLine()
    await page.routeWebSocket(/\/parks\//, (line) => {
      tapped.#line = line
      tapped.#told = tapped.#acknowledged = 0
      const room = line.connectToServer()
      line.onMessage((frame) => room.send(tapped.#ownOf(frame)))
    })
    return tapped
  }

  tell(messages: readonly ServerMessage[]) {
    this.#told += 1
    this.#line?.send(Buffer.from(writeRecords(messages.map((message) => ({ type: 'json', message })))))
  }

  /** What the page says, as if it had heard nothing but the room. */
  #ownOf(frame: string | Buffer): string | Buffer {
    // A ping is one word.
    const said: unknown = typeof frame === 'string' && frame.startsWith('{') ? JSON.parse(frame) : null
    if (said === null || typeof said !== 'object' || !('frame' in said)) return frame
    this.#acknowledged = Math.max(this.#acknowledged, Number(said.frame) - this.#told)
    return JSON.stringify({ ...said, frame: this.#acknowledged })
  }

  /** For good, as the room does it after it has said why. */
  async sendAway() {
    await this.#line?.close({ code: CLOSE.kicked })
  }
}
