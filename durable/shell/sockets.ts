import type { Visitor } from '#durable/protocol/gate.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { Flow, lookAfter } from './flow.ts'
import { frameWindowMs, untilFrame } from './frame-window.ts'
import { Outbox } from './outbox.ts'
import { Rows } from './rows.ts'
import { deliver, remember } from './seat.ts'
import type { Attachment, Seat } from './seat.ts'

/** A socket that has not said hello by then is closed. */
const HELLO_WITHIN_MS = 10_000
/** Readers who are behind are looked for this often, while things are sent. */
const LOOK_EVERY_MS = 1000
/** Of one that has yet to say hello, and is told nothing. */
const NO_ROW = -1
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
  private readonly ownOf = new Map<DogId, Seat>()
  /** Those that have yet to say hello, and by when. */
  private readonly awaited = new Map<WebSocket, number>()
  private readonly outbox: Outbox<Seat>
  private readonly rows = new Rows()
  private now = 0
  private lastFlushAt = 0
  /** One-shot: set while something waits for the end of the window. */
  private timer: ReturnType<typeof setTimeout> | null = null
  /** When it was looked for readers who are behind in each row (epoch ms), and those who have to go for it. */
  private readonly lookedAt: number[] = []
  private readonly slow: Seat[] = []
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
      row: attached.helloBy === null ? this.rows.take() : NO_ROW,
      clockAt: 0,
      flow: new Flow({ isNew, heldSince: attached.heldSince }),
    }
    this.seats.set(socket, seat)
    if (seat.helloBy === null) {
      this.outbox.rows = this.rows.count
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
    const windowMs = this.rows.turnMs(frameWindowMs(this.ownOf.size))
    const waitMs = untilFrame({ now: this.now, lastAt: this.lastFlushAt, windowMs })
    if (waitMs === 0) return this.flushRow(this.now)
    const dueAt = this.now + waitMs
    this.timer = setTimeout(() => {
      this.timer = null
      this.now = Date.now()
      // A timer is late by a millisecond or two, and row for row that would add up.
      this.flushRow(this.now - dueAt < windowMs ? dueAt : this.now)
    }, waitMs)
  }

  private flushRow(at: number): void {
    this.lastFlushAt = at
    const { now } = this
    const number = this.rows.next()
    const members = [...this.ownOf.values()].filter(({ row }) => row === number)
    this.outbox.flush({ number, members }, now, (seat, frame) => deliver(seat, frame, now))
    this.lookAfterReaders(number, members, now)
    this.flush()
  }

  /** Only after those who have just been sent everything: who is held has got all lines up to the newest. */
  private lookAfterReaders(row: number, members: readonly Seat[], now: number): void {
    if (Math.abs(now - (this.lookedAt[row] ?? 0)) < LOOK_EVERY_MS) return
    this.lookedAt[row] = now
    const { held, slow } = lookAfter(members, { now, lastSeq: this.room().lastSeq })
    held.forEach(remember)
    this.slow.push(...slow)
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
    if (seat.row !== NO_ROW) this.rows.giveBack(seat.row)
    this.outbox.rows = this.rows.count
    if (this.ownOf.get(seat.dog) !== seat) return null
    this.ownOf.delete(seat.dog)
    return seat.dog
  }
}
