import type { Frame } from '#durable/host/outbox.ts'
import type { Attachment, WirePort } from '#durable/host/ports.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { isHugeFrame, parseClientFrame } from '#durable/protocol/parse.ts'

type Raw = string | ArrayBuffer

/** The sockets of a Durable Object (WebSocket Hibernation API). */
export class SocketWire implements WirePort<WebSocket, Raw> {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  all(): { socket: WebSocket; attachment: Attachment; isClosing: boolean }[] {
    return this.#ctx.getWebSockets().flatMap((socket) => {
      const attachment: Attachment | null = socket.deserializeAttachment()
      if (!attachment || socket.readyState === WebSocket.CLOSED) return []
      return [{ socket, attachment, isClosing: socket.readyState !== WebSocket.OPEN }]
    })
  }

  accept(socket: WebSocket, attachment: Attachment): void {
    this.#ctx.acceptWebSocket(socket)
    socket.serializeAttachment(attachment)
  }

  attach(socket: WebSocket, attachment: Attachment): void {
    socket.serializeAttachment(attachment)
  }

  isHuge(raw: Raw): boolean {
    return isHugeFrame(raw)
  }

  read(raw: Raw): ClientMessage | null {
    return parseClientFrame(raw)
  }

  /** Returns false for a socket that has closed meanwhile: its close event is on the way. */
  put(socket: WebSocket, frame: Frame): boolean {
    try {
      socket.send(frame)
      return true
    } catch (error) {
      // Checked only after a failure: to check before each frame would cost one more call into the platform per frame.
      if (socket.readyState === WebSocket.OPEN) throw error
      return false
    }
  }

  pongedAt(socket: WebSocket): number | null {
    return this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? null
  }

  /** The platform cannot abort one socket: it exists until its client answers the close frame or is gone. */
  close(socket: WebSocket, code: number): void {
    socket.close(code)
  }
}
