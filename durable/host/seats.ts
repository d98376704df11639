import type { Pass, Visitor } from '#durable/protocol/gate.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { Backpressure } from './backpressure.ts'
import { Delivery } from './delivery.ts'
import type { Reader } from './delivery.ts'
import { frameWindowMs } from './frame-window.ts'
import type { Attachment, ClockPort, WirePort } from './ports.ts'

/** A socket that has not sent its hello within this time is closed, ms. */
const HELLO_WITHIN_MS = 10_000

/**
 * An open socket: its visitor, and what delivery knows of it. `pass` is the secret for its welcome. It is in memory alone
 * and only until the hello, during which the room does not sleep.
 */
export type Seat<Socket> = Reader & Attachment & { socket: Socket; pass?: string }

/** How a socket was opened: the pass that its page gets, and whether it has shown one. */
type Opening = { pass: Pass | null; isReturn: boolean }

type Omitted = { except?: DogId; unheardBy?: readonly DogId[] }

/** What sending needs from the room: the slots of dogs, and the number of the newest chat line. */
type RoomNumbers = { slotOf: (dog: DogId) => number | undefined; lastSeq: number }

export type Sending = {
  /** For how long messages to so many listeners are gathered into one frame, ms. */
  windowMs?: (listeners: number) => number
  /** The most listeners in one group. */
  groupMax?: number
  /** How often readers acknowledge at least, ms. */
  ackEveryMs?: number
}

type Parts<Socket> = Sending & {
  wire: WirePort<Socket, never>
  clock: ClockPort
  room: () => RoomNumbers
  /** [K8] The room has closed the socket of this visitor, whose client has yet to answer. */
  closing: (visitor: Visitor) => void
}

/**
 * The open sockets of one room: which one is a dog's own, and what waits to be sent. A seat outlives a sleep of the
 * room in the attachment of its socket. The attachment is written when the socket is accepted, when it is admitted and
 * when its reader is held or not held any more. It is read only after a sleep.
 */
export class Seats<Socket> {
  readonly #seats = new Map<Socket, Seat<Socket>>()
  /** Sockets that have yet to send their hello, with the time limit (epoch ms). */
  readonly #awaited = new Map<Socket, number>()
  /**
   * Sockets that the room has closed and that are not gone yet: the client may take as long as it likes to answer [K8].
   */
  readonly #closing = new Map<Socket, Visitor>()
  readonly #wire: WirePort<Socket, never>
  readonly #tellClosing: (visitor: Visitor) => void
  readonly delivery: Delivery<Seat<Socket>>
  readonly #ackEveryMs: number | undefined
  #now = 0

