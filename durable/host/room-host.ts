import { CLOSE, type CloseCode } from '#durable/protocol/close-codes.ts'
import type { PackRef, Visitor } from '#durable/protocol/gate.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { NOTHING_KEPT } from '#durable/room/kept.ts'
import type { KeptParts } from '#durable/room/kept.ts'
import { Room } from '#durable/room/room.ts'
import type { RoomOptions } from '#durable/room/room.ts'
import { broughtBy } from '#durable/room/stays/sending-away.ts'
import { Alarm } from './alarm.ts'
import type { Due } from './alarm.ts'
import { Hearing } from './hearing.ts'
import { LedgerClient } from './ledger-client.ts'
import type { DiskPort, HeldPack, HeldSettings, Kept, Loaded, Ports } from './ports.ts'
import { Saver } from './saver.ts'
import { PingWatch } from './ping-watch.ts'
import { Published } from './published.ts'
import { Seats, credible } from './seats.ts'
import type { Seat, Sending } from './seats.ts'
import { SettingsBook } from './settings-book.ts'

/** When the room is woken again if waking it has failed, ms. */
const WAKE_AGAIN_MS = 60_000
/** How often the database is told who is here, ms: well within what counts as fresh (PRESENCE_STALE_MS). */
const SWEEP_EVERY_MS = 5 * 60 * 1000
/** The close code of the standard for a fault on our side. */
const BROKEN = 1011

type Keeping = Extract<Effect, { do: 'keep' }>

/** What differs from room to room. `makeRoom` lets a test put its own room in. */
type HostOptions = Sending & {
  key: string
  maxDogs: number
  makeRoom?: (options: RoomOptions) => Room
}

/**
 * Plays one room: hands it what happens, and carries out what it wants done, over ports. It decides in which order that
 * is done, and nothing about the park. It knows no platform and no timers, and nothing that it does for a frame awaits:
 * what one event leads to is done before the next. Times are epoch ms. After making a host call `start` once.
 */
export class RoomHost<Socket, Raw> {
  room: Room
  readonly seats: Seats<Socket>
  readonly alarm: Alarm
  readonly disk: Ports<Socket, Raw>['disk']
  private readonly ports: Ports<Socket, Raw>
  private readonly options: HostOptions
  private readonly published: Published
  private readonly book: SettingsBook
  private readonly hearing: Hearing
  private readonly ledger: LedgerClient
  private readonly saver: Saver
  private readonly pings: PingWatch
  private sweepAt = Infinity
  /** What is done when a due of the alarm has come; besides, every alarm wakes the room. */
  private readonly whenDue: readonly (readonly [Due, (now: number) => void])[]

  constructor(ports: Ports<Socket, Raw>, options: HostOptions) {
    const { wire, disk, clock, alarm, faults, library } = ports
    const { windowMs, groupMax } = options
    this.ports = ports
    this.disk = disk
    this.options = options
    this.seats = new Seats({
      wire,
      clock,
      room: () => this.room,
      ...(windowMs && { windowMs }),
      ...(groupMax && { groupMax }),
    })
    this.alarm = new Alarm(alarm)
    this.pings = new PingWatch({
      pingedWithin: (ms) => this.seats.pingedWithin(ms),
      lookIn: (ms) => clock.later(ms, () => this.attend(null, () => {})),
    })
    this.saver = new Saver(clock, (what) => this.attend(null, (now) => disk.later(this.toKeep(what, now))))
    this.hearing = new Hearing(disk)
    this.published = new Published({ disk, library, faults })
    this.book = new SettingsBook({ disk, library, faults })
    this.ledger = new LedgerClient({
      ledger: ports.ledger,
      disk,
      alarm: this.alarm,
      faults,
      takeIn: (react) => this.react(react),
    })
    this.whenDue = [
      ['expiry', (at) => this.expire(at)],
      ['hello', (at) => this.seats.overdue(at).forEach((socket) => this.lose(socket, at, CLOSE.silent))],
      ['ledger', (at) => this.ledger.compareWhenDue(at)],
      ['sweep', (at) => this.sweep(at)],
    ]
    this.room = this.build(disk.load(), clock.now())
  }

  /**
   * Before anything else: tells what has happened while the room slept, and looks for what was done without it. `alarmAt`
   * is when the alarm rings that an earlier host has set; null where there is none.
   */
  start(alarmAt: number | null): void {
    this.alarm.found(alarmAt)
    // Nobody remembers what that alarm was set for: perhaps for the sweep.
    this.sweepAt = Math.min(alarmAt ?? Infinity, this.ports.clock.now() + SWEEP_EVERY_MS)
    // Where there is none, this object was not asleep: a crash or a deploy has cut off whatever sockets there were.
    if (this.seats.isEmpty) this.ports.presence.stillThere([], this.ports.clock.now())
    this.wake()
    this.ledger.compareGround()
  }

