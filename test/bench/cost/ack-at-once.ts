import type { WebSocket } from 'ws'

/**
 * Acknowledges each frame as it comes. The bench turns the clock of the park while nothing is under way, and a page that
 * waits for the next of its own acknowledgements would count as one that does not read.
 */
export function ackAtOnce(socket: WebSocket): void {
  let frames = 0
  socket.on('message', (_frame, isBinary) => {
    if (isBinary) socket.send(JSON.stringify({ type: 'ack', frame: ++frames }))
  })
}
