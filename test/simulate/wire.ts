import type { Frame } from '#durable/host/outbox.ts'
import type { Attachment } from '#durable/host/ports.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { LOST } from '#test/support/park.ts'
import type { Player } from './player.ts'
import type { RoomShell } from './room-shell.ts'

/**
 * One WebSocket over TCP. Frames arrive in order, with separate delays for each direction. Only a cut loses frames, namely
 * all that are on the way; the client and the room each learn of the cut later.
 */
export class Wire {
  /** The platform keeps it while the room sleeps. */
  attachment: Attachment | null = null
  isCut = false
  roomClosed = false
  clientClosed = false
  /** By direction: how many frames are on the way, and when the last of them arrives. */
  readonly up = { frames: 0, lastAt: 0 }
  readonly down = { frames: 0, lastAt: 0 }
  readonly dog: number
  readonly #latencyMs: () => number
  readonly #client: Player
  readonly #room: RoomShell

  constructor(client: Player, latencyMs: () => number) {
    this.#client = client
    this.#room = client.shell
    this.dog = client.dog
    this.#latencyMs = latencyMs
  }

  accepted(): void {
    this.#pass(this.down, () => this.#client.opened(this))
  }

  sendUp(message: ClientMessage | null): void {
    if (this.clientClosed) throw new Error('a client sent over a socket that it had closed')
    this.#pass(this.up, () => this.roomClosed || this.#room.received(this, message))
  }

  sendDown(frame: Frame): void {
    if (this.roomClosed) throw new Error(`a message went to a closed socket of dog ${this.dog}`)
    this.#pass(this.down, () => this.#client.heard(this, frame))
  }

  closeByRoom(code: number): void {
    if (this.roomClosed) return
    this.roomClosed = true
    this.#pass(this.down, () => {
      this.#client.closed(this, code)
      // Its browser answers the close.
      this.#pass(this.up, () => this.#room.lost(this))
    })
  }

  closeByClient(): void {
    if (this.clientClosed) return
    this.clientClosed = true
    this.#pass(this.up, () => this.#room.lost(this))
  }

  /** Cuts the connection: both queues are lost, and each end learns of it later, as with a half-open socket. */
  cut(clientLearnsInMs: number, roomLearnsInMs: number): void {
    this.isCut = true
    this.#client.sim.agenda.in(clientLearnsInMs, () => this.#client.closed(this, LOST))
    this.#client.sim.agenda.in(roomLearnsInMs, () => this.#room.lost(this))
  }

  /** The machine of the room has stopped. Frames that it has sent may or may not arrive. */
  die(isDelivered: boolean): void {
    this.roomClosed = true
    if (!isDelivered) this.isCut = true
    const inMs = Math.max(this.#latencyMs(), this.down.lastAt - this.#client.sim.agenda.now)
    this.#client.sim.agenda.in(inMs, () => this.#client.closed(this, LOST))
  }

  #pass(way: Wire['up'], run: () => void): void {
    const { agenda } = this.#client.sim
    way.frames += 1
    way.lastAt = Math.max(way.lastAt, agenda.now + this.#latencyMs())
    agenda.at(way.lastAt, () => {
      way.frames -= 1
      if (!this.isCut) run()
    })
  }
}