  /** False until somebody has told by what the room is played (`playBy`). */
  get isReady(): boolean {
    return this.published.isKnown
  }

  /** This is published now. What of it cannot be had is left as it is, and the next dog brings the reference again. */
  async playBy(published: PackRef): Promise<void> {
    const held = await this.book.newerThanHeld(published.settings ?? 0)
    if (held) this.attend(null, () => this.takeSettings(held))
    const pack = await this.published.newerPack(published)
    if (pack) this.attend(null, (now) => this.rebuild(pack, now))
  }

  /** A socket that the gate has let through; it has yet to say hello. Returns false where a fault was in the way. */
  accept(socket: Socket, visitor: Visitor): boolean {
    this.attend(null, (now) => this.seats.accept(socket, this.hearing.putAside(visitor), now))
    return this.seats.seatOf(socket) !== undefined
  }

  /**
   * A frame has come. An acknowledgement that ends a hold is answered with a new welcome and costs the dog nothing;
   * everything else goes to the room, once the socket has said hello.
   */
  received(socket: Socket, raw: Raw): void {
    this.attend(socket, (now) => {
      const seat = this.seats.seatOf(socket)
      if (!seat) return
      const { visitor } = seat
      const message = credible(seat, this.ports.wire.read(raw))
      const heldSince = message?.type === 'ack' ? this.seats.acknowledged(seat, message.frame) : null
      if (heldSince !== null) this.carryOut(this.room.refresh(visitor.dog, heldSince, now), now)
      else if (seat.helloBy === null) this.carryOut(this.room.receive(visitor.dog, message, now), now)
      else if (message?.type !== 'hello') this.lose(socket, now, CLOSE.badMessage)
      else this.carryOut(this.room.enter(this.hearing.of(visitor), message, now), now, seat)
    })
  }

