import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room, RoomOptions } from '#durable/room/room.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { Flow, lookAfter } from '#durable/shell/flow.ts'
import { untilFrame } from '#durable/shell/frame-window.ts'
import { Outbox } from '#durable/shell/outbox.ts'
import { Rows } from '#durable/shell/rows.ts'
import type { Frame, Listener } from '#durable/shell/outbox.ts'
import type { Agenda } from './agenda.ts'
import { Disk } from './disk.ts'
import type { Ignores } from './ignores.ts'
import { RoomChecks } from './room-checks.ts'
import type { Tally } from './tally.ts'
import type { RoomEnd, Wire } from './wire.ts'

const HELLO_WITHIN_MS = 10_000
const WAKE_AGAIN_MS = 60_000
const SAVE_WITHIN_MS = 1500
const LOOK_EVERY_MS = 1000

export type Ground = {
  key: string
  /** The address of its pack. */
  pack: string
  grid: Grid
  entries: readonly [Tile, ...Tile[]]
  maxDogs: number
}
export type MakeRoom = (options: RoomOptions) => Room

type Seat = { visitor: Visitor; helloBy: number | null; version: number; heldSince: number | null }
type Ear = Listener & { wire: Wire; flow: Flow }
type World = {
  agenda: Agenda
  ignores: Ignores
  tally: Tally
  crashesInCommit: () => boolean
  windowMs: () => number
  makeRoom: MakeRoom
  /** The database is told of the end of a stay. */
  over: (shell: RoomShell, dog: DogId, epoch: number) => void
}

/** What is lost with the memory of the room. */
type Memory = {
  room: Room
  seats: Map<Wire, Seat>
  own: Map<DogId, Ear>
  outbox: Outbox<Ear>
  rows: Rows
  lastFlushAt: number
  lookedAt: number[]
  slow: Ear[]
  isFlushPending: boolean
  isSavePending: boolean
  wakeAt: number | null
}

/**
 * The Durable Object of the simulation: does with effects what durable/park-room.ts does, over storage, sockets and an
 * alarm of which the simulation is the master. What an event says leaves when what it wrote is safe (output gate).
 */
export class RoomShell implements RoomEnd {
  /** What the room holds of all that was published. */
  ground: Ground
  /** What the database has as the newest. */
  #published: Ground
  readonly #grids = new Map<string, Grid>()
  /** Storage: every line ever, of which the room is given the last 500; dogs and places; the alarm. */
  log: KeptLine[] = []
  alarmAt: number | null = null
  disk = new Disk()
  /** Of the room's clock against true time, ms. */
  clockOffMs = 0
  isDown = false
  readonly checks: RoomChecks
  readonly #world: World
  readonly #sockets = new Set<Wire>()
  readonly #unheard = new Map<number, readonly number[]>()
  #memory: Memory | null = null
  #said: [Wire, Frame][] = []
  #closed: [Wire, number][] = []
  #over: [DogId, number][] = []

  constructor(ground: Ground, world: World) {
    this.ground = ground
    this.#published = ground
    this.#grids.set(ground.pack, ground.grid)
    this.#world = world
    this.checks = new RoomChecks(this)
  }

  get now(): number {
    return this.#world.agenda.now + this.clockOffMs
  }

  get room(): Room | null {
    return this.#memory?.room ?? null
  }

  ownOf(dog: DogId): Wire | undefined {
    return this.#memory?.own.get(dog)?.wire
  }

  get own(): ReadonlyMap<DogId, Ear> {
    return this.#memory?.own ?? new Map()
  }

