import { WebSocket } from 'ws'
import type { Join } from '../../client.ts'
import { Traffic } from '../../traffic.ts'

/** The naive JSON of plain ws and of partyserver: one frame for each move and for each line. */
export const join: Join = async (url, { dog }, look) => {
  const ws = new WebSocket(`${url}?dog=${dog}`, { perMessageDeflate: false })
  await new Promise((done, fail) => ws.once('open', done).once('error', fail))
  const traffic = Traffic.of(ws, look !== null)
  if (look) {
    ws.on('message', (data) => {
      const told = JSON.parse(String(data))
      if (told.type === 'move') look(told.id, told.x, told.y)
    })
  }
  return {
    traffic,
    walk: ({ x, y }) => ws.send(JSON.stringify({ type: 'move', x, y })),
    say: (text) => ws.send(JSON.stringify({ type: 'chat', text })),
  }
}
