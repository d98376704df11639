import { WebSocket, WebSocketServer } from 'ws'
import { listening } from '../../listening.ts'

// A naive broadcast: every message is sent to all others at once, in a frame of its own.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const id = Number(new URL(request.url ?? '/', 'ws://bench').searchParams.get('dog'))
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const frame = JSON.stringify({ ...JSON.parse(String(data)), id })
    for (const other of server.clients) {
      if (other !== socket && other.readyState === WebSocket.OPEN) other.send(frame)
    }
  })
})
server.on('listening', () => {
  const address = server.address()
  if (address && typeof address === 'object') listening(address)
})
