import { connect } from 'node:net'

/** A text frame of 4096 bytes of which only the first ones are sent: FIN and text, masked, length, mask, "hel". */
const HALF_A_FRAME = Buffer.from([0x81, 0xfe, 0x10, 0x00, 0, 0, 0, 0, 0x68, 0x65, 0x6c])

/**
 * Opens a WebSocket, sends half a frame and resets the connection, as a phone does that loses its network.
 * @returns the status of the upgrade
 */
export function cutInHalfAFrame(address: string): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(address)
  const head = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', fail)
    socket.once('data', (answer) => {
      const status = Number(String(answer).split(' ')[1])
      socket.write(HALF_A_FRAME, () => {
        socket.resetAndDestroy()
        done(status)
      })
    })
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
  })
}
