import { createHash } from 'node:crypto'
import type { Frame } from '#durable/host/outbox.ts'
import type {
  Attachment,
  HeldPack,
  HeldSettings,
  Hiding,
  Knock,
  Ports,
  Standing,
  Stray,
  SweptRoom,
} from '#durable/host/ports.ts'
import { RoomHost } from '#durable/host/room-host.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import type { DogStay, Pass, Visitor } from '#durable/protocol/gate.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, DogId, ServerMessage, WireThing } from '#durable/protocol/messages.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room } from '#durable/room/room.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import { ABILITY_ROWS } from '#durable/rules/sheets/abilities.ts'
import type { AbilityKey, AbilityRow } from '#durable/rules/sheets/abilities.ts'
import type { ActionRow } from '#durable/rules/sheets/actions.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { settingText } from '#durable/rules/staff/settings.ts'
import type { Settings } from '#durable/rules/staff/settings.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { aVisitor } from './dogs.ts'
import { anEmptyGrid } from './grids.ts'
import { MemoryStorage, aDisk } from './memory-storage.ts'
import { aPack } from './packs.ts'
import type { Floor } from './packs.ts'

export const NOON = 1_800_000_000_000
/** The close code of a connection that ends without a close frame. */
export const LOST = 1006
/** A frame that is longer than any that is sent by mistake. */
export const HUGE = 'huge'
/** A frame as the tests write it; null for one that the protocol does not know. */
type Raw = ClientMessage | typeof HUGE | null

/** A socket of a visitor, with everything that was received through it. Its reader acknowledges each frame. */
export class Socket {
  readonly received: ServerMessage[] = []
  closedWith: number | null = null
  attachment: Attachment | null = null
  frames = 0
  /** When its last ping was answered (epoch ms). */
  pongedAt: number | null = null
  /** Who gets the frames as they are sent, and hears of the close by the room. */
  page: { takes: (frame: Frame) => void; isClosed: (code: number) => void } | null = null
  readonly visitor: Visitor
  readonly #park: TestPark
  readonly #reader: FrameReader

  constructor(visitor: Visitor, park: TestPark) {
    this.visitor = visitor
    this.#park = park
    this.#reader = new FrameReader(() => park.grid)
  }

  get isOpen(): boolean {
    return this.closedWith === null
  }

  /** The newest pass that it was given. */
  get pass(): string {
    return this.of('welcome').findLast(({ pass }) => pass !== undefined)?.pass ?? ''
  }

  get last(): ServerMessage | undefined {
    return this.received.at(-1)
  }

