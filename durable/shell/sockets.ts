import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'

/** A socket that has not said hello by then is closed. */
const HELLO_WITHIN_MS = 10_000
/** Close codes of the standard: all is well, and something broke on this side. */
export const NORMAL = 1000
export const BROKEN = 1011

/** Who is on a socket. `helloBy` (epoch ms) is when the hello must have come, null once it has. */
type Seat = { visitor: Visitor; helloBy: number | null }

/**
 * The open sockets of one room: which one is a dog's own, and what waits to be sent. Seats outlive a sleep of the room
 * in the sockets' attachments, which are written when one comes and when it is admitted, and read only after a sleep.
 */
export class Sockets {
  private readonly seats = new Map<WebSocket, Seat>()
  private readonly ownOf = new Map<DogId, WebSocket>()
  /** Those that have yet to say hello, and by when. */
  private readonly awaited = new Map<WebSocket, number>()
  /** Messages as JSON, for the one frame that a socket gets for an event. */
  private readonly outbox = new Map<WebSocket, string[]>()
  private readonly ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.ctx = ctx
    for (const socket of ctx.getWebSockets()) {
      const seat: Seat | null = socket.deserializeAttachment()
      // The list may still hold sockets that are closing: nobody is there any more.
      if (seat && socket.readyState === WebSocket.OPEN) this.take(socket, seat)
    }
  }

  private take(socket: WebSocket, seat: Seat): void {
    this.seats.set(socket, seat)
    if (seat.helloBy === null) {
      this.awaited.delete(socket)
      this.ownOf.set(seat.visitor.dog, socket)
    } else {
      this.awaited.set(socket, seat.helloBy)
    }
  }

  accept(socket: WebSocket, visitor: Visitor, now: number): void {
    this.ctx.acceptWebSocket(socket)
    const seat: Seat = { visitor, helloBy: now + HELLO_WITHIN_MS }
    socket.serializeAttachment(seat)
    this.take(socket, seat)
  }

  /** From here on it is the dog's own. */
  admit(socket: WebSocket | null): void {
    const known = socket && this.seats.get(socket)
    if (!known) return
    const seat: Seat = { ...known, helloBy: null }
    socket.serializeAttachment(seat)
    this.take(socket, seat)
  }

  /** Who is on the socket; null for one that was closed from here and still had something to say. */
  seatOf(socket: WebSocket): { visitor: Visitor; isAdmitted: boolean } | null {
    const seat = this.seats.get(socket)
    return seat ? { visitor: seat.visitor, isAdmitted: seat.helloBy === null } : null
  }

  own(dog: DogId): WebSocket | null {
    return this.ownOf.get(dog) ?? null
  }

  /** Those whose dogs are in the room. */
  get connected(): Visitor[] {
    return [...this.seats.values()].filter(({ helloBy }) => helloBy === null).map(({ visitor }) => visitor)
  }

  /** When the first hello is overdue (epoch ms), null where none is awaited. */
  get nextHelloBy(): number | null {
    return this.awaited.size === 0 ? null : Math.min(...this.awaited.values())
  }

  overdue(now: number): WebSocket[] {
    return [...this.awaited].filter(([, helloBy]) => helloBy <= now).map(([socket]) => socket)
  }

  /** Everybody on a socket, also those who have yet to say hello. */
  get visitors(): Visitor[] {
    return [...this.seats.values()].map(({ visitor }) => visitor)
  }

  /** Sockets that have yet to say hello, of such visitors. */
  awaitedOf(isSuch: (visitor: Visitor) => boolean): WebSocket[] {
    return [...this.awaited.keys()].filter((socket) => {
      const visitor = this.seats.get(socket)?.visitor
      return visitor !== undefined && isSuch(visitor)
    })
  }

  send(to: DogId, message: ServerMessage): void {
    const socket = this.ownOf.get(to)
    if (socket) this.post(socket, JSON.stringify(message))
  }

  tell(message: ServerMessage, { except, unheardBy = [] }: { except?: DogId; unheardBy?: readonly DogId[] }): void {
    const json = JSON.stringify(message)
    for (const [dog, socket] of this.ownOf) {
      if (dog !== except && !unheardBy.includes(dog)) this.post(socket, json)
    }
  }

  private post(socket: WebSocket, json: string): void {
    const waiting = this.outbox.get(socket)
    if (waiting) waiting.push(json)
    else this.outbox.set(socket, [json])
  }

  /** All that the event had to say, as one frame for each who hears it. */
  flush(): void {
    for (const socket of this.outbox.keys()) this.flushTo(socket)
  }

  private flushTo(socket: WebSocket): void {
    const waiting = this.outbox.get(socket)
    this.outbox.delete(socket)
    // One that has died meanwhile hears nothing; its close event is on the way.
    if (waiting && socket.readyState === WebSocket.OPEN) socket.send(`[${waiting.join()}]`)
  }

  /** After a fault: nobody hears half of an event. */
  discard(): void {
    this.outbox.clear()
  }

  /** What it was to be sent is sent first. Returns the dog whose own socket it was, or null. */
  close(socket: WebSocket | null, code: number): DogId | null {
    if (!socket) return null
    this.flushTo(socket)
    socket.close(code)
    return this.remove(socket)
  }

  /** Returns the dog whose own socket it was, or null. */
  remove(socket: WebSocket): DogId | null {
    const dog = this.seats.get(socket)?.visitor.dog
    this.seats.delete(socket)
    this.awaited.delete(socket)
    this.outbox.delete(socket)
    if (dog === undefined || this.ownOf.get(dog) !== socket) return null
    this.ownOf.delete(dog)
    return dog
  }
}
