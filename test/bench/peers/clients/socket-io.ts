import { io } from 'socket.io-client'
import type { Join } from '../../client.ts'
import { Traffic } from '../../traffic.ts'

export const join: Join = async (url, { dog }, look) => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, query: { dog: `${dog}` } })
  await new Promise((done, fail) => socket.once('connect', () => done(null)).once('connect_error', fail))
  const traffic = Traffic.of(Reflect.get(socket.io.engine.transport, 'ws'), look !== null)
  if (look) socket.on('move', ({ id, x, y }: { id: number; x: number; y: number }) => look(id, x, y))
  return {
    traffic,
    walk: ({ x, y }) => socket.emit('move', { x, y }),
    say: (text) => socket.emit('chat', { text }),
  }
}