  of<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.received.filter((message) => message.type === type) as Extract<ServerMessage, { type: Type }>[]
  }

  take(frame: Frame): void {
    this.frames += 1
    this.page?.takes(frame)
    this.received.push(...(typeof frame === 'string' ? JSON.parse(frame) : this.#reader.read(frame)))
  }

  send(message: Raw): this {
    this.#park.receive(this, message)
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

  /** The connection is lost without a close frame, or the close by the room is complete. */
  drop(): void {
    this.#park.drop(this)
  }
}

/** The host of production, which lets a test read the latest effects. */
class WatchedHost extends RoomHost<Socket, Raw> {
  effects: readonly Effect[] = []

  protected override carryOut(...asked: Parameters<RoomHost<Socket, Raw>['carryOut']>): void {
    this.effects = asked[0]
    super.carryOut(...asked)
  }

  play(pack: HeldPack): void {
    this.attend(null, (now) => this.rebuild(pack, now))
  }

  save(): void {
    this.attend(null, (now) => this.saver.save(now))
  }

  take(held: HeldSettings): void {
    this.attend(null, (now) => this.takeSettings(held, now))
  }
}

const A_PASSER: Passer = {
  ...{ pack: 'klanen', levelPoints: 0, karma: 0, items: [], owned: [], admin: 0, moderator: 0 },
}

type ParkOptions = Partial<Floor & { key: string; maxDogs: number }>

/** A park with sockets, storage and an alarm in memory, and a clock that the test turns. */
export class TestPark {
  now = NOON
  readonly storage = new MemoryStorage()
  disk = aDisk(this.storage)
  grid: Grid
  /** The stored changes of who is hidden. */
  readonly hiding: Hiding[] = []
  /** The stays that have ended, by dog and epoch. */
  readonly over: [DogId, number][] = []
  /** The sockets that the room has closed, by dog and epoch. */
  readonly closed: [DogId, number][] = []
  /** The visitors whose sockets have closed, and each list of those whose sockets were reported as open. */
  readonly parted: Visitor[] = []
  readonly stillThere: (readonly Visitor[])[] = []
  /** By report: how many were back, of how many that were cut off. */
  readonly cameBack: [number, number][] = []
  /** The returns that the database has not answered yet, oldest first. */
  readonly returns: { visitor: Visitor; answered: (standing: Standing) => void }[] = []
  /** The sweeps that the database has not answered, oldest first. */
  readonly sweeps: { here: readonly DogStay[]; room: SweptRoom }[] = []
  /** Who was disconnected for flooding, and when. */
  readonly floods: [DogId, number][] = []
  readonly knocks: Knock[] = []
  /** Requests to the ledger that it has not answered yet. */
  readonly asked: Act[] = []
  /** The stamps that were asked for, by user, and how the database answers. */
  readonly stamps: [number, readonly StampKey[]][] = []
  stampAnswer: (keys: readonly StampKey[]) => Promise<StampKey[] | 'unknown'> = () => new Promise(() => {})
  /** [G6] The dogs of which the database was asked what gates ask of them, by question. */
  readonly askedAbout: (readonly DogId[])[] = []
  /** The things that the ledger was asked to move, since nobody can reach them. */
  readonly strays: Stray[] = []
  host: WatchedHost
  /** Those that the room has closed are there until their clients answer. */
  private readonly sockets = new Set<Socket>()
  private readonly key: string
  private readonly maxDogs: number
  private floor: Floor
  private revision = 0
  /** For whom the passes so far were made. */
  private readonly passes: string[] = []
  private settingsRevision = 0
  private lots = 0
  alarmAt: number | null = null
  private timers: { at: number; run: () => void }[] = []

  constructor({ key = 'plaza', maxDogs = 150, ...floor }: ParkOptions) {
    this.key = key
    this.floor = { grid: anEmptyGrid(20, 20), entries: [{ x: 10, y: 10 }], ...floor }
    this.grid = this.floor.grid
    this.maxDogs = maxDogs
    this.disk.now({ part: 'pack', value: this.pack('') })
    this.host = this.awake()
  }

  get room(): Room {
    return this.host.room
  }

  get effects(): readonly Effect[] {
    return this.host.effects
  }

  get own(): ReadonlyMap<DogId, Socket> {
    return new Map(this.host.seats.delivery.listeners.map(({ dog, socket }) => [dog, socket]))
  }

  get log(): readonly KeptLine[] {
    return this.disk.chat.before(null, CHAT_LOG_MAX)
  }

  /** When the room has asked to be woken (epoch ms). */
  get wakeAt(): number | null {
    return this.host.alarm.dueAt('wake')
  }

  /** A socket that has not sent its hello yet. */
  knock(dog: DogId, changes: Partial<Visitor> = {}): Socket {
    const socket = new Socket(aVisitor(dog, changes), this)
    this.host.stays.accept(socket, socket.visitor, this.newPass(`dog ${dog}`))
    return socket
  }

  /** [E11] Shows a pass at the room. Returns a socket that has not sent its hello yet; null where it lets nobody in. */
  show(pass: string): Socket | null {
    const socket = new Socket(aVisitor(0), this)
    const next = this.newPass('returns')
    const isIn = this.host.stays.acceptReturn(socket, hashOfPass(pass), {
      name: `socket of ${next.secret}`,
      pass: next,
    })
    return isIn ? socket : null
  }

  /** [E11] Comes back by a pass. @throws if it lets nobody in */
  comeBack(pass: string, hello: { lastSeq?: number | null } = {}): Socket {
    const socket = this.show(pass)
    if (!socket) throw new Error('the pass lets nobody in')
    this.receive(socket, { type: 'hello', version: PROTOCOL_VERSION, lastSeq: null, ...hello })
    return socket
  }

  private newPass(of: string): Pass {
    this.passes.push(of)
    return passOf(`pass ${this.passes.filter((one) => one === of).length} of ${of}`)
  }

  enter(dog: DogId, changes: Partial<Visitor> = {}, hello: { version?: number; lastSeq?: number | null } = {}): Socket {
    const socket = this.knock(dog, changes)
    this.receive(socket, { type: 'hello', version: PROTOCOL_VERSION, lastSeq: null, ...hello })
    return socket
  }

  receive(socket: Socket, message: Raw): void {
    this.host.received(socket, message)
    this.acknowledge()
  }

  drop(socket: Socket): void {
    socket.closedWith ??= LOST
    this.sockets.delete(socket)
    this.host.lost(socket)
  }

  learn(events: readonly LedgerEvent[]): void {
    this.host.react({ type: 'learned', events })
  }

  /** The ledger answers the latest request. */
  answer(outcome: LedgerOutcome): void {
    const act = this.asked.pop()
    if (!act) throw new Error('the ledger was asked nothing')
    this.host.react({ type: 'settled', act, outcome })
  }

  /** [G6] The database says what gates ask of a dog; null: it says nothing. */
  readPasser(dog: DogId, passer: Partial<Passer> | null): void {
    const known = passer && { ...A_PASSER, ...passer }
    this.host.react({ type: 'passersRead', passers: new Map([[dog, known]]) })
  }

  find(things: readonly WireThing[]): void {
    this.host.react({ type: 'groundRead', things })
  }

  calmDown(asked: Calm | null): void {
    this.host.react({ type: 'calmed', calm: asked })
  }

  /** Staff have changed these settings, and no others. */
  set(values: Partial<Settings>): void {
    const texts = Object.entries(values).map(([name, value]) => [name, settingText(value)])
    this.host.take({ revision: ++this.settingsRevision, texts: Object.fromEntries(texts), words: [] })
  }

  /** Administrators have published the ability with these changes; the others are as the code has them. */
  setAbility(id: AbilityKey, changes: Partial<AbilityRow>): void {
    const abilities = ABILITY_ROWS.map((row) => (row.id === id ? { ...row, ...changes } : row))
    this.host.take({ revision: ++this.settingsRevision, texts: {}, words: [], abilities })
  }

  /** Administrators have published these actions of things, and nothing else. */
  setActions(actions: readonly ActionRow[]): void {
    this.host.take({ revision: ++this.settingsRevision, texts: {}, words: [], actions })
  }

  /** Staff ban the user until `until`, or kick them if it is null. */
  sendAway(user: number, until: number | null): void {
    const notice = { reason: 'Be kind', until }
    this.host.stays.closeUser(user, until === null ? CLOSE.kicked : CLOSE.banned, notice)
  }

  /** Turns the clock on. Timers run and the alarm rings when they are due. */
  wait(ms: number): void {
    const until = this.now + ms
    while (this.nextAt <= until) {
      this.now = Math.max(this.now, this.nextAt)
      const due = this.timers.findIndex(({ at }) => at <= this.now)
      const [timer] = due < 0 ? [] : this.timers.splice(due, 1)
      if (timer) timer.run()
      else this.ring()
      this.acknowledge()
    }
    this.now = until
  }

  private get nextAt(): number {
    return Math.min(this.alarmAt ?? Infinity, ...this.timers.map(({ at }) => at))
  }

  private later(ms: number, run: () => void): () => void {
    const timer = { at: this.now + ms, run }
    this.timers.push(timer)
    return () => (this.timers = this.timers.filter((other) => other !== timer))
  }

  private ring(): void {
    this.alarmAt = null
    this.host.ring()
  }

  /** The room loses its memory. Its sockets stay open, except one that may get lost meanwhile. */
  hibernate(lost?: Socket): void {
    // A room with a pending timer does not hibernate, and neither does one that has something to save.
    for (const { run } of this.timers.splice(0)) run()
    this.host.save()
    if (lost && this.own.get(lost.visitor.dog) === lost) {
      lost.closedWith = LOST
      this.sockets.delete(lost)
    }
    this.host = this.awake()
  }

  /** The machine stops and starts again: memory, timers and sockets are gone. */
  crash(): void {
    for (const socket of this.sockets) socket.closedWith ??= LOST
    this.sockets.clear()
    this.timers = []
    this.host = this.awake()
  }

  publish({ pack, ...floor }: { pack: string } & Partial<Floor>): void {
    this.floor = { ...this.floor, ...floor }
    this.grid = this.floor.grid
    this.host.play(this.pack(pack))
  }

  private pack(hash: string): HeldPack {
    this.revision += 1
    return { rev: this.revision, hash, text: aPack(this.floor) }
  }

  private acknowledge(): void {
    for (const seat of this.host.seats.delivery.listeners) this.host.seats.acknowledged(seat, seat.socket.frames)
  }

  private awake(): WatchedHost {
    this.disk = aDisk(this.storage)
    const never = () => new Promise<never>(() => {})
    const ports: Ports<Socket, Raw> = {
      wire: {
        all: () =>
          [...this.sockets].map((socket) => ({ socket, attachment: socket.attachment!, isClosing: !socket.isOpen })),
        accept: (socket, attachment) => {
          this.sockets.add(socket)
          socket.attachment = attachment
        },
        attach: (socket, attachment) => (socket.attachment = attachment),
        isHuge: (message) => message === HUGE,
        read: (message) => (message === HUGE ? null : message),
        put: (socket, frame) => {
          socket.take(frame)
          return true
        },
        pongedAt: ({ pongedAt }) => pongedAt,
        close: (socket, code) => {
          socket.closedWith = code
          socket.page?.isClosed(code)
        },
      },
      disk: this.disk,
      ledger: {
        perform: (act) => {
          this.asked.push(act)
          return never()
        },
        tidy: (stray) => {
          this.strays.push(stray)
          return never()
        },
        stamp: (user, keys) => {
          this.stamps.push([user, keys])
          return this.stampAnswer(keys)
        },
        lying: never,
        worn: never,
        passers: (dogs) => {
          this.askedAbout.push(dogs)
          return never()
        },
      },
      presence: {
        over: (dog, epoch) => this.over.push([dog, epoch]),
        hides: (hiding) => this.hiding.push(hiding),
        returned: (visitor, answered) => this.returns.push({ visitor, answered }),
        closing: ({ dog, epoch }) => this.closed.push([dog, epoch]),
        parted: (visitor) => this.parted.push(visitor),
        cameBack: (back, of) => this.cameBack.push([back, of]),
        stillThere: (visitors) => this.stillThere.push(visitors),
        flooded: ({ dog }, now) => this.floods.push([dog, now]),
        sweep: (here, room) => this.sweeps.push({ here, room }),
      },
      doorbell: { knock: (knock) => this.knocks.push(knock) },
      library: { pack: never, settings: never },
      alarm: { setAlarm: (at) => (this.alarmAt = at) },
      lots: { make: async () => lotOf(`${++this.lots}`) },
      clock: { now: () => this.now, later: (ms, run) => this.later(ms, run) },
      faults: {
        bug: (error) => {
          throw error
        },
        outage: () => {},
      },
    }
    const host = new WatchedHost(ports, { key: this.key, maxDogs: this.maxDogs })
    host.start(this.alarmAt)
    return host
  }
}

/** The lot that the room gets with this number: a seed that a test can foresee. */
export function lotOf(number: string): Lot {
  const seed = createHash('md5').update(number).digest('hex')
  return { seed, hash: createHash('sha256').update(seed).digest('hex') }
}

/** No hash at all: nobody guesses here, and a test may read it. */
export function hashOfPass(secret: string): string {
  return `hash of ${secret}`
}

export function passOf(secret: string): Pass {
  return { secret, hash: hashOfPass(secret) }
}

export function aPark(options: ParkOptions = {}): TestPark {
  return new TestPark(options)
}
