import { Socket } from 'node:net'
import type { WebSocket } from 'ws'

const OPCODE = { text: 1, binary: 2, close: 8, ping: 9 } as const

/**
 * The traffic of one bot, below its WebSocket. Of 1,600 bots eight parse what they receive. Parsing by the others would
 * only cost the bots' core, so their traffic is counted by the headers of frames.
 */
export class Traffic {
  frames = 0
  /** Text frames, such as the answer to a ping. */
  textFrames = 0
  isLost = false
  readonly #ws: WebSocket
  readonly #socket: Socket
  #rest: Buffer = Buffer.alloc(0)
  #skip = 0

  private constructor(ws: WebSocket, socket: Socket) {
    this.#ws = ws
    this.#socket = socket
    socket.on('close', () => (this.isLost = true))
  }

  /** @param isRead whether the bot goes on parsing; else only the headers of frames are read from now on */
  static of(ws: unknown, isRead: boolean): Traffic {
    if (!isWebSocket(ws)) throw new Error('not a WebSocket of the package ws')
    const socket: unknown = Reflect.get(ws, '_socket')
    if (!(socket instanceof Socket)) throw new Error('a WebSocket without a socket')
    const traffic = new Traffic(ws, socket)
    if (isRead) {
      ws.on('message', (_data, isBinary) => {
        traffic.frames += 1
        if (!isBinary) traffic.textFrames += 1
      })
    } else {
      socket.removeAllListeners('data')
      socket.on('data', (chunk: Buffer) => traffic.#take(chunk))
      socket.resume()
    }
    return traffic
  }

  /** Bytes of TCP payload. */
  get bytes(): number {
    return this.#socket.bytesRead
  }

  close(): void {
    this.#ws.terminate()
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let at = this.#skip
    while (at + 2 <= bytes.length) {
      const [first = 0, short = 0] = bytes.subarray(at, at + 2)
      const headBytes = short === 126 ? 4 : short === 127 ? 10 : 2
      if (at + headBytes > bytes.length) break
      const length =
        short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
      this.#count(first & 0x0f)
      at += headBytes + length
    }
    this.#skip = Math.max(0, at - bytes.length)
    this.#rest = at < bytes.length ? bytes.subarray(at) : Buffer.alloc(0)
  }

  #count(opcode: number): void {
    if (opcode === OPCODE.text || opcode === OPCODE.binary) this.frames += 1
    if (opcode === OPCODE.text) this.textFrames += 1
    if (opcode === OPCODE.ping) this.#ws.pong()
    if (opcode === OPCODE.close) this.isLost = true
  }
}

function isWebSocket(candidate: unknown): candidate is WebSocket {
  return typeof candidate === 'object' && candidate !== null && '_socket' in candidate && 'pong' in candidate
}
