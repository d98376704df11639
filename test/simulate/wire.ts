import type { Attachment } from '#durable/host/ports.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Frame } from '#durable/host/outbox.ts'
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
  /** How many frames are on the way. */
  up = 0
  down = 0
  readonly dog: number
  readonly #latencyMs: () => number
  readonly #client: Player
  readonly #room: RoomShell
  #upAt = 0
  #downAt = 0

  constructor(client: Player, latencyMs: () => number) {
    this.#client = client
    this.#room = client.shell
    this.dog = client.dog
    this.#latencyMs = latencyMs
  }

  accepted(): void {
    this.#downwards(() => this.#client.opened(this))
  }

  sendUp(message: ClientMessage | null): void {
    if (this.clientClosed) throw new Error('a client sent over a socket that it had closed')
    this.#upwards(() => this.roomClosed || this.#room.received(this, message))
  }

  sendDown(frame: Frame): void {
    if (this.roomClosed) throw new Error(`a message went to a closed socket of dog ${this.dog}`)
    this.#downwards(() => this.#client.heard(this, frame))
  }

  closeByRoom(code: number): void {
    if (this.roomClosed) return
    this.roomClosed = true
    this.#downwards(() => {
      this.#client.closed(this, code)
      // Its browser answers the close.
      this.#upwards(() => this.#room.lost(this))
    })
  }

  closeByClient(): void {
    if (this.clientClosed) return
    this.clientClosed = true
    this.#upwards(() => this.#room.lost(this))
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
    const inMs = Math.max(this.#latencyMs(), this.#downAt - this.#client.sim.agenda.now)
    this.#client.sim.agenda.in(inMs, () => this.#client.closed(this, LOST))
  }

  #upwards(run: () => void): void {
    this.up += 1
    this.#upAt = Math.max(this.#upAt, this.#client.sim.agenda.now + this.#latencyMs())
    this.#client.sim.agenda.at(this.#upAt, () => {
      this.up -= 1
      if (!this.isCut) run()
    })
  }

  #downwards(run: () => void): void {
    this.down += 1
    this.#downAt = Math.max(this.#downAt, this.#client.sim.agenda.now + this.#latencyMs())
    this.#client.sim.agenda.at(this.#downAt, () => {
      this.down -= 1
      if (!this.isCut) run()
    })
  }
}
