import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room } from '#durable/room/room.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { Desk } from '#durable/shell/books/desk.ts'
import { Delivery } from '#durable/shell/delivery.ts'
import type { Frame } from '#durable/shell/outbox.ts'
import type { Books } from './books/books.ts'
import { ModelBooks } from './books/room-books.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import { Disk } from './disk.ts'
import type { Ground } from './grounds.ts'
import { demand } from './broken.ts'
import { RoomChecks } from './room-checks.ts'
import { anEar } from './room-memory.ts'
import type { Ear, Memory, Seat, World } from './room-memory.ts'
import type { RoomEnd, Wire } from './wire.ts'

const HELLO_WITHIN_MS = 10_000
const WAKE_AGAIN_MS = 60_000
const SAVE_WITHIN_MS = 1500
/** Listeners of one row: so few that the simulation's players are in several. */
const ROW_MAX = 3

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
  /** What the books are asked once what was written is safe. */
  #asked: (() => void)[] = []

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

  get books(): Books {
    return this.#world.books
  }

  ownOf(dog: DogId): Wire | undefined {
    return this.#memory?.delivery.own(dog)?.wire
  }

  get own(): ReadonlyMap<DogId, Ear> {
    return new Map(this.#memory?.delivery.listeners.map((ear) => [ear.dog, ear]))
  }

  /** Whether this dog has been sent all that there is: nothing waits for the end of a window, or for it to read. */
  hasToldAll(dog: DogId): boolean {
    const memory = this.#memory
    const isHeld = [...this.#sockets].some(({ dog: its, seat }) => its === dog && (seat as Seat).heldSince !== null)
    return !isHeld && (memory?.delivery.isIdle ?? true)
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
      const ear = message?.type === 'ack' ? this.#earOn(wire) : undefined
      const since = message?.type === 'ack' && ear ? memory.delivery.acknowledged(ear, message.frame, this.now) : null
      if (since !== null) {
        this.#world.tally.refreshes += 1
        this.#carryOut(memory.room.refresh(dog, since, this.now))
      } else if (seat.helloBy === null) {
        this.#carryOut(memory.room.receive(dog, message, this.now))
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
    this.#handle((memory) => {
      const visitor = memory.room.visitors.find((one) => one.dog === dog)
      if (visitor) this.#carryOut(memory.room.sendAway(visitor.user, { code, notice: null }, this.now))
    })
  }

  /** What the user has changed in the database is told to the room at once. */
  hearOnly(user: number, unheard: readonly number[]): void {
    this.#handle((memory) => {
      this.#unheard.set(user, unheard)
      this.#carryOut(memory.room.hearOnly(user, unheard))
    })
  }

  /** Not while a save or an answer is waited for: a pending timer or question keeps the object in memory. */
  hibernate(): boolean {
    if (this.isDown || !this.#memory || this.#memory.isSavePending || !this.#memory.delivery.isIdle) return false
    if (this.#memory.books.waiting > 0) return false
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
        memory.desk.lookWhenDue(this.now)
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
    memory.delivery.flush(this.now)
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
      this.#asked = []
      this.crash(500, () => true)
      return false
    }
    this.checks.afterEvent(this.own)
    this.#letOut()
    return true
  }

  /** A new object over the old storage and sockets. */
  #remember(): Memory {
    const seats = new Map([...this.#sockets].map((wire) => [wire, wire.seat as Seat]))
    const room = this.#build(seats, this.disk.snapshot)
    const { windowMs, agenda, tally } = this.#world
    const delivery = new Delivery<Ear>({
      slotOf: (dog) => memory.room.slotOf(dog),
      lastSeq: () => memory.room.lastSeq,
      windowMs,
      send: ({ wire }, frame) => this.#said.push([wire, frame]) > 0,
      remember: ({ wire, flow }) => (wire.seat = { ...(wire.seat as Seat), heldSince: flow.heldSince }),
      later: (ms, run) => {
        tally.gatheredFrames += 1
        agenda.in(ms, () => this.#memory === memory && this.#handle(() => run(this.now)))
      },
      rowMax: ROW_MAX,
    })
    for (const [wire, seat] of seats) if (seat.helloBy === null) delivery.admit(anEar(wire, seat, false))
    const memory: Memory = {
      room,
      seats,
      delivery,
      ...this.#openDesk(() => memory),
      isSavePending: false,
      wakeAt: null,
      lookAt: null,
    }
    this.#memory = memory
    this.checks.remembered(room)
    this.#wake(memory)
    memory.desk.lookRound()
    return memory
  }

  #openDesk(memory: () => Memory): Pick<Memory, 'desk' | 'books'> {
    const { books, random, aheadMs, guarded } = this.#world
    const now = () => this.now + aheadMs()
    const counter = new ModelBooks({
      ...{ books, room: this.ground.key, now, random },
      whenSafe: (go) => this.#asked.push(go),
    })
    const desk = new Desk({
      books: counter,
      // What an object has asked nobody hears when it is gone.
      heard: (react) =>
        guarded(() => {
          if (this.#memory === memory()) this.#handle(({ room }) => this.#carryOut(react(room, this.now)))
        }),
      doubt: { until: this.disk.doubtUntil, keep: (until) => this.disk.keepDoubt(until) },
      callAt: (at) => (memory().lookAt = at),
      failed: (error) => guarded(() => demand(isUnavailable(error), () => `a desk failed: ${String(error)}`)),
    })
    return { desk, books: counter }
  }

  #build(seats: ReadonlyMap<Wire, Seat>, snapshot: RoomSnapshot): Room {
    return this.#world.makeRoom({
      ...this.ground,
      snapshot,
      lines: this.log.slice(-CHAT_LOG_MAX),
      ground: this.disk.ground,
      poops: this.disk.poops,
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
        return memory.delivery.admit(anEar(entering!, seat, true))
      }
      case 'send':
        if (memory.delivery.own(effect.to)) this.#posted(effect.to, effect.message)
        return memory.delivery.send(effect.to, effect.message, this.now)
      case 'tell':
        return this.#tell(memory, effect)
      case 'close': {
        const wire = effect.socket === 'entering' ? entering : memory.delivery.own(effect.dog)?.wire
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
      case 'ask':
        return memory.desk.ask(effect.act, this.now)
      case 'keepGround':
        return this.disk.keepGround(memory.room.ground)
      case 'keepPoops':
        return this.disk.keepPoops(memory.room.poops)
      case 'keepCalm':
        return
      case 'wakeAt':
        memory.wakeAt = effect.at
    }
  }

  #tell({ delivery }: Memory, { message, ...omitted }: Extract<Effect, { do: 'tell' }>): void {
    const { except, unheardBy = [] } = omitted
    for (const { dog } of delivery.listeners) {
      if (dog !== except && !unheardBy.includes(dog)) this.#posted(dog, message)
    }
    delivery.tell(message, omitted, this.now)
  }

  #posted(dog: DogId, message: ServerMessage): void {
    this.checks.posted(dog, message, this.#world.ignores)
  }

  #closeSlow({ delivery, room }: Memory): void {
    for (const { wire, dog } of delivery.takeSlow()) {
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
    const ear = this.#earOn(wire)
    if (ear) this.#memory!.delivery.takeLeave(ear, this.now)
    this.#closed.push([wire, code])
    this.#remove(wire)
  }

  /** Returns the dog whose own line it was, or null. */
  #remove(wire: Wire): DogId | null {
    const { seats, delivery } = this.#memory!
    const ear = this.#earOn(wire)
    seats.delete(wire)
    return ear && delivery.leave(ear) ? ear.dog : null
  }

  #earOn(wire: Wire): Ear | undefined {
    const { seats, delivery } = this.#memory!
    const ear = delivery.own(seats.get(wire)?.visitor.dog ?? 0)
    return ear?.wire === wire ? ear : undefined
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
    for (const go of this.#asked) go()
    this.#asked = []
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

  #setAlarm({ wakeAt, lookAt, seats }: Memory): void {
    let at = lookAt === null ? wakeAt : Math.min(lookAt, wakeAt ?? Infinity)
    for (const { helloBy } of seats.values()) if (helloBy !== null && (at === null || helloBy < at)) at = helloBy
    if (at === null) this.alarmAt = null
    else if (this.alarmAt === null || at < this.alarmAt) {
      this.alarmAt = at
      this.#schedule(at)
    }
  }
}
