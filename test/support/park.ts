import type { KeptLine } from '#durable/room/chat/log.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { ClientMessage, DogId, ServerMessage, WireThing } from '#durable/protocol/messages.ts'
import type { News } from '#durable/protocol/news.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Act, Outcome } from '#durable/room/life/act.ts'
import type { KeptPoop } from '#durable/room/life/kept-poop.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import { Room } from '#durable/room/room.ts'
import type { RoomOptions } from '#durable/room/room.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import { aVisitor } from './dogs.ts'
import { anEmptyGrid } from './grids.ts'

export const NOON = 1_800_000_000_000

/** A socket of a visitor, with everything that came through it. */
export class Socket {
  readonly received: ServerMessage[] = []
  closedWith: number | null = null
  readonly visitor: Visitor
  private readonly park: TestPark

  constructor(visitor: Visitor, park: TestPark) {
    this.visitor = visitor
    this.park = park
  }

  get isOpen(): boolean {
    return this.closedWith === null
  }

  /** What came last. */
  get last(): ServerMessage | undefined {
    return this.received.at(-1)
  }

  of<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.received.filter((message) => message.type === type) as Extract<ServerMessage, { type: Type }>[]
  }

  send(message: ClientMessage | null): this {
    this.park.receive(this, message)
    return this
  }

  walk(x: number, y: number, seq = 1): this {
    return this.send({ type: 'walk', seq, x, y })
  }

  say(text: string): this {
    return this.send({ type: 'say', text })
  }

  whisper(to: DogId, text: string): this {
    return this.send({ type: 'whisper', to, text })
  }

  /** The connection is lost without a word. */
  drop(): void {
    this.park.drop(this)
  }
}

/**
 * A park with a hand-turned clock, that does what the Durable Object does: it carries effects to sockets, keeps the log
 * and the snapshot, and wakes the room when that was asked for.
 */
export class TestPark {
  now = NOON
  room: Room
  log: KeptLine[] = []
  saved: RoomSnapshot | null = null
  saves = 0
  wakeAt: number | null = null
  /** Effects of the last thing that happened. */
  effects: Effect[] = []
  /** Who was to be remembered as hidden, or not. */
  readonly hiding: [DogId, boolean][] = []
  /** Stays that are over, by dog and epoch. */
  readonly over: [DogId, number][] = []
  /** What the books were asked for, and have yet to answer. */
  readonly asked: Act[] = []
  ground: WireThing[] = []
  poops: KeptPoop[] = []
  calm: Calm | null = null
  readonly own = new Map<DogId, Socket>()
  /** What the room was told live outlasts its sleep (durable/shell/hearing.ts). */
  private readonly unheard = new Map<number, readonly number[]>()
  private options: Pick<RoomOptions, 'pack' | 'grid' | 'entries' | 'doors' | 'maxDogs'>

  constructor(options: Partial<Pick<RoomOptions, 'grid' | 'entries' | 'doors' | 'maxDogs'>>) {
    this.options = { grid: anEmptyGrid(20, 20), entries: [{ x: 10, y: 10 }], ...options }
    this.room = this.wakeRoom([])
    this.carryOut(this.room.wake(this.now))
  }

  enter(dog: DogId, changes: Partial<Visitor> = {}, hello: { version?: number; lastSeq?: number | null } = {}): Socket {
    const socket = new Socket(aVisitor(dog, changes), this)
    const said = { type: 'hello', version: PROTOCOL_VERSION, lastSeq: null, ...hello } as const
    this.carryOut(this.room.enter(socket.visitor, said, this.now), socket)
    return socket
  }

  receive(socket: Socket, message: ClientMessage | null): void {
    if (this.own.get(socket.visitor.dog) !== socket) return
    this.carryOut(this.room.receive(socket.visitor.dog, message, this.now))
  }

  drop(socket: Socket): void {
    socket.closedWith ??= 1006
    if (this.own.get(socket.visitor.dog) !== socket) return
    this.own.delete(socket.visitor.dog)
    this.carryOut(this.room.drop(socket.visitor.dog, this.now))
  }

  /** The user's dogs get the words of these users no more. */
  hearOnly(user: number, unheard: readonly number[]): void {
    this.unheard.set(user, unheard)
    this.carryOut(this.room.hearOnly(user, unheard))
  }

  /** What the books say. */
  learn(news: readonly News[]): void {
    this.carryOut(this.room.learn(news, this.now))
  }

  /** The books answer what they were asked last. */
  answer(outcome: Outcome): void {
    this.carryOut(this.room.settle(this.asked.pop()!, outcome, this.now))
  }

  /** Staff ask something of everybody here. */
  calmDown(asked: Calm | null): void {
    this.carryOut(this.room.calmDown(asked))
  }

