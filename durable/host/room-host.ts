import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { PackRef, Pass, Visitor } from '#durable/protocol/gate.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import type { Room } from '#durable/room/room.ts'
import { broughtBy } from '#durable/room/stays/sending-away.ts'
import { hasTooManySockets } from '#durable/rules/places/sockets.ts'
import { Alarm } from './alarm.ts'
import type { Due } from './alarm.ts'
import { Floods } from './floods.ts'
import { Hearing } from './hearing.ts'
import { HelloTimer } from './hello-timer.ts'
import { LedgerClient } from './ledger-client.ts'
import { PingWatch } from './ping-watch.ts'
import type { HeldPack, HeldSettings, Ports, Standing } from './ports.ts'
import { ReturnCount } from './return-count.ts'
import { RoomMaker } from './room-maker.ts'
import type { Making } from './room-maker.ts'
import { Saver } from './saver.ts'
import { Seats, acknowledgedBy, credible } from './seats.ts'
import type { Seat, Sending } from './seats.ts'

/** When `wake` is tried again if it has failed, ms. */
const WAKE_AGAIN_MS = 60_000
/**
 * How often presence is written to the database, ms: well within PRESENCE_STALE_MS, after which a row counts no more.
 */
export const SWEEP_EVERY_MS = 5 * 60 * 1000
/** The standard close code for a fault of the server. */
const BROKEN = 1011

/**
 * Runs one room: hands it events, and carries out its effects over ports. It decides the order of things, and nothing
 * about the park itself. It uses no platform API. Handling a frame never awaits: all effects of one event
 * are carried out before the next. Times are epoch ms. After making a host call `start` once.
 */
export class RoomHost<Socket, Raw> {
  room: Room
  readonly seats: Seats<Socket>
  readonly alarm: Alarm
  private readonly ports: Ports<Socket, Raw>
  private readonly maker: RoomMaker
  private readonly hearing: Hearing
  private readonly ledger: LedgerClient
  protected readonly saver: Saver
  private readonly pings: PingWatch
  private readonly helloTimer: HelloTimer
  private readonly returns: ReturnCount
  private readonly floods = new Floods()
  private sweepAt = Infinity
  /** What to run for each purpose of the alarm. Every alarm wakes the room as well. */
  private readonly whenDue: readonly (readonly [Due, (now: number) => void])[]

  constructor(ports: Ports<Socket, Raw>, { windowMs, groupMax, ackEveryMs, ...making }: Making & Sending) {
    const { wire, disk, clock, alarm, faults } = ports
    this.ports = ports
    this.seats = new Seats({
      wire,
      clock,
      room: () => this.room,
      ...(windowMs && { windowMs }),
      ...(groupMax && { groupMax }),
      ...(ackEveryMs && { ackEveryMs }),
    })
    this.alarm = new Alarm(alarm)
    this.pings = new PingWatch({
      pingedWithin: (ms) => this.seats.pingedWithin(ms),
      lookIn: (ms) => clock.later(ms, () => this.attend(null, () => {})),
    })
    this.helloTimer = new HelloTimer({
      clock,
      nextHelloBy: () => this.seats.nextHelloBy,
      closeOverdue: () => this.attend(null, (now) => this.closeOverdue(now)),
    })
    this.returns = new ReturnCount(ports)
    this.saver = new Saver({ disk, alarm: this.alarm, room: () => this.room })
    this.hearing = new Hearing(disk)
    this.maker = new RoomMaker(ports, making)
    this.ledger = new LedgerClient({
      ledger: ports.ledger,
      disk,
      alarm: this.alarm,
      faults,
      takeIn: (answered) =>
        this.attend(null, (now) => {
          const event = answered(now)
          if (event) this.handOver(event, now)
        }),
    })
    this.whenDue = [
      ['save', (at) => this.saver.saveInTime(at)],
      ['expiry', (at) => this.saver.expire(at)],
      ['ledger', (at) => this.ledger.compareWhenDue(at)],
      ['sweep', (at) => this.sweep(at)],
    ]
    this.room = this.maker.make(this.connected, clock.now())
  }

  /**
   * Call it before anything else. It handles what has happened while the room slept, and compares the ground with the
   * ledger. `alarmAt` is the time of an alarm that an earlier host has set; null if there is none.
   */
  start(alarmAt: number | null): void {
    this.alarm.found(alarmAt)
    const nextSweepAt = this.ports.clock.now() + SWEEP_EVERY_MS
    // A room that sleeps and wakes all the time must not put its sweep off each time.
    this.sweepAt = this.seats.isEmpty ? nextSweepAt : Math.min(this.ports.disk.part('sweep') ?? Infinity, nextSweepAt)
    // Without sockets this object was not just asleep: a crash or a deploy has cut off those that there were.
    const cutOff = this.seats.isEmpty ? this.room.cutOff : []
    for (const visitor of this.seats.closingVisitors) this.ports.presence.closing(visitor)
    this.wake()
    this.returns.cutOff(cutOff)
    // Some of them may have left a moment before, which was not stored yet: the database knows.
    if (cutOff.length > 0) this.attend(null, (now) => this.sweep(now))
    else if (this.seats.isEmpty) this.ports.presence.stillThere([])
    this.ledger.compareGround()
  }

