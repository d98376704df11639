import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { listening } from '../../listening.ts'

const http = createServer()
// No heartbeat during a cell, because bots that only count would not answer it.
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, pingInterval: 600_000 })
io.on('connection', async (socket) => {
  const id = Number(socket.handshake.query.dog)
  await socket.join('park')
  socket.on('move', ({ x, y }: { x: number; y: number }) => socket.to('park').emit('move', { id, x, y }))
  socket.on('chat', ({ text }: { text: string }) => socket.to('park').emit('chat', { id, text }))
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  if (address && typeof address === 'object') listening(address)
})