  /** Whether this dog has been sent all that there is: nothing waits for the end of a window, or for it to read. */
  hasToldAll(dog: DogId): boolean {
    const memory = this.#memory
    const isHeld = [...this.#sockets].some(({ dog: its, seat }) => its === dog && (seat as Seat).heldSince !== null)
    return !isHeld && (memory?.outbox.isEmpty ?? true)
  }

  /** The ground that a page finds at the address of a pack. */
  gridOf(pack: string): Grid | null {
    return this.#grids.get(pack) ?? null
  }

  /** Somebody publishes the room anew. Where the room is not told, or is down, the next visitor brings the news. */
  publish(ground: Ground, isTold: boolean): void {
    this.#world.tally.revisions += 1
    this.#published = ground
    this.#grids.set(ground.pack, ground.grid)
    if (isTold) this.#playByPublished()
  }

  #playByPublished(): void {
    if (this.ground !== this.#published) this.#handle((memory) => this.#rebuild(memory))
  }

  #rebuild(memory: Memory): void {
    const { dogs } = memory.room.snapshot(this.now)
    this.ground = this.#published
    memory.room = this.#build(memory.seats, memory.room.snapshot(this.now))
    this.checks.rebuilt(memory.room, dogs)
    this.#carryOut(memory.room.reopen(this.now))
  }

