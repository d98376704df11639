import { RoomHost } from '#durable/host/room-host.ts'
import type { Ports } from '#durable/host/ports.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { PackRef, Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import { parseClientFrame } from '#durable/protocol/parse.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room, RoomOptions } from '#durable/room/room.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { MemoryDisk } from '#test/support/memory-disk.ts'
import { below } from '#test/support/random.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import { ModelLedger } from './books/room-ledger.ts'
import { demand } from './broken.ts'
import type { Ground } from './grounds.ts'
import { RoomChecks } from './room-checks.ts'
import type { Simulation } from './simulation.ts'
import type { RoomEnd, Wire } from './wire.ts'

/** Listeners of one group: so few that the simulation's players are in several. */
const GROUP_MAX = 3
/** How often, and after how many ms, a room that does not answer is asked again (worker/rooms/revoke.ts). */
const ASK_AGAIN = { times: 3, afterMs: 250 }

/** For how long the platform keeps the memory of an idle object, ms. */
const IDLE_KEPT_MS = 10_000
/** How long the database takes to be told that a stay is over, at most. */
const OVER_WITHIN_MS = 3000

type Host = RoomHost<Wire, string>

/** The host of production, whose events are those of a shell; a planted mistake alters what its room wants done. */
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

/** What is lost with the memory of the room. */
type Memory = { host: SimulatedHost; ledger: ModelLedger; timers: number }

/**
 * The Durable Object of the simulation: the ports of a host, with a crash, a sleep and an output gate. What an event sends
 * leaves when what it wrote is safe, or not at all.
 */
export class RoomShell implements RoomEnd {
  readonly key: string
  alarmAt: number | null = null
  readonly disk = new MemoryDisk()
  /** Of the room's clock against true time, ms. */
  clockOffMs = 0
  isDown = false
  /** What staff have asked of it last, and were told that it is so; it may be over by now. */
  calm: Calm | null = null
  readonly checks: RoomChecks
  readonly sim: Simulation
  /** All that was ever published, by the address of its pack; the newest is what the database has. */
  readonly #grounds = new Map<string, Ground>()
  #published: Ground
  readonly #sockets = new Set<Wire>()
  #memory: Memory | null = null
  #isInEvent = false
  /** Of true time. */
  #lastEventAt = 0
  /** Questions to the database that were not answered. */
  #outages = 0
  /** What leaves when what was written is safe. */
  #leaving: (() => void)[] = []

  constructor(ground: Ground, sim: Simulation) {
    this.key = ground.key
    this.#published = ground
    this.#grounds.set(ground.pack, ground)
    this.sim = sim
    this.disk.now({ part: 'pack', value: { rev: 1, hash: ground.pack, text: ground.text } })
    this.checks = new RoomChecks(this)
  }

  get now(): number {
    return this.sim.agenda.now + this.clockOffMs
  }

  get room(): Room | null {
    return this.#memory?.host.room ?? null
  }

  /** Whether the room has told something that is not stored yet. */
  get hasUnsaved(): boolean {
    return this.#memory?.host.hasUnsaved ?? false
  }

  /** Every line ever. */
  get log(): readonly KeptLine[] {
    return this.disk.lines
  }

  /** What the room is played by. */
  get ground(): Ground {
    return this.#grounds.get(this.disk.part('pack')?.hash ?? '') ?? this.#published
  }

  /** The ground that a page finds at the address of a pack. */
  gridOf(pack: string): Grid | null {
    return this.#grounds.get(pack)?.grid ?? null
  }

  ownOf(dog: DogId): Wire | null {
    return this.#memory?.host.seats.own(dog) ?? null
  }

