import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { PackRef, Visitor } from '#durable/protocol/gate.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import type { Room } from '#durable/room/room.ts'
import type { LotAsked } from '#durable/room/state/kept.ts'
import { Alarm } from './alarm.ts'
import type { Due } from './alarm.ts'
import { Floods } from './floods.ts'
import { IgnoreLists } from './ignore-lists.ts'
import { Inbox } from './inbox.ts'
import { LedgerClient } from './ledger-client.ts'
import { Passers } from './passers.ts'
import { PingWatch } from './ping-watch.ts'
import type { HeldPack, HeldSettings, Ports } from './ports.ts'
import { PresenceSweep } from './presence-sweep.ts'
import { ReturnCount } from './return-count.ts'
import { RoomMaker } from './room-maker.ts'
import type { Making } from './room-maker.ts'
import { Saver } from './saver.ts'
import { Seats } from './seats.ts'
import type { Seat, Sending } from './seats.ts'
import { Stays } from './stays.ts'

/** When the room is woken again if that has failed, ms. */
const WAKE_AGAIN_MS = 60_000
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
  readonly stays: Stays<Socket>
  protected readonly saver: Saver
  readonly #ports: Ports<Socket, Raw>
  readonly #maker: RoomMaker
  readonly #ignoreLists: IgnoreLists
  readonly #inbox: Inbox<Socket, Raw>
  readonly #ledger: LedgerClient
  readonly #passers: Passers
  readonly #pings: PingWatch
  readonly #returns: ReturnCount
  readonly #floods = new Floods()
  readonly #sweep: PresenceSweep
  /** What to run for each purpose of the alarm. Every alarm wakes the room as well. */
  readonly #whenDue: readonly (readonly [Due, (now: number) => void])[]

  constructor(ports: Ports<Socket, Raw>, { windowMs, groupMax, ackEveryMs, ...making }: Making & Sending) {
    const { wire, disk, clock, presence } = ports
    const sending = { ...(windowMs && { windowMs }), ...(groupMax && { groupMax }), ...(ackEveryMs && { ackEveryMs }) }
    const room = () => this.room
    this.#ports = ports
    this.alarm = new Alarm(ports.alarm)
    this.#maker = new RoomMaker(ports, making)
    this.#ignoreLists = new IgnoreLists(disk)
    this.#returns = new ReturnCount(ports)
    this.saver = new Saver({ disk, alarm: this.alarm, room })
    this.seats = new Seats({ wire, clock, room, closing: (visitor) => presence.closing(visitor), ...sending })
    this.#pings = new PingWatch({
      pingedWithin: (ms) => this.seats.pingedWithin(ms),
      lookIn: (ms) => clock.later(ms, () => this.attend(null, () => {})),
    })
    const shared = {
      ...{ room, presence, seats: this.seats, floods: this.#floods, ignoreLists: this.#ignoreLists },
      attend: (handle: (now: number) => void) => this.attend(null, handle),
      handOver: this.#handOver.bind(this),
      lose: this.#lose.bind(this),
    }
    this.#inbox = new Inbox({ ...shared, wire })
    this.stays = new Stays({ ...shared, clock })
    this.#sweep = new PresenceSweep({
      ...{ ...shared, disk, stays: this.stays },
      playBy: (published) => this.playBy(published),
    })
    this.#ledger = new LedgerClient({
      ...{ ledger: ports.ledger, disk, alarm: this.alarm, faults: ports.faults },
      takeIn: (answered) =>
        this.attend(null, (now) => {
          const event = answered(now)
          if (event) this.#handOver(event, now)
        }),
    })
    this.#passers = new Passers({
      ...{ ledger: ports.ledger, faults: ports.faults },
      takeIn: (passers) => this.react({ type: 'passersRead', passers }),
    })
    this.#whenDue = [
      ['save', (at) => this.saver.saveInTime(at)],
      ['expiry', (at) => this.saver.expire(at)],
      ['ledger', (at) => this.#ledger.compareWhenDue(at)],
      ['sweep', (at) => this.#sweep.sweep(at)],
    ]
    this.room = this.#maker.make(this.#connected, clock.now())
  }

  /**
   * Call it before anything else. It handles what has happened while the room slept, and compares the ground with the
   * ledger. `alarmAt` is the time of an alarm that an earlier host has set; null if there is none.
   */
  start(alarmAt: number | null): void {
    this.alarm.found(alarmAt)
    this.#sweep.start(this.#ports.clock.now())
    // Without sockets this object was not just asleep: a crash or a deploy has cut off those that there were.
    const cutOff = this.seats.isEmpty ? this.room.cutOff : []
    for (const visitor of this.seats.closingVisitors) this.#ports.presence.closing(visitor)
    this.#wake()
    this.#returns.cutOff(cutOff)
    // Some of them may have left a moment before, which was not stored yet: the database knows.
    if (cutOff.length > 0) this.attend(null, (now) => this.#sweep.sweep(now))
    else if (this.seats.isEmpty) this.#ports.presence.stillThere([])
    this.#ledger.compareGround()
  }

  /** Whether something has been told that is not stored yet. */
  get hasUnsaved(): boolean {
    return this.saver.hasUnsaved
  }

  /** False until `playBy` has named the pack of the room. */
  get isReady(): boolean {
    return this.#maker.isReady
  }

  /**
   * Takes over what is published now. If the database fails the room stays as it is: the next dog brings the reference
   * again.
   */
  async playBy(published: PackRef): Promise<void> {
    const held = await this.#maker.newerSettings(published)
    if (held) this.attend(null, (now) => this.takeSettings(held, now))
    const pack = await this.#maker.newerPack(published)
    if (pack) this.attend(null, (now) => this.rebuild(pack, now))
  }

  /** A frame has come over a socket. */
  received(socket: Socket, raw: Raw): void {
    this.attend(socket, (now) => this.#inbox.take(socket, raw, now))
  }

  /** The socket has closed or failed. */
  lost(socket: Socket): void {
    this.attend(null, (now) => {
      const visitor = this.seats.parted(socket)
      this.#lose(socket, now)
      if (visitor) this.#ports.presence.parted(visitor)
    })
  }

  /** The alarm has rung. */
  ring(): void {
    this.alarm.rang()
    this.alarm.ask('wake', null)
    this.attend(null, (now) => {
      for (const [due, run] of this.#whenDue) if (this.alarm.isDue(due, now)) run(now)
      this.#floods.forgetOld(now)
      this.#ignoreLists.keepOnly([...this.seats.visitors, ...this.room.visitors], now)
    })
    this.#wake()
  }

  /**
   * [C11] Replaces the list of users whose words this user does not get. `readAt` is when the database was asked for it,
   * epoch ms.
   */
  hearOnly(user: number, unheard: readonly number[], readAt?: number): void {
    this.attend(null, (now) => {
      this.#ignoreLists.hearOnly(user, unheard, { readAt: readAt ?? now, now })
      this.#handOver({ type: 'ignoreListChanged', user, unheard }, now)
    })
  }

  /** Hands the room an event that comes from no socket, from staff or the ledger for example. */
  react(event: RoomEvent): void {
    this.attend(null, (now) => this.#handOver(event, now))
  }

  /** Hands the room an event and carries out the effects. `entering` is the socket whose hello it is. */
  #handOver(event: RoomEvent, now: number, entering: Seat<Socket> | null = null): void {
    this.carryOut(this.room.on(event, now), now, entering)
  }

  /**
   * Runs the handler of every event. If it throws, nothing of the event is sent, and the socket that caused it is
   * closed: a fault over one socket must not take the room from the others.
   */
  protected attend(socket: Socket | null, handle: (now: number) => void): void {
    try {
      const now = this.#ports.clock.now()
      this.seats.beginEvent(now)
      handle(now)
      for (const dog of this.#pings.look(now)) this.#handOver({ type: 'pingedTooOften', dog }, now)
      for (const user of this.#floods.takeCutOff())
        this.stays.closeAwaited((visitor) => visitor.user === user, CLOSE.flooding, now)
      for (const slow of this.seats.takeSlow()) this.#lose(slow, now, CLOSE.slow)
    } catch (error) {
      this.#ports.faults.bug(error)
      this.seats.forgetEvent()
      if (socket !== null) this.attend(null, (now) => this.#lose(socket, now, BROKEN))
    }
    this.#setAlarm()
  }

  /** `entering` is the socket whose hello is being answered; null for any other event. */
  protected carryOut(effects: readonly Effect[], now: number, entering: Seat<Socket> | null = null): void {
    this.saver.begin()
    for (const effect of effects) this.apply(effect, now, entering)
    this.seats.flush()
  }

  protected apply(effect: Effect, now: number, entering: Seat<Socket> | null): void {
    const { seats } = this
    const { presence } = this.#ports
    switch (effect.do) {
      case 'admit':
        if (entering) this.#returns.cameIn(entering.dog)
        return seats.admit(entering?.socket ?? null, effect.version)
      case 'send':
        return seats.send(effect.to, effect.message, effect.inFull)
      case 'tell':
        return seats.tell(effect.message, effect)
      case 'close':
        return void seats.close(
          effect.socket === 'own' ? seats.own(effect.dog) : (entering?.socket ?? null),
          effect.code,
        )
      case 'keep':
        return this.saver.keep(effect, now)
      case 'gone':
        this.#returns.gone(effect.dog)
        return presence.over(effect.dog, effect.epoch)
      case 'hide':
        return presence.hides(effect)
      case 'flooded':
        if (this.#floods.add(effect.user, now)) presence.flooded(effect, now)
        return
      case 'knock':
        return this.#ports.doorbell.knock(effect, now)
      case 'ask':
        return this.#ledger.ask(effect.act, now)
      case 'stamp':
        return this.#ledger.stamp(effect)
      case 'askPassers':
        return this.#passers.ask(effect.dogs)
      case 'tidy':
        return this.#ledger.tidy({ ...effect, rev: this.#maker.rev }, now)
      case 'lot':
        return void this.#makeLot(effect.asked)
      case 'wakeAt':
        return this.alarm.ask('wake', effect.at)
    }
  }

  /** If that fails, the page is not answered, and its player tries again. */
  async #makeLot(asked: LotAsked): Promise<void> {
    const { lots, faults } = this.#ports
    try {
      const lot = await lots.make()
      this.react({ type: 'lotMade', asked, lot })
    } catch (error) {
      faults.bug(error)
    }
  }

  #wake(): void {
    this.alarm.ask('wake', this.#ports.clock.now() + WAKE_AGAIN_MS)
    this.react({ type: 'woken' })
  }

  /** Removes a socket that is gone, or with a code closes it. */
  #lose(socket: Socket, now: number, code?: number): void {
    const visitor = this.seats.seatOf(socket)?.visitor
    const own = code === undefined ? this.seats.remove(socket) : this.seats.close(socket, code)
    if (!visitor) return
    this.#handOver(own === null ? { type: 'turnedAway', visitor } : { type: 'dropped', dog: own }, now)
  }

  /** Hands settings that staff have changed to the room, which does what is due by them. [US8] All pages learn of new uses. */
  protected takeSettings(held: HeldSettings, now: number): void {
    const areUsesNew = this.#maker.setRules(this.room, held)
    this.#handOver(areUsesNew ? { type: 'reopened', areUsesNew } : { type: 'woken' }, now)
  }

  /** Makes the room anew from another pack, with the same dogs in it. */
  protected rebuild(pack: HeldPack, now: number): void {
    const room = this.#maker.remake(this.room, pack, this.#connected, now)
    if (!room) return
    this.room = room
    this.#handOver({ type: 'reopened' }, now)
  }

  /** The visitors whose dogs are in the room, each with the list of users whose words it does not get. */
  get #connected(): Visitor[] {
    return this.seats.connected.map((visitor) => this.#ignoreLists.of(visitor))
  }

  #setAlarm(): void {
    this.stays.setTimer()
    this.alarm.ask('expiry', this.#ports.disk.nextExpiry)
    this.alarm.ask('sweep', this.#sweep.dueAt)
    this.alarm.arm()
  }
}
