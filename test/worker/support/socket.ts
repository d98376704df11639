import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import { ACK_EVERY_MS, OLDEST_VERSION } from '#durable/protocol/messages.ts'

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/**
 * The visitor's end of a socket, which records all messages and waits for further ones. It speaks the older version of
 * the protocol, whose frames a test can read (frames.test.ts has the newer one).
 */
export class VisitorSocket {
  /** The received frames in order. */
  readonly frames: string[] = []
  /** Resolves with the close code. */
  readonly closed: Promise<number>
  private readonly socket: WebSocket
  /** Called with each binary frame. */
  onBytes: (bytes: Uint8Array) => void = () => {}
  /** Whether it acknowledges; a client that reads nothing does not. */
  isReading = true
  private received = 0
  private ackedAt = Date.now()
  private readonly unread: ServerMessage[] = []
  private wake = () => {}

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.binaryType = 'arraybuffer'
    socket.accept()
    socket.addEventListener('message', ({ data }) => {
      this.received += 1
      if (this.isReading && Math.abs(Date.now() - this.ackedAt) >= ACK_EVERY_MS) this.acknowledge()
      if (data instanceof ArrayBuffer) this.onBytes(new Uint8Array(data))
      else this.hear(String(data))
    })
    this.closed = new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  }

  /** Acknowledges with received frames and no more often than necessary, like a page whose timers are delayed. */
  acknowledge(): void {
    this.ackedAt = Date.now()
    this.send({ type: 'ack', frame: this.received })
  }

  private hear(frame: string): void {
    this.frames.push(frame)
    if (frame.startsWith('[')) this.unread.push(...(JSON.parse(frame) as ServerMessage[]))
    this.wake()
  }

  send(message: ClientMessage): void {
    this.sendRaw(JSON.stringify(message))
  }

  sendRaw(frame: string | ArrayBuffer): void {
    this.socket.send(frame)
  }

  hello(lastSeq: number | null = null): Promise<Told<'welcome'>> {
    this.send({ type: 'hello', version: OLDEST_VERSION, lastSeq })
    return this.next('welcome')
  }

  /** The next message of one of these types; earlier messages count as read. */
  async next<Type extends ServerMessage['type']>(...types: readonly Type[]): Promise<Told<Type>> {
    for (;;) {
      const index = this.unread.findIndex(({ type }) => types.some((one) => one === type))
      if (index >= 0) return this.unread.splice(0, index + 1).at(-1) as Told<Type>
      await this.news()
    }
  }

  /** The first message of a type, of all so far and those that come, that fits. */
  async heard<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: Told<Type>) => boolean,
  ): Promise<Told<Type>> {
    for (;;) {
      const found = this.told(type).find(fits)
      if (found) return found
      await this.news()
    }
  }

  /** All messages of a type so far. */
  told<Type extends ServerMessage['type']>(type: Type): Told<Type>[] {
    const all = this.frames.flatMap((frame): ServerMessage[] => (frame.startsWith('[') ? JSON.parse(frame) : []))
    return all.filter((message) => message.type === type) as Told<Type>[]
  }

  /** The next frame that is no list of messages. */
  async nextRaw(): Promise<string> {
    const known = this.frames.length
    while (this.frames.length === known) await this.news()
    return this.frames.at(-1) ?? ''
  }

  /** @throws if the socket closes instead */
  private async news(): Promise<void> {
    const frame = new Promise<null>((resolve) => {
      this.wake = () => resolve(null)
    })
    const code = await Promise.race([frame, this.closed])
    if (code !== null) throw new Error(`The socket has closed with ${code} while a message was waited for`)
  }

  /** Closes its end. Frames that are still on the way are heard and not acknowledged: nothing may be sent any more. */
  close(code = 1000): void {
    this.isReading = false
    this.socket.close(code)
  }
}

/** The socket of an accepted upgrade. @throws if it was refused */
export function socketOf(response: Response): VisitorSocket {
  if (!response.webSocket) throw new Error(`Not let in: ${response.status}`)
  return new VisitorSocket(response.webSocket)
}
