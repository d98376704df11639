import type { Ports } from '#durable/host/ports.ts'
import { RoomHost } from '#durable/host/room-host.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { PackRef, Pass, Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import { isHugeFrame, parseClientFrame } from '#durable/protocol/parse.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room, RoomOptions } from '#durable/room/room.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { NO_COMMITTEE_PLACES, committeePlaces } from '#durable/rules/committee/places.ts'
import type { CommitteePlaces } from '#durable/rules/committee/places.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { SELF } from '#durable/rules/things/self.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { D1Presence } from '#durable/shell/d1-presence.ts'
import { MemoryStorage, aDisk } from '#test/support/memory-storage.ts'
import { hashOfPass, lotOf, passOf } from '#test/support/park.ts'
import { isUnavailable } from '#worker/db/circuit-breaker.ts'
import { demand } from './broken.ts'
import type { Ground } from './grounds.ts'
import { userOf } from './ignores.ts'
import { RoomLedger } from './ledger/room-ledger.ts'
import { RoomChecks } from './room-checks.ts'
import type { Simulation } from './simulation.ts'
import type { Wire } from './wire.ts'

/** The most listeners of one group: so few that the players are in several groups. */
const GROUP_MAX = 3

/** How long a call from room to room takes, ms. */
const CALL_MS = 20

/** How long a seed for the spinning wheel takes, ms. */
const LOT_MS = 2

/** For how long the platform keeps the memory of an idle object, ms. */
const IDLE_KEPT_MS = 10_000

type Host = RoomHost<Wire, string>

/** The host of production. A shell runs its events, and a planted mistake may alter the effects of its room. */
class SimulatedHost extends RoomHost<Wire, string> {
  readonly #shell: RoomShell

  constructor(shell: RoomShell, ...parts: ConstructorParameters<typeof RoomHost<Wire, string>>) {
    super(...parts)
    this.#shell = shell
  }

  override ring(): void {
    this.#shell.event(this, () => super.ring())
  }

  protected override attend(...asked: Parameters<Host['attend']>): void {
    this.#shell.event(this, () => super.attend(...asked))
  }

  protected override carryOut(...[effects, now, entering]: Parameters<Host['carryOut']>): void {
    super.carryOut(this.#shell.sim.plant.alter(effects, now), now, entering)
  }

  protected override apply(...asked: Parameters<Host['apply']>): void {
    this.#shell.saw(asked[0])
    super.apply(...asked)
  }
}

type Memory = { host: SimulatedHost; ledger: RoomLedger; timers: Set<() => void> }

/**
 * The simulated Durable Object: the ports of a host, and the platform around them with sleep, crashes and the output gate.
 * Frames and requests of an event leave when its writes are safe. If the machine stops before that, neither happens.
 */
export class RoomShell {
  readonly key: string
  alarmAt: number | null = null
  /** All lines that were ever said here, in the order of their numbers. */
  readonly log: KeptLine[] = []
  readonly #storage = new MemoryStorage()
  disk = aDisk(this.#storage)
  /** How far the clock of the room is ahead of true time, ms. */
  clockOffMs = 0
  isDown = false
  /** The last calm mode that staff have set with success. It may have ended by now. */
  calm: Calm | null = null
  readonly checks: RoomChecks
  readonly sim: Simulation
  /** All revisions that were ever published, by the address of the pack. */
  readonly #grounds = new Map<string, Ground>()
  readonly first: Ground
  #published: Ground
  /** The number of the last revision. One that rolls back has a pack that was published before. */
  #rev = 1
  readonly #sockets = new Set<Wire>()
  #memory: Memory | null = null
  #isInEvent = false
  /** In true time. */
  #lastEventAt = 0
  /** The number of queries that failed. */
  #outages = 0
  /** The seeds that were made for the spinning wheel. */
  #lots = 0
  /** [E11] Every pass that was ever given, with whom it is for, and those that let nobody in any more. */
  readonly #passes = new Map<string, Visitor>()
  readonly #void = new Set<string>()
  /** The dogs that ignore somebody, or nobody any more, and of which the room was not told. */
  readonly #untold = new Set<DogId>()
  /** What leaves when the writes of the event are safe. */
  readonly #leaving: (() => void)[] = []

  constructor(ground: Ground, sim: Simulation) {
    this.key = ground.key
    this.first = this.#published = ground
    this.#grounds.set(ground.pack, ground)
    this.sim = sim
    if (sim.plant.storage) this.#storage.sql.exec(sim.plant.storage)
    this.disk.now({ part: 'pack', value: { rev: 1, hash: ground.pack, text: ground.text } })
    this.checks = new RoomChecks(this)
  }

  get now(): number {
    return this.sim.agenda.now + this.clockOffMs
  }

  /** The same in the time of the park. */
  get #parkNow(): number {
    return this.sim.parkTime + this.clockOffMs
  }

