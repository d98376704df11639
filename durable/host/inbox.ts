import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import type { Room } from '#durable/room/room.ts'
import type { Floods } from './floods.ts'
import type { IgnoreLists } from './ignore-lists.ts'
import type { WirePort } from './ports.ts'
import { acknowledgedBy, credible } from './seats.ts'
import type { Seat, Seats } from './seats.ts'

type Parts<Socket, Raw> = {
  wire: WirePort<Socket, Raw>
  seats: Seats<Socket>
  floods: Floods
  ignoreLists: IgnoreLists
  room: () => Room
  /** Hands the room an event; `entering` is the socket whose hello it is. */
  handOver: (event: RoomEvent, now: number, entering?: Seat<Socket>) => void
  lose: (socket: Socket, now: number, code: CloseCode) => void
}

/**
 * The frames that come over the sockets. It finds floods [M8], reads acknowledgements and hands the room the rest, once
 * the socket has sent its hello. Times are epoch ms.
 */
export class Inbox<Socket, Raw> {
  readonly #parts: Parts<Socket, Raw>

  constructor(parts: Parts<Socket, Raw>) {
    this.#parts = parts
  }

  /**
   * A frame has come. An acknowledgement that ends a hold is answered with a new welcome, and an `ack` that does is not
   * counted against the dog's bucket of messages.
   */
  take(socket: Socket, raw: Raw, now: number): void {
    const { wire, seats, floods, handOver } = this.#parts
    const seat = seats.seatOf(socket)
    if (!seat) return this.#takeLate(socket, raw, now)
    const { visitor } = seat
    if (wire.isHuge(raw)) return this.#cutOffFlooder(visitor, now)
    const message = credible(seat, wire.read(raw))
    const isBad = message === null || (seat.helloBy !== null && message.type !== 'hello')
    if (isBad && floods.isBadFrameTooMany(visitor.user, now)) return this.#cutOffFlooder(visitor, now)
    const frame = acknowledgedBy(message)
    const heldSince = frame === undefined ? null : seats.acknowledged(seat, frame)
    if (heldSince !== null) handOver({ type: 'caughtUp', dog: visitor.dog, lastSeq: heldSince }, now)
    if (heldSince !== null && message?.type === 'ack') return
    if (seat.helloBy === null) handOver({ type: 'received', dog: visitor.dog, message }, now)
    else this.#welcome(seat, message, now)
  }

  /** The first frame of a socket has to be a hello. */
  #welcome(seat: Seat<Socket>, message: ClientMessage | null, now: number): void {
    const { room, ignoreLists, handOver, lose } = this.#parts
    const { socket, visitor, isReturn, pass } = seat
    if (message?.type !== 'hello') return lose(socket, now, CLOSE.badMessage)
    if (isReturn && !room().has(visitor.dog)) return lose(socket, now, CLOSE.needsTicket)
    const hello = pass === undefined ? message : { ...message, pass }
    handOver({ type: 'hello', visitor: ignoreLists.of(visitor), hello }, now, seat)
  }

  /** A frame has come over a socket that the room has closed. Nothing is done with it, but it may be a flood [M8]. */
  #takeLate(socket: Socket, raw: Raw, now: number): void {
    const { wire, seats, floods } = this.#parts
    const visitor = seats.closingVisitor(socket)
    if (!visitor) return
    const isTooMany = floods.isLateFrameTooMany(visitor.user, now)
    if (isTooMany || wire.isHuge(raw)) this.#cutOffFlooder(visitor, now)
  }

  #cutOffFlooder(visitor: Visitor, now: number): void {
    this.#parts.handOver({ type: 'flooded', visitor }, now)
  }
}