  /** What lies here by the books. */
  find(things: readonly WireThing[]): void {
    this.carryOut(this.room.find(things))
  }

  /** The dog comes in elsewhere, by a ticket of this epoch. */
  sendAway(user: number, until: number | null): void {
    const notice = { reason: 'Be kind', until }
    this.carryOut(this.room.sendAway(user, { code: until === null ? CLOSE.kicked : CLOSE.banned, notice }, this.now))
  }

  seeOff(dog: DogId, epoch: number): void {
    this.carryOut(this.room.seeOff(dog, epoch, this.now))
  }

  /** Time passes; the room is woken on the way when it asked to be. */
  wait(ms: number): void {
    const until = this.now + ms
    while (this.wakeAt !== null && this.wakeAt <= until) {
      this.now = Math.max(this.now, this.wakeAt)
      this.wakeAt = null
      this.carryOut(this.room.wake(this.now))
    }
    this.now = until
  }

  /** The room's memory goes; its sockets stay open, but for one that was perhaps lost in the sleep. */
  hibernate(lost?: Socket): void {
    if (lost && this.own.get(lost.visitor.dog) === lost) {
      lost.closedWith = 1006
      this.own.delete(lost.visitor.dog)
    }
    this.room = this.wakeRoom([...this.own.values()].map(({ visitor }) => this.hearing(visitor)))
    this.carryOut(this.room.wake(this.now))
  }

  /** Another revision of the room is played from now on. */
  publish(changes: Pick<RoomOptions, 'pack' | 'grid'> & Partial<RoomOptions>): void {
    this.saved = this.room.snapshot(this.now)
    this.options = { ...this.options, ...changes }
    this.room = this.wakeRoom([...this.own.values()].map(({ visitor }) => this.hearing(visitor)))
    this.carryOut(this.room.reopen(this.now))
  }

  /** The whole machine stops, and starts again: memory and sockets are gone. */
  crash(): void {
    for (const socket of this.own.values()) socket.closedWith = 1006
    this.own.clear()
    this.hibernate()
  }

  private hearing(visitor: Visitor): Visitor {
    return { ...visitor, unheard: this.unheard.get(visitor.user) ?? visitor.unheard }
  }

  private wakeRoom(connected: Visitor[]): Room {
    // A trip through JSON, as through storage.
    const snapshot = JSON.parse(JSON.stringify(this.saved)) as RoomSnapshot | null
    return new Room({
      key: 'plaza',
      ...this.options,
      snapshot,
      lines: this.log,
      ground: this.ground,
      poops: this.poops,
      calm: this.calm,
      connected,
      now: this.now,
    })
  }

  private carryOut(effects: Effect[], entering?: Socket): void {
    this.effects = effects
    for (const effect of effects) this.apply(effect, entering)
  }

  private apply(effect: Effect, entering: Socket | undefined): void {
    switch (effect.do) {
      case 'admit':
        return void this.own.set(effect.dog, entering!)
      case 'send':
        return void this.own.get(effect.to)!.received.push(effect.message)
      case 'tell':
        for (const [dog, socket] of this.own) {
          if (dog !== effect.except && !effect.unheardBy?.includes(dog)) socket.received.push(effect.message)
        }
        return
      case 'close':
        return this.close(effect, entering)
      case 'record':
        this.log = [...this.log, effect.line].slice(-CHAT_LOG_MAX)
        return
      case 'keep': {
        const saved = this.room.savedDog(effect.dog, this.now)
        const dogs = new Map(this.saved?.dogs.map((dog) => [dog.visitor.dog, dog]))
        if (saved) dogs.set(effect.dog, saved)
        else dogs.delete(effect.dog)
        this.saved = { v: 1, lastSeq: this.saved?.lastSeq ?? 0, dogs: [...dogs.values()] }
        return
      }
      case 'save':
        this.saved = this.room.snapshot(this.now)
        this.saves += 1
        return
      case 'hide':
        this.hiding.push([effect.dog, effect.hidden])
        return
      case 'gone':
        this.over.push([effect.dog, effect.epoch])
        return
      case 'ask':
        this.asked.push(effect.act)
        return
      case 'keepGround':
        this.ground = this.room.ground
        return
      case 'keepPoops':
        this.poops = this.room.poops
        return
      case 'keepCalm':
        this.calm = this.room.calm
        return
      case 'wakeAt':
        this.wakeAt = effect.at
    }
  }

  private close({ dog, socket, code }: Extract<Effect, { do: 'close' }>, entering: Socket | undefined): void {
    if (socket === 'entering') entering!.closedWith = code
    else {
      this.own.get(dog)!.closedWith = code
      this.own.delete(dog)
    }
  }
}

export function aPark(options: Partial<Pick<RoomOptions, 'grid' | 'entries' | 'doors' | 'maxDogs'>> = {}): TestPark {
  return new TestPark(options)
}
