import type { Join } from '../../client.ts'
import { Traffic } from '../../traffic.ts'
import type { State } from '../park-state.ts'

// The SDK uses a global WebSocket if there is one. Node's own does not expose its bytes, so it is removed.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { Callbacks, Client } = await import('@colyseus/sdk')

export const join: Join = async (url, { dog }, look) => {
  const room = await new Client(url).joinOrCreate<InstanceType<typeof State>>('park', { dog })
  room.onMessage('chat', () => {})
  if (look) {
    const callbacks = Callbacks.get(room)
    callbacks.onAdd('players', (player, key) => {
      callbacks.onChange(player, () => look(Number(key), player.x, player.y))
    })
  }
  await new Promise((done) => room.onStateChange.once(() => done(null)))
  const traffic = Traffic.of(Reflect.get(room.connection.transport, 'ws'), look !== null)
  return {
    traffic,
    walk: ({ x, y }) => room.send('move', { x, y }),
    say: (text) => room.send('chat', { text }),
  }
}