  /** The socket has closed, or broken. */
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
      this.hearing.keepOnly([...this.seats.visitors, ...this.room.visitors])
    })
    this.wake()
  }

  /** The user's right to be here, or that of one session, has ended: dogs that came by it go, told why by the notice. */
  closeUser(user: number, code: CloseCode, notice: Notice | null, session: string | null = null): void {
    this.attend(null, (now) => {
      this.carryOut(this.room.sendAway(user, { code, notice, session }, now), now)
      for (const socket of this.seats.awaitedOf(broughtBy(user, session))) this.lose(socket, now, code)
    })
  }

  /** The dog has come in elsewhere, with a ticket of this epoch. */
  seeOff(dog: DogId, epoch: number): void {
    this.attend(null, (now) => {
      const older = this.seats.awaitedOf((visitor) => visitor.dog === dog && visitor.epoch < epoch)
      for (const socket of older) this.lose(socket, now, CLOSE.elsewhere)
      this.carryOut(this.room.seeOff(dog, epoch, now), now)
    })
  }

  /** The words of these users do not reach this one any more, and those of all others do again. */
  hearOnly(user: number, unheard: readonly number[]): void {
    this.attend(null, (now) => {
      this.hearing.set(user, unheard)
      this.carryOut(this.room.hearOnly(user, unheard), now)
    })
  }

  /** Hands the room something that needs neither a socket nor a port: what staff ask of it, what the ledger says. */
  react(react: (room: Room, now: number) => readonly Effect[]): void {
    this.attend(null, (now) => this.carryOut(react(this.room, now), now))
  }

  /** The edge of every event: nothing that goes wrong over one socket takes the room from the others. */
  protected attend(socket: Socket | null, handle: (now: number) => void): void {
    try {
      const now = this.ports.clock.now()
      this.seats.beginEvent(now)
      handle(now)
      for (const dog of this.pings.look(now)) this.carryOut(this.room.pingedTooOften(dog, now), now)
      for (const slow of this.seats.takeSlow()) this.lose(slow, now, CLOSE.slow)
    } catch (error) {
      this.ports.faults.bug(error)
      this.seats.forgetEvent()
      if (socket !== null) this.attend(null, (now) => this.lose(socket, now, BROKEN))
    }
    this.setAlarm()
  }

  /** `entering` is whoever says the hello that is being answered. */
  protected carryOut(effects: readonly Effect[], now: number, entering: Seat<Socket> | null = null): void {
    for (const effect of effects) this.apply(effect, now, entering)
    this.seats.flush()
  }

  protected apply(effect: Effect, now: number, entering: Seat<Socket> | null): void {
    const { seats, disk } = this
    const { presence } = this.ports
    switch (effect.do) {
      case 'admit':
        return seats.admit(entering?.socket ?? null, effect.version)
      case 'send':
        return seats.send(effect.to, effect.message)
      case 'tell':
        return seats.tell(effect.message, effect)
      case 'close':
        return void seats.close(
          effect.socket === 'own' ? seats.own(effect.dog) : (entering?.socket ?? null),
          effect.code,
        )
      case 'keep':
        return effect.when === 'later' ? this.saver.saveSoon(effect.what) : disk.now(this.toKeep(effect.what, now))
      case 'gone':
        return presence.over(effect.dog, effect.epoch)
      case 'hide':
        return presence.hides(effect)
      case 'flooded':
        return presence.flooded(effect.dog, now)
      case 'ask':
        return this.ledger.ask(effect.act, now)
      case 'wakeAt':
        return this.alarm.ask('wake', effect.at)
    }
  }

  // The numbers of lines that are gone are not used again: the places, kept with them, know the newest.
  private expire(now: number): void {
    if (this.disk.expire(now)) this.disk.later(this.toKeep('places', now))
  }

  private toKeep(what: Keeping['what'], now: number): Kept {
    const { room } = this
    if (what === 'places') return { places: room.savedPlaces(now) }
    if (typeof what === 'string') return { part: what, value: room.kept[what] }
    return 'line' in what ? what : { dog: what.dog, saved: room.savedDog(what.dog, now) }
  }

  /** Those who are here are here still, except those who have come in elsewhere since, or have died [H9]. */
  private sweep(now: number): void {
    this.sweepAt = now + SWEEP_EVERY_MS
    this.ports.presence.stillThere(this.seats.sockets, now)
    const here = this.room.visitors.map(({ dog }) => dog)
    this.ports.presence.sweep(here, now, {
      seeOff: (dog, epoch) => this.seeOff(dog, epoch),
      learn: (events) => this.react((room, now) => room.learn(events, now)),
    })
  }

  private wake(): void {
    this.alarm.ask('wake', this.ports.clock.now() + WAKE_AGAIN_MS)
    this.react((room, now) => room.wake(now))
  }

  /** The socket is gone, or goes now with this code. */
  private lose(socket: Socket, now: number, code?: number): void {
    const visitor = this.seats.seatOf(socket)?.visitor
    const own = code === undefined ? this.seats.remove(socket) : this.seats.close(socket, code)
    if (!visitor) return
    this.carryOut(own === null ? this.room.turnAway(visitor, now) : this.room.drop(own, now), now)
  }

  /** Staff have set something: from now on the room goes by it. */
  protected takeSettings(held: HeldSettings): void {
    if (this.book.take(held)) this.room.goBy(this.book)
  }

  /** The same dogs on another ground. */
  protected rebuild(pack: HeldPack, now: number): void {
    // Somebody else may have brought it meanwhile.
    if (!this.published.isNewer(pack)) return
    this.room = this.build({ ...this.disk.load(), snapshot: this.room.snapshot(now) }, now, pack)
    this.published.keepPack(pack)
    this.carryOut(this.room.reopen(now), now)
  }

  private build(loaded: Loaded, now: number, pack?: HeldPack): Room {
    const { disk, options, hearing, seats, published } = this
    const { settings, filter } = this.book
    const make = options.makeRoom ?? ((all) => new Room(all))
    const connected = seats.connected.map((visitor) => hearing.of(visitor))
    const { key, maxDogs } = options
    const ground = published.groundOf(pack)
    return make({ ...ground, ...loaded, kept: keptParts(disk), key, maxDogs, settings, filter, connected, now })
  }

  private setAlarm(): void {
    this.alarm.ask('hello', this.seats.nextHelloBy)
    this.alarm.ask('expiry', this.disk.nextExpiry)
    this.alarm.ask('sweep', this.room.size === 0 && this.seats.isEmpty ? null : this.sweepAt)
    this.alarm.arm()
  }
}

function keptParts(disk: DiskPort): Partial<KeptParts> {
  const names = Object.keys(NOTHING_KEPT) as (keyof KeptParts)[]
  return Object.fromEntries(names.map((name) => [name, disk.part(name) ?? NOTHING_KEPT[name]]))
}
