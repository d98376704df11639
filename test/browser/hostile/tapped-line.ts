import type { Page, WebSocketRoute } from 'playwright-core'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'

/** The socket of a page to its room, with further messages put in that a room would never send: unfiltered texts. */
export class TappedLine {
  #line: WebSocketRoute | null = null
  /** The number of frames put in. Acknowledgements must not count them, or the room closes the socket [M4]. */
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

  /** A frame of the page, with the count of an acknowledgement reduced to the frames of the room. */
  #ownOf(frame: string | Buffer): string | Buffer {
    // A ping is no JSON.
    const said: unknown = typeof frame === 'string' && frame.startsWith('{') ? JSON.parse(frame) : null
    if (said === null || typeof said !== 'object' || !('frame' in said)) return frame
    this.#acknowledged = Math.max(this.#acknowledged, Number(said.frame) - this.#told)
    return JSON.stringify({ ...said, frame: this.#acknowledged })
  }

  /** Closes the socket as the room does after a kick. */
  async sendAway() {
    await this.#line?.close({ code: CLOSE.kicked })
  }
}
