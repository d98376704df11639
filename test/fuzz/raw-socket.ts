import { connect } from 'node:net'

/** A frame as a client sends it. The mask is all zeros, so the payload is unchanged. */
function bytesOf(data: string | Buffer, isBinary: boolean): Buffer {
  const payload = typeof data === 'string' ? Buffer.from(data) : data
  const { length } = payload
  const size = length < 126 ? Buffer.from([0x80 | length]) : Buffer.alloc(length < 65_536 ? 3 : 9)
  if (size.length === 3) size.writeUInt16BE(length, 1)
  if (size.length === 9) size.writeBigUInt64BE(BigInt(length), 1)
  if (size.length === 3) size[0] = 0x80 | 126
  if (size.length === 9) size[0] = 0x80 | 127
  return Buffer.concat([Buffer.from([isBinary ? 0x82 : 0x81]), size, Buffer.alloc(4), payload])
}

export type Frame = { data: string | Buffer; isBinary: boolean }

/**
 * Opens a WebSocket, sends these frames and waits for the close. Returns its code, 0 if none came in time. It uses bare
 * TCP, because the handshakes of a full client would be most of the work; for the room there is no difference.
 */
export function closeCodeAfter(url: string, frames: readonly Frame[], withinMs: number): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url)
  const head = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n')
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    const timer = setTimeout(() => end(0), withinMs)
    const end = (code: number) => {
      clearTimeout(timer)
      socket.destroy()
      done(code)
    }
    let received: Buffer = Buffer.alloc(0)
    let isOpen = false
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (!isOpen) {
        const headEnd = received.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        if (!received.subarray(0, 13).equals(Buffer.from('HTTP/1.1 101 '))) return end(-1)
        isOpen = true
        received = received.subarray(headEnd + 4)
        socket.write(Buffer.concat(frames.map(({ data, isBinary }) => bytesOf(data, isBinary))))
      }
      const code = closeIn(received)
      if (code !== null) end(code)
    })
    socket.on('error', () => end(1006))
    socket.on('close', () => end(1006))
    socket.write(head)
  })
}

/** The code of the close frame in these bytes; null without one. */
function closeIn(bytes: Buffer): number | null {
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = bytes[at + 1]! & 0x7f
    const headBytes = short === 126 ? 4 : short === 127 ? 10 : 2
    if (at + headBytes > bytes.length) return null
    const length =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
    if (at + headBytes + length > bytes.length) return null
    if ((bytes[at]! & 0x0f) === 8) return length >= 2 ? bytes.readUInt16BE(at + headBytes) : 1005
    at += headBytes + length
  }
  return null
}
