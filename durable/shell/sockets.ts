import type { Visitor } from '#durable/protocol/gate.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { Delivery } from './delivery.ts'
import { Flow } from './flow.ts'
import { frameWindowMs } from './frame-window.ts'
import { put, remember } from './seat.ts'
import type { Attachment, Seat } from './seat.ts'

/** A socket that has not said hello by then is closed. */
const HELLO_WITHIN_MS = 10_000
/** Close codes of the standard: all is well, and something broke on this side. */
export const NORMAL = 1000
export const BROKEN = 1011

type Omitted = { except?: DogId; unheardBy?: readonly DogId[] }

/** What has to be known of the room for sending. */
type Told = { slotOf: (dog: DogId) => number | undefined; lastSeq: number }

/**
 * The open sockets of one room: which one is a dog's own, and what waits to be sent. Seats outlive a sleep of the room
 * in the sockets' attachments, which are written when one comes and when it is admitted, and read only after a sleep.
 */
export class Sockets {
  private readonly seats = new Map<WebSocket, Seat>()
  /** Those that have yet to say hello, and by when. */
  private readonly awaited = new Map<WebSocket, number>()
  private readonly delivery: Delivery<Seat>
  private now = 0
  private readonly ctx: DurableObjectState

  constructor(ctx: DurableObjectState, room: () => Told) {
    this.ctx = ctx
    this.delivery = new Delivery({
      slotOf: (dog) => room().slotOf(dog),
      lastSeq: () => room().lastSeq,
      windowMs: frameWindowMs,
      send: put,
      remember,
      // One-shot: set only while something waits, so that a quiet room can sleep.
      later: (ms, run) => setTimeout(() => run((this.now = Date.now())), ms),
    })
    for (const socket of ctx.getWebSockets()) {
      const attached: Attachment | null = socket.deserializeAttachment()
      // The list may still hold sockets that are closing: nobody is there any more.
      if (attached && socket.readyState === WebSocket.OPEN) this.take(socket, attached, false)
    }
  }

  private take(socket: WebSocket, attached: Attachment, isNew = true): void {
    const seat: Seat = {
      ...attached,
      socket,
      dog: attached.visitor.dog,
      row: null,
      clockAt: 0,
      flow: new Flow({ isNew, heldSince: attached.heldSince }),
    }
    this.seats.set(socket, seat)
    if (seat.helloBy === null) {
      this.awaited.delete(socket)
      this.delivery.admit(seat)
    } else {
      this.awaited.set(socket, seat.helloBy)
    }
  }

  accept(socket: WebSocket, visitor: Visitor, now: number): void {
    this.ctx.acceptWebSocket(socket)
    const attached: Attachment = { visitor, helloBy: now + HELLO_WITHIN_MS, version: OLDEST_VERSION, heldSince: null }
    socket.serializeAttachment(attached)
    this.take(socket, attached)
  }

  /** From here on it is the dog's own, and is spoken to in this version of the protocol. */
  admit(socket: WebSocket | null, version: number): void {
    const known = socket && this.seats.get(socket)
    if (!known) return
    const attached: Attachment = { visitor: known.visitor, helloBy: null, version, heldSince: null }
    socket.serializeAttachment(attached)
    this.take(socket, attached)
  }

  /** Who is on the socket; null for one that was closed from here and still had something to say. */
  seatOf(socket: WebSocket): { visitor: Visitor; isAdmitted: boolean } | null {
    const seat = this.seats.get(socket)
    return seat ? { visitor: seat.visitor, isAdmitted: seat.helloBy === null } : null
  }

  own(dog: DogId): WebSocket | null {
    return this.delivery.own(dog)?.socket ?? null
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

  /** `now` is the room's time of all that is told until the next event, and this is what `forgetEvent` takes back. */
  beginEvent(now: number): number {
    this.now = now
    this.delivery.beginEvent()
    return now
  }

  /** After a fault: nobody hears half of an event. */
  forgetEvent(): void {
    this.delivery.forgetEvent()
  }

  send(to: DogId, message: ServerMessage): void {
    this.delivery.send(to, message, this.now)
  }

  /** To every dog's own socket, but those of `except` and of who must not hear it. */
  tell(message: ServerMessage, omitted: Omitted): void {
    this.delivery.tell(message, omitted, this.now)
  }

  /** Sends what there is to send, at once or at the end of the window. */
  flush(): void {
    this.delivery.flush(this.now)
  }

  /** So many frames have come over it. Returns the line after which a reader that was held is to be told all anew. */
  acknowledged(socket: WebSocket, frame: number): number | null {
    const seat = this.seats.get(socket)
    return seat ? this.delivery.acknowledged(seat, frame, this.now) : null
  }

  /** Those who have not read for so long that they have to go, once. */
  takeSlow(): WebSocket[] {
    return this.delivery.takeSlow().map(({ socket }) => socket)
  }

  /** What it was to be sent is sent first. Returns the dog whose own socket it was, or null. */
  close(socket: WebSocket | null, code: number): DogId | null {
    if (!socket) return null
    const seat = this.seats.get(socket)
    if (seat) this.delivery.takeLeave(seat, this.now)
    socket.close(code)
    return this.remove(socket)
  }

  /** Returns the dog whose own socket it was, or null. */
  remove(socket: WebSocket): DogId | null {
    const seat = this.seats.get(socket)
    if (!seat) return null
    this.seats.delete(socket)
    this.awaited.delete(socket)
    return this.delivery.leave(seat) ? seat.dog : null
  }
}