  /** Whether something has been told that is not stored yet. */
  get hasUnsaved(): boolean {
    return this.saver.hasUnsaved
  }

  /** False until `playBy` has named the pack of the room. */
  get isReady(): boolean {
    return this.maker.isReady
  }

  /**
   * Takes over what is published now. If the database fails the room stays as it is: the next dog brings the reference
   * again.
   */
  async playBy(published: PackRef): Promise<void> {
    const held = await this.maker.newerSettings(published)
    if (held) this.attend(null, () => this.takeSettings(held))
    const pack = await this.maker.newerPack(published)
    if (pack) this.attend(null, (now) => this.rebuild(pack, now))
  }

  /** [K8] [M6] Whether the visitor may have another socket here. */
  mayOpen(visitor: Visitor): boolean {
    const isAwaited = this.seats.awaitedOf(({ dog }) => dog === visitor.dog).length > 0
    const isResting = this.floods.isResting(visitor.user, this.ports.clock.now())
    return !isAwaited && !isResting && !hasTooManySockets(this.seats.countOf(visitor))
  }

  /**
   * Accepts a socket that the gate has let through and that has yet to send its hello. Its page gets the pass. Returns
   * false after a fault.
   */
  accept(socket: Socket, visitor: Visitor, pass: Pass | null = null): boolean {
    this.attend(null, (now) => {
      this.seats.accept(socket, this.hearing.putAside(visitor, now), { pass, isReturn: false, now })
    })
    return this.seats.seatOf(socket) !== undefined
  }

  /**
   * [E11] Accepts a socket by a pass, of which `shown` is the hash; its page gets another one. `name` is a new name for the
   * socket in the database, which learns of it afterwards and may still object. Returns false if the pass lets nobody in,
   * or nobody any more, or where the visitor may have no other socket [K8] [M6].
   */
  acceptReturn(socket: Socket, shown: string, { name, pass }: { name: string; pass: Pass }): boolean {
    this.attend(null, (now) => {
      const known = this.room.takeBack(shown, now)
      if (!known || !this.mayOpen(known)) return
      const visitor = { ...known, unheard: [], socket: name }
      this.seats.accept(socket, visitor, { pass, isReturn: true, now })
      this.ports.presence.returned(this.hearing.of(visitor), (standing) => this.hasStanding(visitor, standing))
    })
    return this.seats.seatOf(socket) !== undefined
  }

  /**
   * A frame has come. An acknowledgement that ends a hold is answered with a new welcome, and an `ack` that does is not
   * counted against the dog's bucket of messages. Everything else goes to the room, once the socket has sent its hello.
   */
  received(socket: Socket, raw: Raw): void {
    this.attend(socket, (now) => {
      const seat = this.seats.seatOf(socket)
      if (!seat) return this.receivedLate(socket, raw, now)
      const { visitor } = seat
      if (this.ports.wire.isHuge(raw)) return this.cutOffFlooder(visitor, now)
      const message = credible(seat, this.ports.wire.read(raw))
      const isBad = message === null || (seat.helloBy !== null && message.type !== 'hello')
      if (isBad && this.floods.isBadFrameTooMany(visitor.user, now)) return this.cutOffFlooder(visitor, now)
      const frame = acknowledgedBy(message)
      const heldSince = frame === undefined ? null : this.seats.acknowledged(seat, frame)
      if (heldSince !== null) this.handOver({ type: 'caughtUp', dog: visitor.dog, lastSeq: heldSince }, now)
      if (heldSince !== null && message?.type === 'ack') return
      if (seat.helloBy === null) this.handOver({ type: 'received', dog: visitor.dog, message }, now)
      else if (message?.type !== 'hello') this.lose(socket, now, CLOSE.badMessage)
      else if (seat.isReturn && !this.room.has(visitor.dog)) this.lose(socket, now, CLOSE.needsTicket)
      else {
        const hello = seat.pass === undefined ? message : { ...message, pass: seat.pass }
        this.handOver({ type: 'hello', visitor: this.hearing.of(visitor), hello }, now, seat)
      }
    })
  }

