import { act } from '@testing-library/react'
import { PING, PONG } from '#durable/protocol/close-codes.ts'
import type { Socket } from '#test/support/park.ts'
import { LOST } from '#test/support/park.ts'

/** Opens the socket of an address; null where nobody is let in. */
export type Doorway = (url: URL) => { socket: Socket; receives: (text: string) => void; drops: () => void } | null

/** A WebSocket of a page whose other end is a room in this process. Whatever is sent arrives in a later task. */
export class RoomSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  /** Where the sockets of this page lead; null while the park cannot be reached. */
  static doorway: Doorway | null = null
  static readonly #open = new Set<RoomSocket>()
  readonly url: string
  readyState = RoomSocket.CONNECTING
  binaryType = 'blob'
  #way: ReturnType<Doorway> = null

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    queueMicrotask(() => this.#connect())
  }

  /** Ends every connection as a lost net does. */
  static cutAll(): void {
    for (const one of RoomSocket.#open) {
      one.#way?.drops()
      one.#end(LOST)
    }
  }

  send(text: string): void {
    if (this.readyState !== RoomSocket.OPEN) return
    if (text === PING) return this.#tell(new MessageEvent('message', { data: PONG }))
    this.#way?.receives(text)
  }

  close(code = 1000): void {
    if (this.readyState >= RoomSocket.CLOSING) return
    this.#way?.drops()
    this.#end(code)
  }

  #connect(): void {
    if (this.readyState !== RoomSocket.CONNECTING) return
    this.#way = RoomSocket.doorway?.(new URL(this.url)) ?? null
    if (!this.#way) return this.#end(LOST)
    RoomSocket.#open.add(this)
    this.readyState = RoomSocket.OPEN
    this.#way.socket.page = {
      takes: (frame) => {
        const data = typeof frame === 'string' ? frame : frame.slice().buffer
        this.#tell(new MessageEvent('message', { data }))
      },
      isClosed: (code) => this.#end(code),
    }
    this.#tell(new Event('open'))
  }

  #end(code: number): void {
    if (this.readyState === RoomSocket.CLOSED) return
    RoomSocket.#open.delete(this)
    if (this.#way) this.#way.socket.page = null
    this.readyState = RoomSocket.CLOSED
    this.#tell(Object.assign(new Event('close'), { code, reason: '', wasClean: code !== LOST }))
  }

  #tell(event: Event): void {
    queueMicrotask(() => act(() => void this.dispatchEvent(event)))
  }
}
