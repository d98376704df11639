import type { Visitor } from '#durable/protocol/gate.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { Delivery } from './delivery.ts'
import type { Reader } from './delivery.ts'
import { Flow } from './flow.ts'
import { frameWindowMs } from './frame-window.ts'
import type { Attachment, ClockPort, WirePort } from './ports.ts'

/** A socket that has not said hello by then is closed. */
const HELLO_WITHIN_MS = 10_000

/** Who is on a socket. */
export type Seat<Socket> = Reader & Attachment & { socket: Socket }

type Omitted = { except?: DogId; unheardBy?: readonly DogId[] }

/** What sending needs to know of the room. */
type RoomNumbers = { slotOf: (dog: DogId) => number | undefined; lastSeq: number }

export type Sending = {
  /** How long frames are gathered for so many listeners, ms. */
  windowMs?: (listeners: number) => number
  /** Listeners of one group at most. */
  groupMax?: number
}

type Parts<Socket> = Sending & {
  wire: WirePort<Socket, never>
  clock: ClockPort
  room: () => RoomNumbers
}

/**
 * The open sockets of one room: which one is a dog's own, and what waits to be sent. A seat outlives a sleep of the room
 * in the attachment of its socket, which is written when the socket comes, when it is admitted and when its reader is
 * held, and is read only after a sleep.
 */
export class Seats<Socket> {
  private readonly seats = new Map<Socket, Seat<Socket>>()
  /** Sockets that have yet to say hello, and by when. */
  private readonly awaited = new Map<Socket, number>()
  /** Sockets that were closed from here and are not gone yet: the other end may take as long as it likes [K8]. */
  private readonly closing = new Map<Socket, Visitor>()
  private readonly wire: WirePort<Socket, never>
  readonly delivery: Delivery<Seat<Socket>>
  private now = 0

  constructor({ wire, clock, room, windowMs = frameWindowMs, ...rest }: Parts<Socket>) {
    this.wire = wire
    this.delivery = new Delivery({
      slotOf: (dog) => room().slotOf(dog),
      lastSeq: () => room().lastSeq,
      windowMs,
      send: ({ socket }, frame) => wire.put(socket, frame),
      remember: (seat) => wire.attach(seat.socket, attachmentOf(seat)),
      // One-shot: set only while something waits, so that a quiet room can sleep.
      later: (ms, run) => clock.later(ms, () => run((this.now = clock.now()))),
      ...rest,
    })
    for (const { socket, attachment, isClosing } of wire.all()) {
      if (isClosing) this.closing.set(socket, attachment.visitor)
      else this.take(socket, attachment, { isNew: false })
    }
  }

  private take(socket: Socket, attachment: Attachment, { isNew }: { isNew: boolean }): void {
    const flow = new Flow({ isNew, heldSince: attachment.heldSince })
    const seat: Seat<Socket> = { ...attachment, socket, dog: attachment.visitor.dog, group: null, clockAt: 0, flow }
    this.seats.set(socket, seat)
    if (seat.helloBy === null) {
      this.awaited.delete(socket)
      this.delivery.admit(seat)
    } else {
      this.awaited.set(socket, seat.helloBy)
    }
  }

  accept(socket: Socket, visitor: Visitor, now: number): void {
    const attachment = { visitor, helloBy: now + HELLO_WITHIN_MS, version: OLDEST_VERSION, heldSince: null }
    this.wire.accept(socket, attachment)
    this.take(socket, attachment, { isNew: true })
  }

  /** From here on it is the dog's own socket, and is sent frames of this version of the protocol. */
  admit(socket: Socket | null, version: number): void {
    const known = socket && this.seats.get(socket)
    if (!known) return
    const attachment = { visitor: known.visitor, helloBy: null, version, heldSince: null }
    this.wire.attach(known.socket, attachment)
    this.take(known.socket, attachment, { isNew: true })
  }

  /** Who is on the socket; undefined for one that was closed from here and still had something to say. */
  seatOf(socket: Socket): Seat<Socket> | undefined {
    return this.seats.get(socket)
  }