  /** A frame has come over a socket that the room has closed. Nothing is done with it, but it may be a flood [M8]. */
  private receivedLate(socket: Socket, raw: Raw, now: number): void {
    const visitor = this.seats.closingVisitor(socket)
    if (!visitor) return
    const isTooMany = this.floods.isLateFrameTooMany(visitor.user, now)
    if (isTooMany || this.ports.wire.isHuge(raw)) this.cutOffFlooder(visitor, now)
  }

  private cutOffFlooder(visitor: Visitor, now: number): void {
    this.handOver({ type: 'flooded', visitor }, now)
  }

  /** The socket has closed or failed. */
  lost(socket: Socket): void {
    this.attend(null, (now) => {
      const visitor = this.seats.parted(socket)
      this.lose(socket, now)
      if (visitor) this.ports.presence.parted(visitor)
    })
  }

  /** The alarm has rung. */
  ring(): void {
    this.alarm.rang()
    this.alarm.ask('wake', null)
    this.attend(null, (now) => {
      for (const [due, run] of this.whenDue) if (this.alarm.isDue(due, now)) run(now)
      this.floods.forgetOld(now)
      this.hearing.keepOnly([...this.seats.visitors, ...this.room.visitors], now)
    })
    this.wake()
  }

  /**
   * Sends away the dogs of a user, or of one session of theirs, that was signed out, kicked or banned. The notice says
   * why.
   */
  closeUser(user: number, code: CloseCode, notice: Notice | null, session: string | null = null): void {
    this.attend(null, (now) => {
      this.handOver({ type: 'sentAway', user, code, notice, session }, now)
      this.loseAwaited(broughtBy(user, session), code, now)
    })
  }

  /** The dog has entered another room with a ticket of this epoch. */
  seeOff(dog: DogId, epoch: number): void {
    this.attend(null, (now) => {
      this.loseAwaited((visitor) => visitor.dog === dog && visitor.epoch < epoch, CLOSE.elsewhere, now)
      this.handOver({ type: 'enteredElsewhere', dog, epoch }, now)
    })
  }

  /** [E11] The database has said whether a visitor who has come back by a pass may stay. */
  private hasStanding({ user, dog, epoch, session = null }: Visitor, standing: Standing): void {
    if (standing === 'welcome') return
    if (standing === 'banned') this.closeUser(user, CLOSE.banned, null)
    else if (standing === 'signed-out') this.closeUser(user, CLOSE.banned, null, session)
    else if (standing === 'dead') this.bury(dog)
    else if (standing === 'outdated') this.askForTicket(dog, epoch)
    else this.seeOff(dog, standing.elsewhere)
  }

  private bury(dog: DogId): void {
    this.attend(null, (now) => {
      this.loseAwaited((visitor) => visitor.dog === dog, CLOSE.died, now)
      this.handOver({ type: 'learned', events: [{ type: 'died', dog }] }, now)
    })
  }

  /** The page of this stay is asked to come by a new ticket; a newer stay of the dog has one. */
  private askForTicket(dog: DogId, epoch: number): void {
    const isIt = (visitor: Visitor) => visitor.dog === dog && visitor.epoch === epoch
    this.attend(null, (now) => {
      this.loseAwaited(isIt, CLOSE.needsTicket, now)
      if (this.room.visitors.some(isIt)) this.handOver({ type: 'ticketNeeded', dog }, now)
    })
  }

  /** Closes the sockets of these visitors that have yet to send their hello. */
  private loseAwaited(isSuch: (visitor: Visitor) => boolean, code: CloseCode, now: number): void {
    for (const socket of this.seats.awaitedOf(isSuch)) this.lose(socket, now, code)
  }

  /**
   * [C11] Replaces the list of users whose words this user does not get. `readAt` is when the database was asked for it,
   * epoch ms.
   */
  hearOnly(user: number, unheard: readonly number[], readAt?: number): void {
    this.attend(null, (now) => {
      this.hearing.hearOnly(user, unheard, { readAt: readAt ?? now, now })
      this.handOver({ type: 'ignoreListChanged', user, unheard }, now)
    })
  }

  /** Hands the room an event that comes from no socket, from staff or the ledger for example. */
  react(event: RoomEvent): void {
    this.attend(null, (now) => this.handOver(event, now))
  }

  /** Hands the room an event and carries out the effects. `entering` is the socket whose hello it is. */
  private handOver(event: RoomEvent, now: number, entering: Seat<Socket> | null = null): void {
    this.carryOut(this.room.on(event, now), now, entering)
  }