  /** From the gate: a socket of this visitor. */
  accept(wire: Wire, visitor: Visitor): boolean {
    this.#playByPublished()
    if (this.isDown) return false
    this.#handle((memory) => {
      this.#sockets.add(wire)
      this.#unheard.set(visitor.user, visitor.unheard)
      const helloBy = this.now + HELLO_WITHIN_MS
      const seat: Seat = { visitor: { ...visitor, unheard: [] }, helloBy, version: 1, heldSince: null }
      memory.seats.set(wire, seat)
      wire.seat = seat
    })
    return true
  }

  /** The dog has come in elsewhere; a room that does not answer is asked again, as worker/parks/revoke.ts does. */
  seeOff(dog: DogId, epoch: number, timesLeft = 3): void {
    const isDone = this.#handle((memory) => {
      for (const [wire, { visitor, helloBy }] of memory.seats) {
        if (helloBy !== null && visitor.dog === dog && visitor.epoch < epoch) this.#turnAway(wire, CLOSE.elsewhere)
      }
      this.#carryOut(memory.room.seeOff(dog, epoch, this.now))
    })
    if (isDone) this.checks.seenOff(dog, epoch)
    else if (timesLeft > 1) this.#world.agenda.in(250, () => this.seeOff(dog, epoch, timesLeft - 1))
  }

  received(wire: Wire, message: ClientMessage | null): void {
    this.#handle((memory) => {
      const seat = memory.seats.get(wire)
      if (!seat) return
      const { dog } = seat.visitor
      if (seat.helloBy === null) {
        this.#carryOut(memory.room.receive(dog, message, this.now))
        const ear = memory.own.get(dog)
        if (message?.type === 'ack' && ear?.wire === wire) this.#acknowledged(memory, ear, message.frame)
      } else if (message?.type === 'hello')
        this.#carryOut(memory.room.enter(this.#hearing(seat.visitor), message, this.now), wire)
      else this.#turnAway(wire, CLOSE.badMessage)
    })
  }

  lost(wire: Wire): void {
    if (!this.#sockets.has(wire)) return
    const isAsleep = this.#memory === null
    wire.roomClosed = true
    this.#sockets.delete(wire)
    this.#handle((memory) => {
      if (isAsleep) return
      const visitor = memory.seats.get(wire)?.visitor
      const dog = this.#remove(wire)
      if (!visitor) return
      this.#carryOut(dog === null ? memory.room.turnAway(visitor, this.now) : memory.room.drop(dog, this.now))
    })
  }

  expel(dog: DogId, code: CloseCode): void {
    this.#handle((memory) => this.#carryOut(memory.room.expel(dog, code, this.now)))
  }

  /** What the user has changed in the database is told to the room at once. */
  hearOnly(user: number, unheard: readonly number[]): void {
    this.#handle((memory) => {
      this.#unheard.set(user, unheard)
      this.#carryOut(memory.room.hearOnly(user, unheard))
    })
  }

  /** Not while a save is waited for: a pending timer keeps the object in memory. */
  hibernate(): boolean {
    if (this.isDown || !this.#memory || this.#memory.isSavePending || this.#memory.isFlushPending) return false
    this.#memory = null
    this.#world.tally.hibernations += 1
    return true
  }

  /** The machine stops: memory and sockets are gone, and some of what was on the way. */
  crash(downMs: number, isDelivered: () => boolean): void {
    if (this.isDown) return
    this.#world.tally.crashes += 1
    this.isDown = true
    this.#memory = null
    this.checks.crashed()
    for (const wire of this.#sockets) wire.die(isDelivered())
    this.#sockets.clear()
    this.#world.agenda.in(downMs, () => {
      this.isDown = false
      if (this.alarmAt !== null) this.#schedule(this.alarmAt)
    })
  }

  /** The alarm rings at its time, or at once where that has passed. */
  #schedule(at: number): void {
    this.#world.agenda.at(Math.max(at - this.clockOffMs, this.#world.agenda.now), () => {
      if (this.alarmAt !== at || this.isDown) return
      if (this.now < at) return this.#schedule(at)
      this.#world.tally.wakes += 1
      this.#handle((memory) => {
        this.alarmAt = null
        memory.wakeAt = null
        for (const [wire, { helloBy }] of memory.seats) {
          if (helloBy !== null && helloBy <= this.now) this.#turnAway(wire, CLOSE.silent)
        }
        this.#wake(memory)
      })
    })
  }

  #wake(memory: Memory): void {
    memory.wakeAt = this.now + WAKE_AGAIN_MS
    this.#carryOut(memory.room.wake(this.now))
  }

  /** Whether it has happened: a machine that is down, or stops before what was written is safe, has done nothing. */
  #handle(run: (memory: Memory) => void): boolean {
    if (this.isDown) return false
    const before = { lines: this.log.length, disk: this.disk.copy(), alarmAt: this.alarmAt, ground: this.ground }
    const memory = this.#memory ?? this.#remember()
    run(memory)
    this.#closeSlow(memory)
    this.#flush(memory)
    this.#setAlarm(memory)
    const isRebuilt = before.ground !== this.ground
    const isWritten = isRebuilt || before.lines !== this.log.length || before.disk.writes !== this.disk.writes
    if (isWritten && this.#world.crashesInCommit()) {
      this.#world.tally.unsafeCrashes += 1
      this.log.length = before.lines
      this.disk = before.disk
      this.alarmAt = before.alarmAt
      this.ground = before.ground
      this.checks.undone()
      this.#said = []
      this.#closed = []
      this.#over = []
      this.crash(500, () => true)
      return false
    }
    this.checks.afterEvent(memory.own)
    this.#letOut()
    return true
  }

  /** A new object over the old storage and sockets. */
  #remember(): Memory {
    const seats = new Map<Wire, Seat>()
    const own = new Map<DogId, Ear>()
    // So small that the simulation's few players are in several.
    const rows = new Rows(3)
    for (const wire of this.#sockets) {
      const seat = wire.seat as Seat
      seats.set(wire, seat)
      if (seat.helloBy === null) own.set(seat.visitor.dog, anEar(wire, seat, { row: rows.take(), isNew: false }))
    }
    const room = this.#build(seats, this.disk.snapshot)
    const outbox = new Outbox<Ear>((dog) => memory.room.slotOf(dog))
    outbox.rows = rows.count
    const waiting = {
      lastFlushAt: 0,
      lookedAt: [],
      slow: [],
      isFlushPending: false,
      isSavePending: false,
      wakeAt: null,
    }
    const memory: Memory = { room, seats, own, outbox, rows, ...waiting }
    this.#memory = memory
    this.checks.remembered(room)
    this.#wake(memory)
    return memory
  }

  #build(seats: ReadonlyMap<Wire, Seat>, snapshot: RoomSnapshot): Room {
    return this.#world.makeRoom({
      ...this.ground,
      snapshot,
      lines: this.log.slice(-CHAT_LOG_MAX),
      connected: [...seats.values()]
        .filter(({ helloBy }) => helloBy === null)
        .map(({ visitor }) => this.#hearing(visitor)),
      now: this.now,
    })
  }

  #hearing(visitor: Visitor): Visitor {
    return { ...visitor, unheard: this.#unheard.get(visitor.user) ?? [] }
  }

  #carryOut(effects: readonly Effect[], entering: Wire | null = null): void {
    for (const effect of effects) this.#apply(effect, entering)
  }

  #apply(effect: Effect, entering: Wire | null): void {
    const memory = this.#memory!
    switch (effect.do) {
      case 'admit': {
        const seat: Seat = { ...memory.seats.get(entering!)!, helloBy: null, version: effect.version }
        memory.seats.set(entering!, seat)
        entering!.seat = seat
        const older = memory.own.get(effect.dog)
        if (older) memory.rows.giveBack(older.row)
        const ear = anEar(entering!, seat, { row: memory.rows.take(), isNew: true })
        memory.own.set(effect.dog, ear)
        memory.outbox.rows = memory.rows.count
        return memory.outbox.admit(ear)
      }
      case 'send': {
        const ear = memory.own.get(effect.to)
        if (!ear) return
        this.#posted(ear.dog, effect.message)
        return memory.outbox.send(ear, effect.message, this.now)
      }
      case 'tell':
        return this.#tell(memory, effect)
      case 'close': {
        const wire = effect.socket === 'entering' ? entering : memory.own.get(effect.dog)?.wire
        if (effect.code === CLOSE.elsewhere) this.#world.tally.elsewhere += 1
        if (effect.code === CLOSE.flooding) this.#world.tally.floods += 1
        if (wire) this.#close(wire, effect.code)
        return
      }
      case 'record':
        this.checks.recorded(effect.line)
        this.log.push(effect.line)
        this.#world.tally.lines += 1
        return
      case 'keep':
        return this.disk.keep(effect.dog, memory.room.savedDog(effect.dog, this.now))
      case 'save':
        return this.#saveSoon(memory)
      case 'hide':
        this.#world.tally.hides += 1
        return
      case 'gone':
        this.#over.push([effect.dog, effect.epoch])
        return
      case 'wakeAt':
        memory.wakeAt = effect.at
    }
  }

  #tell({ own, outbox }: Memory, { message, except, unheardBy = [] }: Extract<Effect, { do: 'tell' }>): void {
    const without = [...own.values()].filter(({ dog }) => dog === except || unheardBy.includes(dog))
    for (const ear of own.values()) if (!without.includes(ear)) this.#posted(ear.dog, message)
    outbox.tell(message, this.now, without)
  }

  #posted(dog: DogId, message: ServerMessage): void {
    this.checks.posted(dog, message, this.#world.ignores)
  }

  #flush(memory: Memory): void {
    if (memory.outbox.isEmpty || memory.isFlushPending) return
    const { agenda, tally, windowMs } = this.#world
    const waitMs = untilFrame({ now: this.now, lastAt: memory.lastFlushAt, windowMs: memory.rows.turnMs(windowMs()) })
    memory.isFlushPending = waitMs > 0
    if (waitMs === 0) return this.#flushRow(memory)
    tally.gatheredFrames += 1
    agenda.in(waitMs, () => {
      if (this.#memory !== memory) return
      memory.isFlushPending = false
      this.#handle(() => this.#flushRow(memory))
    })
  }

  #flushRow(memory: Memory): void {
    memory.lastFlushAt = this.now
    const number = memory.rows.next()
    const members = [...memory.own.values()].filter(({ row }) => row === number)
    memory.outbox.flush({ number, members }, this.now, (ear, frame) => this.#deliver(ear, frame))
    this.#lookAfterReaders(memory, number, members)
    this.#flush(memory)
  }

  #lookAfterReaders(memory: Memory, row: number, members: readonly Ear[]): void {
    if (Math.abs(this.now - (memory.lookedAt[row] ?? 0)) < LOOK_EVERY_MS) return
    memory.lookedAt[row] = this.now
    const { held, slow } = lookAfter(members, { now: this.now, lastSeq: memory.room.lastSeq })
    for (const { wire, flow } of held) wire.seat = { ...(wire.seat as Seat), heldSince: flow.heldSince }
    memory.slow.push(...slow)
  }

  #deliver({ wire, flow }: Ear, frame: Frame): void {
    if (flow.isHeld) return
    this.#said.push([wire, frame])
    flow.sent(frame.length, this.now)
  }

  /** A reader has told how many frames it has got. */
  #acknowledged(memory: Memory, ear: Ear, frame: number): void {
    if (!ear.flow.acknowledged(frame, this.now)) return
    const since = ear.flow.heldSince ?? 0
    ear.flow.resume()
    ear.wire.seat = { ...(ear.wire.seat as Seat), heldSince: null }
    ear.clockAt = 0
    memory.outbox.admit(ear)
    this.#world.tally.refreshes += 1
    this.#carryOut(memory.room.refresh(ear.dog, since, this.now))
  }

  #closeSlow({ own, room, slow }: Memory): void {
    for (const { wire, dog } of slow.splice(0)) {
      if (own.get(dog)?.wire !== wire) continue
      this.#world.tally.slow += 1
      this.#close(wire, CLOSE.slow)
      this.#carryOut(room.drop(dog, this.now))
    }
  }

  #turnAway(wire: Wire, code: CloseCode): void {
    const { seats, room } = this.#memory!
    const seat = seats.get(wire)
    this.#close(wire, code)
    if (seat) this.#carryOut(room.turnAway(seat.visitor, this.now))
  }

  #close(wire: Wire, code: number): void {
    const { own, seats, outbox } = this.#memory!
    const ear = own.get(seats.get(wire)?.visitor.dog ?? 0)
    const frame = ear?.wire === wire ? outbox.takeLeave(ear, this.now) : null
    if (ear && frame) this.#deliver(ear, frame)
    this.#closed.push([wire, code])
    this.#remove(wire)
  }

  #remove(wire: Wire): DogId | null {
    const { seats, own } = this.#memory!
    const dog = seats.get(wire)?.visitor.dog
    seats.delete(wire)
    if (dog === undefined || own.get(dog)?.wire !== wire) return null
    own.delete(dog)
    return dog
  }

  #letOut(): void {
    for (const [wire, frame] of this.#said) if (!wire.roomClosed) wire.sendDown(frame)
    this.#said = []
    for (const [wire, code] of this.#closed) {
      this.#sockets.delete(wire)
      wire.closeByRoom(code)
    }
    this.#closed = []
    for (const [dog, epoch] of this.#over) this.#world.over(this, dog, epoch)
    this.#over = []
  }

  #saveSoon(memory: Memory): void {
    if (memory.isSavePending) return
    memory.isSavePending = true
    this.#world.agenda.in(SAVE_WITHIN_MS, () => {
      if (this.#memory === memory && memory.isSavePending) this.#handle(() => this.#save())
    })
  }

  #save(): void {
    const memory = this.#memory!
    if (!memory.isSavePending) return
    memory.isSavePending = false
    this.disk.savePlaces(memory.room.savedPlaces(this.now))
  }

  #setAlarm({ wakeAt, seats }: Memory): void {
    let at = wakeAt
    for (const { helloBy } of seats.values()) if (helloBy !== null && (at === null || helloBy < at)) at = helloBy
    if (at === null) this.alarmAt = null
    else if (this.alarmAt === null || at < this.alarmAt) {
      this.alarmAt = at
      this.#schedule(at)
    }
  }
}

function anEar(
  wire: Wire,
  { visitor, version, heldSince }: Seat,
  { row, isNew }: { row: number; isNew: boolean },
): Ear {
  return { wire, dog: visitor.dog, version, row, clockAt: 0, flow: new Flow({ isNew, heldSince }) }
}