  get room(): Room | null {
    return this.#memory?.host.room ?? null
  }

  get hasUnsaved(): boolean {
    return this.#memory?.host.hasUnsaved ?? false
  }

  /** The revision that the room is played on. */
  get ground(): Ground {
    return this.#grounds.get(this.disk.part('pack')?.hash ?? '') ?? this.#published
  }

  gridOf(pack: string): Grid | null {
    return this.#grounds.get(pack)?.grid ?? null
  }

  /** What was published before, the first one too. */
  get earlier(): readonly Ground[] {
    return [...this.#grounds.values()].filter((ground) => ground !== this.#published)
  }

  get own(): ReadonlyMap<DogId, Wire> {
    return new Map(this.#memory?.host.seats.delivery.listeners.map(({ dog, socket }) => [dog, socket]))
  }

  /** Whether nothing waits to be sent to this dog, for the end of a window or because its reader is held. */
  hasToldAll(dog: DogId): boolean {
    const isHeld = [...this.#sockets].some((wire) => wire.dog === dog && wire.attachment?.heldSince !== null)
    return !isHeld && (this.#memory?.host.seats.delivery.isIdle ?? true)
  }

  /** The things of this pack that dogs can use, by their numbers. */
  usableOf(pack: string): readonly UsableThing[] {
    return usableThings(this.#grounds.get(pack)?.things ?? [])
  }

  /** All things of this pack. */
  thingsOf(pack: string): Ground['things'] {
    return this.#grounds.get(pack)?.things ?? []
  }

  /** Where the party committee plays in this pack. */
  placesOf(pack: string): CommitteePlaces {
    const ground = this.#grounds.get(pack)
    return ground ? committeePlaces(ground) : NO_COMMITTEE_PLACES
  }

  /** Publishes a new revision. If the room is not told, or is down, it learns of it from the next visitor. */
  publish(ground: Ground, isTold: boolean): void {
    this.sim.tally.revisions += 1
    if (this.#grounds.has(ground.pack)) this.sim.tally.rollbacks += 1
    this.#rev += 1
    this.#published = ground
    this.#grounds.set(ground.pack, ground)
    if (isTold) this.learn()
  }

  /** Tells the room the current revisions of its pack and of the settings. */
  learn(): void {
    void this.awake()?.playBy(this.#reference)
  }

  get #reference(): Required<PackRef> {
    return { rev: this.#rev, hash: this.#published.pack, settings: this.sim.staff.settings().revision }
  }

  /** The gate hands over a socket of this visitor. */
  accept(wire: Wire, visitor: Visitor, answered: (isAccepted: boolean) => void): void {
    const { guarded, line } = this.sim
    const host = this.awake()
    const isAlive = () => host !== null && this.#memory?.host === host
    if (!host) return answered(false)
    // A room that is up to date answers without asking the database, so its promise is ready at once.
    line.soon()
    const [reference, outages] = [this.#reference, this.#outages]
    void host.playBy(reference).then(() =>
      guarded(() => {
        if (isAlive() && this.#outages === outages) this.checks.hasLearned(reference.settings)
        const isIn = isAlive() && host.isReady && host.stays.accept(wire, visitor, this.#newPass(visitor)) && isAlive()
        if (isIn) this.#learnsFrom(visitor)
        answered(isIn)
      }),
    )
  }

  /** [E11] From the gate: somebody who shows a pass. */
  acceptReturn(wire: Wire, pass: string, answered: (isAccepted: boolean) => void): void {
    const host = this.awake()
    const visitor = this.#passes.get(pass)
    if (!host || !visitor) return answered(false)
    const isIn =
      host.isReady && host.stays.acceptReturn(wire, hashOfPass(pass), { name: pass, pass: this.#newPass(visitor) })
    const isAlive = this.#memory?.host === host
    if (isIn && isAlive) {
      this.sim.tally.returns += 1
      demand(!this.#void.has(pass), () => `dog ${visitor.dog} came back to ${this.key} by a pass that was void`)
    }
    answered(isIn && isAlive)
  }

  #newPass(visitor: Visitor): Pass {
    const secret = `pass ${this.#passes.size + 1} of ${this.key}`
    this.#passes.set(secret, visitor)
    return passOf(secret)
  }

  /** The dog was sent away, or has come in elsewhere with a newer epoch: what it was given before lets nobody in. */
  #voidPasses(dog: DogId, epoch: number): void {
    for (const [pass, visitor] of this.#passes) if (visitor.dog === dog && visitor.epoch < epoch) this.#void.add(pass)
  }

  /** The dog has entered another room. A room that is down is not told, and finds it by its next sweep. */
  seeOff(dog: DogId, epoch: number): void {
    const host = this.awake()
    host?.stays.seeOff(dog, epoch)
    if (!host || this.#memory?.host !== host) return
    this.checks.seenOff(dog, epoch)
    this.#voidPasses(dog, epoch)
  }

  /** The dog ignores somebody else from now on. A room that is down is not told. */
  hearOnly(dog: DogId): void {
    const host = this.awake()
    host?.hearOnly(userOf(dog), this.sim.ignores.unheardBy(dog), this.sim.parkTime)
    if (host && this.#memory?.host === host) this.#untold.delete(dog)
    else this.#untold.add(dog)
  }

  /** Whether the room does not know whom the dog ignores. It learns it from the next ticket at the latest. */
  isUntold(dog: DogId): boolean {
    return this.#untold.has(dog)
  }

  /** The room has taken somebody in who came by a ticket. */
  #learnsFrom({ dog, unheard }: Visitor): void {
    const isNow = (user: number) => this.sim.ignores.unheardBy(dog).includes(user)
    if (unheard.length === this.sim.ignores.unheardBy(dog).length && unheard.every(isNow)) this.#untold.delete(dog)
  }

  received(wire: Wire, message: ClientMessage | null): void {
    this.awake()?.received(wire, JSON.stringify(message))
  }

  lost(wire: Wire): void {
    if (!this.#sockets.delete(wire)) return
    wire.roomClosed = true
    this.awake()?.lost(wire)
  }

  /** [M6] A dog of the user has flooded in another room. */
  cutOff(user: number): void {
    this.awake()?.stays.cutOff(user)
  }

  expel(dog: DogId, code: CloseCode): void {
    const host = this.awake()
    const visitor = host?.room.visitors.find((one) => one.dog === dog)
    if (!host || !visitor) return
    host.stays.closeUser(visitor.user, code, null)
    if (this.#memory?.host === host) this.#voidPasses(dog, Infinity)
  }

  /** Staff set a calm mode, or end it with null. */
  calmDown(calm: Calm | null): void {
    const host = this.awake()
    host?.react({ type: 'calmed', calm })
    if (!host || this.#memory?.host !== host) return
    this.sim.tally.calms += 1
    this.calm = calm
  }

  /**
   * Puts the room to sleep, if the platform could do so: a pending timer and a query without an answer keep it awake. If
   * it has something to save, it stays for as long as the platform keeps an idle object.
   */
  hibernate(): boolean {
    if (this.isDown || !this.#memory) return false
    const { host, timers, ledger } = this.#memory
    if (timers.size > 0 || ledger.waiting > 0 || !host.seats.delivery.isIdle) return false
    if (host.hasUnsaved && this.sim.agenda.now < this.#lastEventAt + IDLE_KEPT_MS) return false
    this.#memory = null
    this.sim.tally.hibernations += 1
    return true
  }

  /** The machine stops: memory and sockets are lost, and some of the frames on the way. */
  crash(downMs: number, isDelivered: () => boolean): void {
    if (this.isDown) return
    this.sim.tally.crashes += 1
    this.isDown = true
    this.#memory = null
    const left = this.checks.crashed()
    for (const pass of this.#void) if (left.includes(this.#passes.get(pass)!.dog)) this.#void.delete(pass)
    for (const wire of this.#sockets) wire.die(isDelivered())
    this.#sockets.clear()
    this.sim.agenda.in(downMs, () => {
      this.isDown = false
      if (this.alarmAt !== null) this.#schedule(this.alarmAt)
    })
  }

  /** The alarm rings at its time, or at once if that has passed. */
  #schedule(at: number): void {
    this.sim.agenda.at(Math.max(at - this.clockOffMs, this.sim.agenda.now), () => {
      if (this.alarmAt !== at || this.isDown) return
      if (this.now < at) return this.#schedule(at)
      this.sim.tally.wakes += 1
      this.alarmAt = null
      this.awake()?.ring()
      // If the object dies in its alarm, the platform repeats it.
      if (this.isDown) this.alarmAt ??= at
    })
  }

  /** The host, made anew after a sleep; null while the machine is down. */
  awake(): SimulatedHost | null {
    if (this.isDown) return null
    if (!this.#memory) {
      this.disk = aDisk(this.#storage)
      const { host } = (this.#memory = this.#remember())
      host.start(this.alarmAt)
    }
    return this.#memory?.host ?? null
  }

  #remember(): Memory {
    const { plant, swarm } = this.sim
    const { key, maxDogs } = this.#published
    const ledger = new RoomLedger(this.sim, {
      ...{ room: key, now: () => this.#parkNow },
      whenSafe: (go) => {
        if (this.#isInEvent) this.#leaving.push(go)
        else if (this.#memory === memory) go()
      },
    })
    const ports = this.#ports(ledger, () => memory)
    const makeRoom = (options: RoomOptions) => this.#checked(plant.makeRoom(options), options)
    const sending = { windowMs: () => swarm.windowMs, groupMax: GROUP_MAX, ackEveryMs: swarm.ackEveryMs }
    const host = new SimulatedHost(this, ports, { key, maxDogs, ...sending, makeRoom })
    const memory: Memory = { host, ledger, timers: new Set() }
    return memory
  }

  #checked(room: Room, options: RoomOptions): Room {
    const before = this.#memory?.host.room
    if (before) this.checks.rebuilt(room, options, before.snapshot(this.now).dogs)
    else this.checks.remembered(room)
    return room
  }

  #ports(ledger: RoomLedger, memory: () => Memory): Ports<Wire, string> {
    const { agenda, tally, guarded, staff, line } = this.sim
    const unanswered = (error: unknown) =>
      guarded(() => demand(isUnavailable(error), () => `a question failed: ${String(error)}`))
    const later = (ms: number, run: () => void) => {
      const mine = memory()
      const timer = () => this.event(mine.host, run)
      mine.timers.add(timer)
      tally.timers += 1
      agenda.in(ms, () => mine.timers.delete(timer) && timer())
      return () => mine.timers.delete(timer)
    }
    return {
      wire: {
        all: () =>
          [...this.#sockets].map((socket) => ({
            socket,
            attachment: socket.attachment!,
            isClosing: socket.roomClosed,
          })),
        accept: (socket, attachment) => {
          this.#sockets.add(socket)
          socket.attachment = attachment
        },
        attach: (socket, attachment) => {
          const wasHeld = socket.attachment?.heldSince !== null
          if (wasHeld && attachment.heldSince === null) tally.refreshes += 1
          socket.attachment = attachment
        },
        isHuge: isHugeFrame,
        read: parseClientFrame,
        put: (socket, frame) => this.#leaving.push(() => socket.roomClosed || socket.sendDown(frame)) > 0,
        pongedAt: () => null,
        close: (socket, code) => {
          if (code === CLOSE.elsewhere) tally.elsewhere += 1
          if (code === CLOSE.flooding) tally.floods += 1
          if (code === CLOSE.slow) tally.slow += 1
          this.#leaving.push(() => socket.closeByRoom(code))
        },
      },
      disk: this.disk,
      ledger,
      presence: new D1Presence({
        ...{ db: this.sim.ledger.over(ledger.trip), room: this.key, failed: unanswered },
        cutOffIn: async (room, user) =>
          agenda.in(CALL_MS, () => this.sim.shells.find(({ key }) => key === room)?.cutOff(user)),
        clock: { now: () => this.#parkNow, later },
        counted: {
          writeDataPoint: (point) => {
            const [back = 0, of = 0] = point?.doubles ?? []
            demand(back <= of, () => `${back} of ${of} came back`)
          },
        },
      }),
      // The players of the simulator want no push messages.
      doorbell: { knock: () => {} },
      library: {
        pack: (hash) => ledger.ask(() => this.#grounds.get(hash)!.text),
        settings: () => ledger.ask(staff.settings),
      },
      alarm: {
        setAlarm: (at) => this.#schedule((this.alarmAt = at)),
      },
      lots: {
        make: () => {
          const lot = lotOf(`${this.key} ${++this.#lots}`)
          return new Promise((made) =>
            agenda.in(LOT_MS, () => {
              line.soon()
              made(lot)
            }),
          )
        },
      },
      clock: { now: () => this.now, later },
      faults: {
        bug: (error) =>
          guarded(() => {
            throw error
          }),
        outage: (error) => {
          this.#outages += 1
          unanswered(error)
        },
      },
    }
  }

  /** Runs an event of the host behind the output gate. */
  event(host: SimulatedHost, run: () => void): void {
    // An answer or timer of an object that is gone reaches nobody.
    if (this.#memory?.host !== host) return
    if (this.#isInEvent) return run()
    const { guarded, swarm, random, tally } = this.sim
    guarded(() => {
      const {
        alarmAt,
        log: { length: lines },
      } = this
      const { writes } = this.#storage
      const endWrites = this.#storage.begin()
      this.#isInEvent = true
      this.#lastEventAt = this.sim.agenda.now
      try {
        run()
      } finally {
        this.#isInEvent = false
      }
      const leaving = this.#leaving.splice(0)
      const isUnsafe = this.#storage.writes !== writes && swarm.crashInCommit > 0 && random() < swarm.crashInCommit
      endWrites(isUnsafe ? 'rollback' : 'commit')
      if (isUnsafe) {
        tally.unsafeCrashes += 1
        this.log.length = lines
        this.alarmAt = alarmAt
        this.checks.undone()
        return this.crash(500, () => true)
      }
      this.checks.afterEvent(this.own)
      for (const leave of leaving) leave()
    })
  }

  /** Checks an effect of the room before it is carried out. */
  saw(effect: Effect): void {
    const { tally, ignores } = this.sim
    if (effect.do === 'keep') {
      if (typeof effect.what === 'string') return
      if ('dog' in effect.what) return this.checks.kept(effect.what.dog, effect.when)
      tally.lines += 1
      this.checks.kept(effect.what.line.dog, 'now')
      this.checks.recorded(effect.what.line)
      this.log.push(effect.what.line)
    } else if (effect.do === 'hide') {
      if (effect.hidden) this.checks.hid(effect.dog)
      tally.hides += 1
    } else if (effect.do === 'send') {
      if (effect.message.type === 'refused' && effect.message.reason === 'seat-taken') this.checks.seatRefused()
      if (this.own.has(effect.to)) this.checks.posted(effect.to, effect.message, ignores)
    } else if (effect.do === 'tell') {
      if (effect.message.type === 'used') {
        tally[effect.message.thing === SELF ? 'ownActs' : 'thingsUsed'] += 1
        this.checks.used(effect.message)
      }
      for (const dog of this.own.keys()) {
        const isOmitted = dog === effect.except || effect.unheardBy?.includes(dog)
        if (!isOmitted) this.checks.posted(dog, effect.message, ignores)
      }
    }
  }
}
