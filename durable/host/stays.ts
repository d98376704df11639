import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Pass, Visitor } from '#durable/protocol/gate.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import type { Room } from '#durable/room/room.ts'
import { broughtBy } from '#durable/room/stays/sending-away.ts'
import { hasTooManySockets } from '#durable/rules/places/sockets.ts'
import type { Floods } from './floods.ts'
import { HelloTimer } from './hello-timer.ts'
import type { IgnoreLists } from './ignore-lists.ts'
import type { ClockPort, PresencePort, Standing } from './ports.ts'
import type { Seats } from './seats.ts'

type Parts<Socket> = {
  clock: ClockPort
  presence: PresencePort
  seats: Seats<Socket>
  floods: Floods
  ignoreLists: IgnoreLists
  room: () => Room
  /** Runs a handler as an event of the room. */
  attend: (handle: (now: number) => void) => void
  handOver: (event: RoomEvent, now: number) => void
  lose: (socket: Socket, now: number, code: CloseCode) => void
}

/**
 * Who comes in, by a ticket that the gate has checked or by a pass [E11], and who has to go, from the dogs in the room and
 * from the sockets that have yet to send their hello. Who comes by a pass stays as long as the database does not object.
 * Times are epoch ms.
 */
export class Stays<Socket> {
  readonly #parts: Parts<Socket>
  readonly #helloTimer: HelloTimer

  constructor(parts: Parts<Socket>) {
    const { clock, seats, attend } = parts
    this.#parts = parts
    this.#helloTimer = new HelloTimer({
      clock,
      nextHelloBy: () => seats.nextHelloBy,
      closeOverdue: () => attend((now) => this.#closeOverdue(now)),
    })
  }

  /** Sets the timer for the next hello that is overdue. Call it after every event. */
  setTimer(): void {
    this.#helloTimer.set()
  }

  /** [K8] [M6] Whether the visitor may have another socket here. */
  mayOpen(visitor: Visitor): boolean {
    const { seats, floods, clock } = this.#parts
    const isAwaited = seats.awaitedOf(({ dog }) => dog === visitor.dog).length > 0
    const isResting = floods.isResting(visitor.user, clock.now())
    return !isAwaited && !isResting && !hasTooManySockets(seats.countOf(visitor))
  }

  /**
   * Accepts a socket that the gate has let through and that has yet to send its hello. Its page gets the pass. Returns
   * false after a fault.
   */
  accept(socket: Socket, visitor: Visitor, pass: Pass | null = null): boolean {
    const { attend, seats, ignoreLists } = this.#parts
    attend((now) => {
      seats.accept(socket, ignoreLists.putAside(visitor, now), { pass, isReturn: false, now })
    })
    return seats.seatOf(socket) !== undefined
  }

  /**
   * [E11] Accepts a socket by a pass, of which `shown` is the hash; its page gets another one. `name` is a new name for the
   * socket in the database, which learns of it afterwards and may still object. Returns false if the pass lets nobody in,
   * or nobody any more, or where the visitor may have no other socket [K8] [M6].
   */
  acceptReturn(socket: Socket, shown: string, { name, pass }: { name: string; pass: Pass }): boolean {
    const { attend, room, seats, ignoreLists, presence } = this.#parts
    attend((now) => {
      const known = room().takeBack(shown, now)
      if (!known || !this.mayOpen(known)) return
      const visitor = { ...known, unheard: [], socket: name }
      seats.accept(socket, visitor, { pass, isReturn: true, now })
      presence.returned(ignoreLists.of(visitor), (standing) => this.#hasStanding(visitor, standing))
    })
    return seats.seatOf(socket) !== undefined
  }

  /**
   * Sends away the dogs of a user, or of one session of theirs, that was signed out, kicked or banned. The notice says
   * why.
   */
  closeUser(user: number, code: CloseCode, notice: Notice | null, session: string | null = null): void {
    const { attend, handOver } = this.#parts
    attend((now) => {
      handOver({ type: 'sentAway', user, code, notice, session }, now)
      this.closeAwaited(broughtBy(user, session), code, now)
    })
  }

  /** [M6] The user has flooded in another room: all its sockets close, and it rests here too. */
  cutOff(user: number): void {
    const { attend, floods, handOver } = this.#parts
    attend((now) => {
      floods.add(user, now)
      handOver({ type: 'floodedElsewhere', user }, now)
    })
  }

  /** The dog has entered another room with a ticket of this epoch. */
  seeOff(dog: DogId, epoch: number): void {
    const { attend, handOver } = this.#parts
    attend((now) => {
      this.closeAwaited((visitor) => visitor.dog === dog && visitor.epoch < epoch, CLOSE.elsewhere, now)
      handOver({ type: 'enteredElsewhere', dog, epoch }, now)
    })
  }

  /** Closes the sockets of these visitors that have yet to send their hello. */
  closeAwaited(isSuch: (visitor: Visitor) => boolean, code: CloseCode, now: number): void {
    const { seats, lose } = this.#parts
    for (const socket of seats.awaitedOf(isSuch)) lose(socket, now, code)
  }

  #closeOverdue(now: number): void {
    const { seats, lose } = this.#parts
    for (const socket of seats.overdue(now)) lose(socket, now, CLOSE.silent)
  }

  /** [E11] The database has said whether a visitor who has come back by a pass may stay. */
  #hasStanding({ user, dog, epoch, session = null }: Visitor, standing: Standing): void {
    if (standing === 'welcome') return
    if (standing === 'banned') this.closeUser(user, CLOSE.banned, null)
    else if (standing === 'signed-out') this.closeUser(user, CLOSE.banned, null, session)
    else if (standing === 'dead') this.#bury(dog)
    else if (standing === 'outdated') this.#askForTicket(dog, epoch)
    else this.seeOff(dog, standing.elsewhere)
  }

  #bury(dog: DogId): void {
    const { attend, handOver } = this.#parts
    attend((now) => {
      this.closeAwaited((visitor) => visitor.dog === dog, CLOSE.died, now)
      handOver({ type: 'learned', events: [{ type: 'died', dog }] }, now)
    })
  }

  /** The page of this stay is asked to come by a new ticket; a newer stay of the dog has one. */
  #askForTicket(dog: DogId, epoch: number): void {
    const { attend, handOver, room } = this.#parts
    const isIt = (visitor: Visitor) => visitor.dog === dog && visitor.epoch === epoch
    attend((now) => {
      this.closeAwaited(isIt, CLOSE.needsTicket, now)
      if (room().visitors.some(isIt)) handOver({ type: 'ticketNeeded', dog }, now)
    })
  }
}