  /**
   * Runs the handler of every event. If it throws, nothing of the event is sent, and the socket that caused it is
   * closed: a fault over one socket must not take the room from the others.
   */
  protected attend(socket: Socket | null, handle: (now: number) => void): void {
    try {
      const now = this.ports.clock.now()
      this.seats.beginEvent(now)
      handle(now)
      for (const dog of this.pings.look(now)) this.handOver({ type: 'pingedTooOften', dog }, now)
      for (const user of this.floods.takeCutOff())
        this.loseAwaited((visitor) => visitor.user === user, CLOSE.flooding, now)
      for (const slow of this.seats.takeSlow()) this.lose(slow, now, CLOSE.slow)
    } catch (error) {
      this.ports.faults.bug(error)
      this.seats.forgetEvent()
      if (socket !== null) this.attend(null, (now) => this.lose(socket, now, BROKEN))
    }
    this.setAlarm()
  }

  /** `entering` is the socket whose hello is being answered; null for any other event. */
  protected carryOut(effects: readonly Effect[], now: number, entering: Seat<Socket> | null = null): void {
    this.saver.begin()
    for (const effect of effects) this.apply(effect, now, entering)
    this.seats.flush()
  }

  protected apply(effect: Effect, now: number, entering: Seat<Socket> | null): void {
    const { seats } = this
    const { presence } = this.ports
    switch (effect.do) {
      case 'admit':
        if (entering) this.returns.cameIn(entering.dog)
        return seats.admit(entering?.socket ?? null, effect.version)
      case 'send':
        return seats.send(effect.to, effect.message)
      case 'tell':
        return seats.tell(effect.message, effect)
      case 'close':
        return void this.close(
          effect.socket === 'own' ? seats.own(effect.dog) : (entering?.socket ?? null),
          effect.code,
        )
      case 'keep':
        return this.saver.keep(effect, now)
      case 'gone':
        this.returns.gone(effect.dog)
        return presence.over(effect.dog, effect.epoch)
      case 'hide':
        return presence.hides(effect)
      case 'flooded':
        if (this.floods.add(effect.user, now)) presence.flooded(effect.dog, now)
        return
      case 'knock':
        return this.ports.doorbell.knock(effect, now)
      case 'ask':
        return this.ledger.ask(effect.act, now)
      case 'wakeAt':
        return this.alarm.ask('wake', effect.at)
    }
  }

  /** Writes presence to the database, and sends away dogs that have left or entered elsewhere since, or have died [H9]. */
  private sweep(now: number): void {
    this.sweepAt = now + SWEEP_EVERY_MS
    this.ports.disk.later({ part: 'sweep', value: this.sweepAt })
    this.ports.presence.stillThere(this.seats.sockets)
    const here = this.room.visitors.map(({ dog, epoch }) => ({ dog, epoch }))
    this.ports.presence.sweep(here, {
      seeOff: (dog, epoch) => this.seeOff(dog, epoch),
      endStays: (stays) => this.react({ type: 'staysEnded', stays }),
      learn: (events) => this.react({ type: 'learned', events }),
    })
  }

  private wake(): void {
    this.alarm.ask('wake', this.ports.clock.now() + WAKE_AGAIN_MS)
    this.react({ type: 'woken' })
  }

  /** Closes a socket. Returns the dog whose own one it was, or null. */
  private close(socket: Socket | null, code: number): DogId | null {
    const visitor = socket === null ? undefined : this.seats.seatOf(socket)?.visitor
    const own = this.seats.close(socket, code)
    if (visitor) this.ports.presence.closing(visitor)
    return own
  }

  /** Removes a socket that is gone, or with a code closes it. */
  private lose(socket: Socket, now: number, code?: number): void {
    const visitor = this.seats.seatOf(socket)?.visitor
    const own = code === undefined ? this.seats.remove(socket) : this.close(socket, code)
    if (!visitor) return
    this.handOver(own === null ? { type: 'turnedAway', visitor } : { type: 'dropped', dog: own }, now)
  }

  /** Hands settings that staff have changed to the room. */
  protected takeSettings(held: HeldSettings): void {
    this.maker.setRules(this.room, held)
  }

  /** Makes the room anew from another pack, with the same dogs in it. */
  protected rebuild(pack: HeldPack, now: number): void {
    const room = this.maker.remake(this.room, pack, this.connected, now)
    if (!room) return
    this.room = room
    this.handOver({ type: 'reopened' }, now)
  }

  /** The visitors whose dogs are in the room, each with the list of users whose words it does not get. */
  private get connected(): Visitor[] {
    return this.seats.connected.map((visitor) => this.hearing.of(visitor))
  }

  private closeOverdue(now: number): void {
    for (const socket of this.seats.overdue(now)) this.lose(socket, now, CLOSE.silent)
  }

  private setAlarm(): void {
    this.helloTimer.set()
    this.alarm.ask('expiry', this.ports.disk.nextExpiry)
    this.alarm.ask('sweep', this.room.size === 0 && this.seats.isEmpty ? null : this.sweepAt)
    this.alarm.arm()
  }
}
