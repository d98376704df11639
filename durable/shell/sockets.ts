import type { Visitor } from '#durable/protocol/gate.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { Flow, lookAfter } from './flow.ts'
import { frameWindowMs, untilFrame } from './frame-window.ts'
import { Outbox } from './outbox.ts'
import type { Frame, Listener } from './outbox.ts'

/** A socket that has not said hello by then is closed. */
const HELLO_WITHIN_MS = 10_000
/** Readers who are behind are looked for this often, while things are sent. */
const LOOK_EVERY_MS = 1000
/** Close codes of the standard: all is well, and something broke on this side. */
export const NORMAL = 1000
export const BROKEN = 1011

/** What outlives a sleep of the room. `helloBy` (epoch ms) is when the hello must have come, null once it has. */
type Attachment = { visitor: Visitor; helloBy: number | null; version: number; heldSince: number | null }

type Omitted = { except?: DogId; unheardBy?: readonly DogId[] }

/** Who is on a socket. */
type Seat = Listener & Attachment & { socket: WebSocket; flow: Flow }

/** What has to be known of the room for sending. */
type Told = { slotOf: (dog: DogId) => number | undefined; lastSeq: number }

/**
 * The open sockets of one room: which one is a dog's own, and what waits to be sent. Seats outlive a sleep of the room
 * in the sockets' attachments, which are written when one comes and when it is admitted, and read only after a sleep.
 */
export class Sockets {
  private readonly seats = new Map<WebSocket, Seat>()
  private readonly ownOf = new Map<DogId, Seat>()
  /** Those that have yet to say hello, and by when. */
  private readonly awaited = new Map<WebSocket, number>()
  private readonly outbox: Outbox<Seat>
  private now = 0
  private lastFlushAt = 0
  /** One-shot: set while something waits for the end of the window. */
  private timer: ReturnType<typeof setTimeout> | null = null
  /** When it was looked for readers who are behind (epoch ms), and those who have to go for it. */
  private lookedAt = 0
  private slow: Seat[] = []
  private readonly ctx: DurableObjectState
  private readonly room: () => Told

  constructor(ctx: DurableObjectState, room: () => Told) {
    this.ctx = ctx
    this.room = room
    this.outbox = new Outbox((dog) => room().slotOf(dog))
    for (const socket of ctx.getWebSockets()) {
      const attached: Attachment | null = socket.deserializeAttachment()
      // The list may still hold sockets that are closing: nobody is there any more.
      if (attached && socket.readyState === WebSocket.OPEN) this.take(socket, attached, false)
    }
  }

  private take(socket: WebSocket, attached: Attachment, isNew = true): Seat {
    const seat: Seat = {
      ...attached,
      socket,
      dog: attached.visitor.dog,
      clockAt: 0,
      flow: new Flow({ isNew, heldSince: attached.heldSince }),
    }
    this.seats.set(socket, seat)
    if (seat.helloBy === null) {
      this.awaited.delete(socket)
      this.ownOf.set(seat.dog, seat)
    } else {
      this.awaited.set(socket, seat.helloBy)
    }
    return seat
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
    this.outbox.admit(this.take(socket, attached))
  }

  /** Who is on the socket; null for one that was closed from here and still had something to say. */
  seatOf(socket: WebSocket): { visitor: Visitor; isAdmitted: boolean } | null {
    const seat = this.seats.get(socket)
    return seat ? { visitor: seat.visitor, isAdmitted: seat.helloBy === null } : null
  }

  own(dog: DogId): WebSocket | null {
    return this.ownOf.get(dog)?.socket ?? null
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
    this.outbox.beginEvent()
    return now
  }

  /** After a fault: nobody hears half of an event. */
  forgetEvent(): void {
    this.outbox.forgetEvent()
  }

  send(to: DogId, message: ServerMessage): void {
    const seat = this.ownOf.get(to)
    if (seat) this.outbox.send(seat, message, this.now)
  }

  /** To every dog's own socket, but those of `except` and of who must not hear it. */
  tell(message: ServerMessage, { except, unheardBy = [] }: Omitted): void {
    const omitted = except === undefined ? unheardBy : [except, ...unheardBy]
    this.outbox.tell(
      message,
      this.now,
      omitted.flatMap((dog) => this.ownOf.get(dog) ?? []),
    )
  }

  /** Sends what there is to send, at once or at the end of the window. */
  flush(): void {
    if (this.outbox.isEmpty || this.timer !== null) return
    const waitMs = untilFrame({ now: this.now, lastAt: this.lastFlushAt, windowMs: frameWindowMs(this.ownOf.size) })
    if (waitMs > 0) this.timer = setTimeout(() => this.flushAll(Date.now()), waitMs)
    else this.flushAll(this.now)
  }

  private flushAll(now: number): void {
    this.timer = null
    this.lastFlushAt = now
    this.outbox.flush(this.ownOf.values(), now, (seat, frame) => deliver(seat, frame, now))
    if (Math.abs(now - this.lookedAt) < LOOK_EVERY_MS) return
    this.lookedAt = now
    const { held, slow } = lookAfter(this.ownOf.values(), { now, lastSeq: this.room().lastSeq })
    held.forEach(remember)
    this.slow = slow
  }

  /** So many frames have come over it. Returns the line after which a reader that was held is to be told all anew. */
  acknowledged(socket: WebSocket, frame: number): number | null {
    const seat = this.seats.get(socket)
    if (!seat?.flow.acknowledged(frame, this.now)) return null
    const since = seat.flow.heldSince
    seat.flow.resume()
    remember(seat)
    seat.clockAt = 0
    this.outbox.admit(seat)
    return since
  }

  /** Those who have not read for so long that they have to go, once. */
  takeSlow(): WebSocket[] {
    const here = this.slow.splice(0).filter((seat) => this.seats.get(seat.socket) === seat)
    return here.map(({ socket }) => socket)
  }

  /** What it was to be sent is sent first. Returns the dog whose own socket it was, or null. */
  close(socket: WebSocket | null, code: number): DogId | null {
    if (!socket) return null
    const seat = this.seats.get(socket)
    const frame = seat?.helloBy === null ? this.outbox.takeLeave(seat, this.now) : null
    if (seat && frame !== null) deliver(seat, frame, this.now)
    socket.close(code)
    return this.remove(socket)
  }

  /** Returns the dog whose own socket it was, or null. */
  remove(socket: WebSocket): DogId | null {
    const seat = this.seats.get(socket)
    if (!seat) return null
    this.seats.delete(socket)
    this.awaited.delete(socket)
    if (this.ownOf.get(seat.dog) !== seat) return null
    this.ownOf.delete(seat.dog)
    return seat.dog
  }
}

/** A sleep must not forget that somebody has missed something. */
function remember({ socket, visitor, helloBy, version, flow: { heldSince } }: Seat): void {
  const attached: Attachment = { visitor, helloBy, version, heldSince }
  socket.serializeAttachment(attached)
}

// One that has died meanwhile hears nothing; its close event is on the way.
function deliver({ socket, flow }: Seat, frame: Frame, now: number): void {
  if (flow.isHeld || socket.readyState !== WebSocket.OPEN) return
  socket.send(frame)
  flow.sent(typeof frame === 'string' ? frame.length : frame.byteLength, now)
}