  get own(): ReadonlyMap<DogId, Wire> {
    return new Map(this.#memory?.host.seats.delivery.listeners.map(({ dog, socket }) => [dog, socket]))
  }

  /** Whether this dog has been sent all that there is: nothing waits for the end of a window, or for it to read. */
  hasToldAll(dog: DogId): boolean {
    const isHeld = [...this.#sockets].some((wire) => wire.dog === dog && wire.attachment?.heldSince !== null)
    return !isHeld && (this.#memory?.host.seats.delivery.isIdle ?? true)
  }

  /** Somebody publishes the room anew. Where the room is not told, or is down, the next visitor brings the news. */
  publish(ground: Ground, isTold: boolean): void {
    this.sim.tally.revisions += 1
    this.#published = ground
    this.#grounds.set(ground.pack, ground)
    if (isTold) this.learn()
  }

  /** The room is told what is published and set now. */
  learn(): void {
    void this.awake()?.playBy(this.#reference)
  }

  get #reference(): Required<PackRef> {
    return { rev: this.#grounds.size, hash: this.#published.pack, settings: this.sim.staff.settings().revision }
  }

  /** From the gate: a socket of this visitor. */
  accept(wire: Wire, visitor: Visitor, answered: (isAccepted: boolean) => void): void {
    const { guarded, line } = this.sim
    const host = this.awake()
    const isAlive = () => host !== null && this.#memory?.host === host
    if (!host) return answered(false)
    // A room that knows all goes on without a question to the database.
    line.hasAnswered = true
    const [reference, outages] = [this.#reference, this.#outages]
    void host.playBy(reference).then(() =>
      guarded(() => {
        if (isAlive() && this.#outages === outages) this.checks.hasLearned(reference.settings)
        answered(isAlive() && host.isReady && host.accept(wire, visitor) && isAlive())
      }),
    )
  }

  /** The dog has come in elsewhere; a room that does not answer is asked again. */
  seeOff(dog: DogId, epoch: number, timesLeft = ASK_AGAIN.times): void {
    const host = this.awake()
    host?.seeOff(dog, epoch)
    if (host && this.#memory?.host === host) this.checks.seenOff(dog, epoch)
    else if (timesLeft > 1) this.sim.agenda.in(ASK_AGAIN.afterMs, () => this.seeOff(dog, epoch, timesLeft - 1))
  }

  received(wire: Wire, message: ClientMessage | null): void {
    this.awake()?.received(wire, JSON.stringify(message))
  }

  lost(wire: Wire): void {
    if (!this.#sockets.delete(wire)) return
    wire.roomClosed = true
    this.awake()?.lost(wire)
  }

  expel(dog: DogId, code: CloseCode): void {
    const host = this.awake()
    const visitor = host?.room.visitors.find((one) => one.dog === dog)
    if (visitor) host?.closeUser(visitor.user, code, null)
  }

  /** Staff ask something of the room, or with null nothing any more. */
  calmDown(calm: Calm | null): void {
    const host = this.awake()
    host?.react((room) => room.calmDown(calm))
    if (!host || this.#memory?.host !== host) return
    this.sim.tally.calms += 1
    this.calm = calm
  }

  /**
   * Not while a timer is pending or an answer is waited for: they keep the object in memory. A room without those may
   * sleep at once, unless it has something to save: then it has as long as the platform keeps an idle object.
   */
  hibernate(): boolean {
    if (this.isDown || !this.#memory) return false
    const { host, timers, ledger } = this.#memory
    if (timers > 0 || ledger.waiting > 0 || !host.seats.delivery.isIdle) return false
    if (host.hasUnsaved && this.sim.agenda.now < this.#lastEventAt + IDLE_KEPT_MS) return false
    this.#memory = null
    this.sim.tally.hibernations += 1
    return true
  }

  /** The machine stops: memory and sockets are gone, and some of what was on the way. */
  crash(downMs: number, isDelivered: () => boolean): void {
    if (this.isDown) return
    this.sim.tally.crashes += 1
    this.isDown = true
    this.#memory = null
    this.checks.crashed()
    for (const wire of this.#sockets) wire.die(isDelivered())
    this.#sockets.clear()
    this.sim.agenda.in(downMs, () => {
      this.isDown = false
      if (this.alarmAt !== null) this.#schedule(this.alarmAt)
    })
  }

  /** The alarm rings at its time, or at once where that has passed. */
  #schedule(at: number): void {
    this.sim.agenda.at(Math.max(at - this.clockOffMs, this.sim.agenda.now), () => {
      if (this.alarmAt !== at || this.isDown) return
      if (this.now < at) return this.#schedule(at)
      this.sim.tally.wakes += 1
      this.alarmAt = null
      this.awake()?.ring()
      // The platform rings again where the object has died meanwhile.
      if (this.isDown) this.alarmAt ??= at
    })
  }

  /** The object over the storage and the sockets, made anew after a sleep; null while the machine is down. */
  awake(): SimulatedHost | null {
    if (this.isDown) return null
    if (!this.#memory) {
      const { host } = (this.#memory = this.#remember())
      host.start(this.alarmAt)
    }
    return this.#memory?.host ?? null
  }

  #remember(): Memory {
    const { plant } = this.sim
    const { key } = this
    const { maxDogs } = this.#published
    const ledger = new ModelLedger(this.sim, {
      ...{ room: key, now: () => this.sim.parkTime + this.clockOffMs },
      whenSafe: (go) => this.#leaving.push(go),
    })
    const ports = this.#ports(ledger, () => memory)
    const makeRoom = (options: RoomOptions) => this.#checked(plant.makeRoom(options))
    const windowMs = () => this.sim.swarm.windowMs
    const host = new SimulatedHost(this, ports, { key, maxDogs, windowMs, groupMax: GROUP_MAX, makeRoom })
    const memory: Memory = { host, ledger, timers: 0 }
    return memory
  }

  #checked(room: Room): Room {
    const before = this.#memory?.host.room
    if (before) this.checks.rebuilt(room, before.snapshot(this.now).dogs)
    else this.checks.remembered(room)
    return room
  }

  #ports(ledger: ModelLedger, memory: () => Memory): Ports<Wire, string> {
    const { agenda, tally, guarded, gate, random, staff } = this.sim
    return {
      wire: {
        all: () =>
          [...this.#sockets].flatMap((socket) =>
            socket.attachment === null ? [] : [{ socket, attachment: socket.attachment, isClosing: false }],
          ),
        accept: (socket, attachment) => {
          this.#sockets.add(socket)
          socket.attachment = attachment
        },
        attach: (socket, attachment) => {
          const wasHeld = socket.attachment?.heldSince !== null
          if (wasHeld && attachment.heldSince === null) tally.refreshes += 1
          socket.attachment = attachment
        },
        read: parseClientFrame,
        put: (socket, frame) => this.#leaving.push(() => socket.roomClosed || socket.sendDown(frame)) > 0,
        pongedAt: () => null,
        close: (socket, code) => {
          if (code === CLOSE.elsewhere) tally.elsewhere += 1
          if (code === CLOSE.flooding) tally.floods += 1
          if (code === CLOSE.slow) tally.slow += 1
          this.#leaving.push(() => {
            this.#sockets.delete(socket)
            socket.closeByRoom(code)
          })
        },
      },
      disk: this.disk,
      ledger,
      presence: {
        over: (dog, epoch) =>
          this.#leaving.push(() => agenda.in(below(random, OVER_WITHIN_MS), () => gate.over(this, dog, epoch))),
        hides: ({ dog, hidden }) => {
          tally.hides += 1
          this.#leaving.push(() => staff.hidden[hidden ? 'add' : 'delete'](dog))
        },
        // The gate of the simulator counts neither sockets nor floods.
        parted: () => {},
        stillThere: () => {},
        flooded: () => {},
        sweep: () => {},
      },
      library: {
        pack: (hash) => ledger.ask(() => this.#grounds.get(hash)!.text),
        settings: () => ledger.ask(staff.settings),
      },
      alarm: {
        setAlarm: (at) => this.#schedule((this.alarmAt = at)),
      },
      clock: {
        now: () => this.now,
        later: (ms, run) => {
          const mine = memory()
          let isPending = true
          const end = (): boolean => {
            const wasPending = isPending
            isPending = false
            if (wasPending) mine.timers -= 1
            return wasPending
          }
          mine.timers += 1
          tally.timers += 1
          agenda.in(ms, () => {
            if (end()) this.event(mine.host, run)
          })
          return end
        },
      },
      faults: {
        bug: (error) =>
          guarded(() => {
            throw error
          }),
        outage: (error) => {
          this.#outages += 1
          guarded(() => demand(isUnavailable(error), () => `a question failed: ${String(error)}`))
        },
      },
    }
  }

  /** What is done in one event leaves when it is written; a machine that stops before has done nothing. */
  event(host: SimulatedHost, run: () => void): void {
    // What an object has asked nobody hears when it is gone.
    if (this.#memory?.host !== host) return
    if (this.#isInEvent) return run()
    const { guarded, swarm, random, tally } = this.sim
    guarded(() => {
      const { alarmAt } = this
      const { writes } = this.disk
      const takeBack = this.disk.mark()
      this.#isInEvent = true
      this.#lastEventAt = this.sim.agenda.now
      try {
        run()
      } finally {
        this.#isInEvent = false
      }
      const leaving = this.#leaving.splice(0)
      if (this.disk.writes !== writes && swarm.crashInCommit > 0 && random() < swarm.crashInCommit) {
        tally.unsafeCrashes += 1
        takeBack()
        this.alarmAt = alarmAt
        this.checks.undone()
        return this.crash(500, () => true)
      }
      this.checks.afterEvent(this.own)
      for (const leave of leaving) leave()
    })
  }

  /** What the room wants done, before it is. */
  saw(effect: Effect): void {
    const { tally, ignores } = this.sim
    if (effect.do === 'keep') {
      if (typeof effect.what === 'string' || !('line' in effect.what)) return
      tally.lines += 1
      this.checks.recorded(effect.what.line)
    } else if (effect.do === 'send') {
      if (this.ownOf(effect.to)) this.checks.posted(effect.to, effect.message, ignores)
    } else if (effect.do === 'tell') {
      for (const dog of this.own.keys()) {
        const isOmitted = dog === effect.except || effect.unheardBy?.includes(dog)
        if (!isOmitted) this.checks.posted(dog, effect.message, ignores)
      }
    }
  }
}