  own(dog: DogId): Socket | null {
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

  overdue(now: number): Socket[] {
    return [...this.awaited].filter(([, helloBy]) => helloBy <= now).map(([socket]) => socket)
  }

  /** Everybody on a socket, also those who have yet to say hello. */
  get visitors(): Visitor[] {
    return [...this.seats.values()].map(({ visitor }) => visitor)
  }

  /** Who came by the sockets that are there: open ones, and those that are closing. */
  get sockets(): Visitor[] {
    return [...this.visitors, ...this.closing.values()]
  }

  /** Whether there is no socket at all. */
  get isEmpty(): boolean {
    return this.seats.size + this.closing.size === 0
  }

  /** Sockets that have yet to say hello, of such visitors. */
  awaitedOf(isSuch: (visitor: Visitor) => boolean): Socket[] {
    return [...this.awaited.keys()].filter((socket) => {
      const visitor = this.seats.get(socket)?.visitor
      return visitor !== undefined && isSuch(visitor)
    })
  }

  /** `now` is the room's time of all that is sent until the next event. `forgetEvent` takes back what is sent from here on. */
  beginEvent(now: number): void {
    this.now = now
    this.delivery.beginEvent()
  }

  /** After a fault: nobody hears half of an event. */
  forgetEvent(): void {
    this.delivery.forgetEvent()
  }

  send(to: DogId, message: ServerMessage): void {
    this.delivery.send(to, message, this.now)
  }

  /** To every dog's own socket, but that of `except` and those of dogs that must not get it. */
  tell(message: ServerMessage, omitted: Omitted): void {
    this.delivery.tell(message, omitted, this.now)
  }

  /** Sends what there is to send, at once or at the end of the window. */
  flush(): void {
    this.delivery.flush(this.now)
  }

  /** [M7] The dogs whose own sockets were pinged within so many ms. */
  pingedWithin(ms: number): DogId[] {
    const isJustNow = (at: number | null) => at !== null && this.now - at <= ms
    return this.delivery.listeners.filter(({ socket }) => isJustNow(this.wire.pongedAt(socket))).map(({ dog }) => dog)
  }

  /** The reader has got so many frames. Returns the line after which a reader that was held is to be told all anew. */
  acknowledged(seat: Seat<Socket>, frame: number): number | null {
    return this.delivery.acknowledged(seat, frame, this.now)
  }

  /** Those who have not read for so long that they have to go, once. */
  takeSlow(): Socket[] {
    return this.delivery.takeSlow().map(({ socket }) => socket)
  }

  /** Sends first what the socket has yet to be sent. Returns the dog whose own socket it was, or null. */
  close(socket: Socket | null, code: number): DogId | null {
    if (socket === null) return null
    const seat = this.seats.get(socket)
    if (seat) {
      this.delivery.takeLeave(seat, this.now)
      this.closing.set(socket, seat.visitor)
    }
    this.wire.close(socket, code)
    return this.remove(socket)
  }

  /** The socket is gone. Returns who came by it; null where that has been told. */
  parted(socket: Socket): Visitor | null {
    const visitor = this.seats.get(socket)?.visitor ?? this.closing.get(socket) ?? null
    this.closing.delete(socket)
    return visitor
  }

  /** Returns the dog whose own socket it was, or null. */
  remove(socket: Socket): DogId | null {
    const seat = this.seats.get(socket)
    if (!seat) return null
    this.seats.delete(socket)
    this.awaited.delete(socket)
    return this.delivery.leave(seat) ? seat.dog : null
  }
}

/** [M4] An acknowledgement of frames that were never sent is a message that the protocol does not know (null). */
export function credible({ flow }: Seat<unknown>, message: ClientMessage | null): ClientMessage | null {
  return message?.type === 'ack' && !flow.canHaveRead(message.frame) ? null : message
}

function attachmentOf({ visitor, helloBy, version, flow: { heldSince } }: Seat<unknown>): Attachment {
  return { visitor, helloBy, version, heldSince }
}
