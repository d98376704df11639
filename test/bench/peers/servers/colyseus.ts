import { Room, Server } from '@colyseus/core'
import type { Client } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { listening } from '../../listening.ts'
import { Player, State } from '../park-state.ts'

const [port, , peer] = process.argv.slice(2)
const isTimed = peer !== 'colyseus-xy'

// The room of Colyseus' own example with its defaults: patches of the state every 50 ms, lines by broadcast.
class ParkRoom extends Room {
  override state = new State()
  readonly #dogs = new Map<string, string>()

  override onCreate(): void {
    this.onMessage('move', (client: Client, { x, y }: { x: number; y: number }) => {
      const player = this.state.players.get(this.#dogs.get(client.sessionId) ?? '')
      if (player) Object.assign(player, isTimed ? { x, y, startedAt: Date.now() % 65_536 } : { x, y })
    })
    this.onMessage('chat', (client: Client, { text }: { text: string }) => {
      this.broadcast('chat', { id: this.#dogs.get(client.sessionId), text }, { except: client })
    })
  }

  override onJoin(client: Client, { dog }: { dog: number }): void {
    this.#dogs.set(client.sessionId, `${dog}`)
    this.state.players.set(`${dog}`, new Player().assign({ x: 0, y: 0, startedAt: 0 }))
  }

  override onLeave(client: Client): void {
    this.state.players.delete(this.#dogs.get(client.sessionId) ?? '')
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() })
server.define('park', ParkRoom)
await server.listen(Number(port), '127.0.0.1')
listening({ port: Number(port) })