  constructor({ wire, clock, room, closing, windowMs = frameWindowMs, ackEveryMs, ...rest }: Parts<Socket>) {
    this.#wire = wire
    this.#tellClosing = closing
    this.#ackEveryMs = ackEveryMs
    this.delivery = new Delivery({
      slotOf: (dog) => room().slotOf(dog),
      lastSeq: () => room().lastSeq,
      windowMs,
      send: ({ socket }, frame) => wire.put(socket, frame),
      remember: (seat) => wire.attach(seat.socket, attachmentOf(seat)),
      // A one-shot timer, set only while something waits, so that an idle room can sleep.
      later: (ms, run) => clock.later(ms, () => run((this.#now = clock.now()))),
      ...rest,
    })
    for (const { socket, attachment, isClosing } of wire.all()) {
      if (isClosing) this.#closing.set(socket, attachment.visitor)
      else this.#take(socket, attachment, { isNew: false })
    }
  }

  #take(socket: Socket, attachment: Attachment, { isNew, pass }: { isNew: boolean; pass?: string }): void {
    const backpressure = new Backpressure({ isNew, heldSince: attachment.heldSince, ackEveryMs: this.#ackEveryMs })
    const { dog } = attachment.visitor
    const secret = pass === undefined ? {} : { pass }
    const seat: Seat<Socket> = { ...attachment, ...secret, socket, dog, group: null, clockAt: 0, backpressure }
    this.#seats.set(socket, seat)
    if (seat.helloBy === null) {
      this.#awaited.delete(socket)
      this.delivery.admit(seat)
    } else {
      this.#awaited.set(socket, seat.helloBy)
    }
  }

  accept(socket: Socket, who: Visitor, { pass, isReturn, now }: Opening & { now: number }): void {
    const visitor = pass ? { ...who, pass: pass.hash } : who
    const awaited = { visitor, helloBy: now + HELLO_WITHIN_MS, version: OLDEST_VERSION, heldSince: null }
    const attachment: Attachment = isReturn ? { ...awaited, isReturn } : awaited
    this.#wire.accept(socket, attachment)
    this.#take(socket, attachment, { isNew: true, ...(pass && { pass: pass.secret }) })
  }

  /** Makes it the dog's own socket, which is sent frames of this protocol version. */
  admit(socket: Socket | null, version: number): void {
    const known = socket && this.#seats.get(socket)
    if (!known) return
    const attachment = { visitor: known.visitor, helloBy: null, version, heldSince: null }
    this.#wire.attach(known.socket, attachment)
    this.#take(known.socket, attachment, { isNew: true })
  }

  /** The seat of a socket; undefined for one that the room has closed and whose client is still sending. */
  seatOf(socket: Socket): Seat<Socket> | undefined {
    return this.#seats.get(socket)
  }

  own(dog: DogId): Socket | null {
    return this.delivery.own(dog)?.socket ?? null
  }

  /** The visitors who have sent their hello: their dogs are in the room. */
  get connected(): Visitor[] {
    return [...this.#seats.values()].filter(({ helloBy }) => helloBy === null).map(({ visitor }) => visitor)
  }

  /** When the first hello is overdue (epoch ms); null if none is awaited. */
  get nextHelloBy(): number | null {
    return this.#awaited.size === 0 ? null : Math.min(...this.#awaited.values())
  }

  overdue(now: number): Socket[] {
    return [...this.#awaited].filter(([, helloBy]) => helloBy <= now).map(([socket]) => socket)
  }

  /** The visitors of all open sockets, also those who have yet to send their hello. */
  get visitors(): Visitor[] {
    return [...this.#seats.values()].map(({ visitor }) => visitor)
  }

  /** The visitor of a socket that the room has closed and that is not gone yet. */
  closingVisitor(socket: Socket): Visitor | undefined {
    return this.#closing.get(socket)
  }

  /** The visitors of sockets that the room has closed and that are not gone yet. */
  get closingVisitors(): Visitor[] {
    return [...this.#closing.values()]
  }

  /** The visitors of all sockets, open ones and those that are closing. */
  get sockets(): Visitor[] {
    return [...this.visitors, ...this.closingVisitors]
  }

  /** [K8] The number of sockets of a dog and of its user in this room, open ones and those that are closing. */
  countOf({ dog, user }: Visitor): { ofDog: number; ofUser: number } {
    const ofUser = this.sockets.filter((visitor) => visitor.user === user)
    return { ofDog: ofUser.filter((visitor) => visitor.dog === dog).length, ofUser: ofUser.length }
  }

  /** Whether there is no socket at all. */
  get isEmpty(): boolean {
    return this.#seats.size + this.#closing.size === 0
  }

  /** Sockets that have yet to send their hello and whose visitors match. */
  awaitedOf(isSuch: (visitor: Visitor) => boolean): Socket[] {
    return [...this.#awaited.keys()].filter((socket) => {
      const visitor = this.#seats.get(socket)?.visitor
      return visitor !== undefined && isSuch(visitor)
    })
  }

  /** Marks the start of an event, whose messages `forgetEvent` drops. `now` is the room time of all its messages. */
  beginEvent(now: number): void {
    this.#now = now
    this.delivery.beginEvent()
  }

  /** Drops the messages of the present event after a fault, so that nobody gets half of it. */
  forgetEvent(): void {
    this.delivery.forgetEvent()
  }

  send(to: DogId, message: ServerMessage, inFull = false): void {
    this.delivery.send(to, message, this.#now, inFull)
  }

  /** Broadcasts to the own sockets of all dogs but those of `except` and `unheardBy`. */
  tell(message: ServerMessage, omitted: Omitted): void {
    this.delivery.tell(message, omitted, this.#now)
  }

  /** Sends what waits, at once or at the end of the window. */
  flush(): void {
    this.delivery.flush(this.#now)
  }

  /** [M7] The dogs whose clients have pinged within the last `ms`. */
  pingedWithin(ms: number): DogId[] {
    const isJustNow = (at: number | null) => at !== null && this.#now - at <= ms
    return this.delivery.listeners.filter(({ socket }) => isJustNow(this.#wire.pongedAt(socket))).map(({ dog }) => dog)
  }

  /**
   * See `Delivery.acknowledged`: returns the last line sent before a hold that this acknowledgement ends, else null.
   */
  acknowledged(seat: Seat<Socket>, frame: number): number | null {
    return this.delivery.acknowledged(seat, frame, this.#now)
  }

  /** Returns, once, the sockets that have to be closed for being too far behind. */
  takeSlow(): Socket[] {
    return this.delivery.takeSlow().map(({ socket }) => socket)
  }

  /** Sends what still waits for the socket, then closes it. Returns the dog whose own socket it was, or null. */
  close(socket: Socket | null, code: number): DogId | null {
    if (socket === null) return null
    const seat = this.#seats.get(socket)
    if (seat) {
      this.delivery.takeLeave(seat, this.#now)
      this.#closing.set(socket, seat.visitor)
    }
    this.#wire.close(socket, code)
    const own = this.remove(socket)
    if (seat) this.#tellClosing(seat.visitor)
    return own
  }

  /** The socket is gone. Returns its visitor; null if that was returned before. */
  parted(socket: Socket): Visitor | null {
    const visitor = this.#seats.get(socket)?.visitor ?? this.#closing.get(socket) ?? null
    this.#closing.delete(socket)
    return visitor
  }

  /** Returns the dog whose own socket it was, or null. */
  remove(socket: Socket): DogId | null {
    const seat = this.#seats.get(socket)
    if (!seat) return null
    this.#seats.delete(socket)
    this.#awaited.delete(socket)
    return this.delivery.leave(seat) ? seat.dog : null
  }
}

/**
 * [M4] Returns the message, or null for an acknowledgement of frames that were never sent, as for an unknown message.
 */
export function credible({ backpressure }: Seat<unknown>, message: ClientMessage | null): ClientMessage | null {
  const frame = acknowledgedBy(message)
  return frame !== undefined && !backpressure.canHaveRead(frame) ? null : message
}

/** The number of frames that a message acknowledges; undefined for one that acknowledges none. */
export function acknowledgedBy(message: ClientMessage | null): number | undefined {
  return message && 'frame' in message ? message.frame : undefined
}

function attachmentOf({ visitor, helloBy, version, backpressure: { heldSince } }: Seat<unknown>): Attachment {
  return { visitor, helloBy, version, heldSince }
}
