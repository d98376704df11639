import { afterEvent, waitBeforeTry } from '#app/game/model/connection/link.ts'
import type { Link, LinkEvent } from '#app/game/model/connection/link.ts'
import { HeldPass } from '#app/game/model/connection/pass.ts'
import { Acknowledger } from '#app/game/model/connection/receipts.ts'
import { predict } from '#app/game/model/world/predict.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { lostTouch } from '#app/game/model/world/seen-dog.ts'
import { EMPTY_WORLD, lastSeqOf, ownDog, roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { Frame } from '#durable/host/outbox.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import { OLDEST_VERSION, POSES, PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, DogId, ServerMessage, WireDoor } from '#durable/protocol/messages.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { FESTIVE, FESTIVE_KINDS, festiveThing } from '#durable/rules/committee/festive.ts'
import { ROULETTE, ROULETTE_USES, isByRoulette } from '#durable/rules/committee/roulette.ts'
import { WHEEL, WHEEL_USES, isByWheel } from '#durable/rules/committee/wheel.ts'
import { phraseText } from '#durable/rules/phrases/phrase-text.ts'
import { RIDDLE_THING, riddlePlaceAt, riddlePlaces } from '#durable/rules/questions/riddle.ts'
import { POST_USES, isAtPost, postsIn, thingOfPost } from '#durable/rules/smells/posts.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { tileOfFoot } from '#durable/rules/things/seat.ts'
import { SELF } from '#durable/rules/things/self.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { LOST } from '#test/support/park.ts'
import { below, pick } from '#test/support/random.ts'
import type { Ticket } from './gate.ts'
import { BY_DOOR } from './grounds.ts'
import { userOf } from './ignores.ts'
import { Living } from './ledger/living.ts'
import { PlayerChecks } from './player-checks.ts'
import type { RoomShell } from './room-shell.ts'
import type { Simulation } from './simulation.ts'
import { NEW_WORDS } from './staff.ts'
import { ThingsInUse } from './things-in-use.ts'
import { Wire } from './wire.ts'

/** The same limits as in app/game/model/connection/connection.ts. */
const TICKET_MS = 8000
const UPGRADE_MS = 4000
const BY_CALM: ReadonlySet<string> = new Set(['slow-mode', 'phrases-only', 'room-paused'])
/** How many messages a page may send at once after a stall: keys held for five seconds. */
const BACKLOG = 30

/**
 * A page without its picture, and a person who uses it. World, link and prediction are those of the real page; this class
 * calls them as app/game/model/game/game.ts and app/game/model/connection/connection.ts do.
 */
export class Player {
  world: World = EMPTY_WORLD
  link: Link
  wire: Wire | null = null
  /** How far the clock of the page is ahead of true time, ms. */
  skewMs: number
  isActing = true
  shell: RoomShell
  /** Added to the latency of its connection during a stall, ms. */
  stallMs = 0
  /** It reads no frames before this time (virtual); `backlog` of them wait. */
  deafUntil = 0
  backlog = 0
  /** The calm mode of the room, as far as this page knows. */
  calm: Calm | null = null
  #readAt = 0
  readonly sim: Simulation
  readonly dog: DogId
  readonly checks: PlayerChecks
  readonly living: Living
  readonly things = new ThingsInUse()
  readonly clock = { now: () => this.now, later: (ms: number, run: () => void) => this.sim.agenda.later(ms, run) }
  readonly #random: () => number
  #code = LOST
  #pass = new HeldPass()
  #try = 0
  #said = 0
  /** Address of the pack that this page plays by. */
  #pack = ''
  #floodedAt = 0
  readonly #number: number
  /** One in four pages was loaded before the last deploy. */
  readonly #version: number
  #reader = new FrameReader(() => null)
  #acknowledger: Acknowledger | null = null
  #isIn = false
  #doors: readonly WireDoor[] = []
  /** How many rounds of games it has told of. */
  #rounds = 0
  #headsFor: WireDoor | undefined
  /** The entry of the next room, after it went through a door: for one attempt, as its ticket is. */
  #entry: string | null = null

  constructor(sim: Simulation, { number, dog, shell }: { number: number; dog: DogId; shell: RoomShell }) {
    this.sim = sim
    this.#random = sim.random
    this.#number = number
    this.#version = sim.random() < 0.25 ? OLDEST_VERSION : PROTOCOL_VERSION
    this.dog = dog
    this.shell = shell
    this.skewMs = pick(sim.random, [0, 0, 250, -90_000, 86_400_000, -200_000_000])
    this.link = { state: 'connecting', since: this.now }
    this.checks = new PlayerChecks(this)
    this.living = new Living(sim, this, number)
    sim.agenda.in(below(sim.random, 3000), () => this.#connect())
    sim.agenda.in(below(sim.random, 3000), () => this.#act())
  }

  get now(): number {
    return this.sim.agenda.now + this.skewMs
  }

  get isOpen(): boolean {
    return this.link.state === 'open'
  }

  readonly #latencyMs = (): number => this.sim.latencyMs + this.stallMs

  // --- the connection

  #connect(): void {
    const tryNumber = ++this.#try
    const isStale = () => tryNumber !== this.#try
    const { agenda, gate, swarm, tally } = this.sim
    const room = this.shell
    this.#happened({ type: 'trying' })
    const back = this.#pass.forTry(this.link, this.now)
    if (back) return this.#dial((wire, answered) => room.acceptReturn(wire, back.pass, answered))
    agenda.in(TICKET_MS, () => {
      if (!isStale() && this.wire === null) this.#failed({ type: 'no-ticket', refusal: null })
    })
    agenda.in(this.#latencyMs(), () => {
      if (this.#random() < swarm.gateFails) return
      void gate.admit(this.dog, room.key).then((ticket) => {
        if (ticket === 'dog-is-dead') {
          tally.deaths += 1
          this.living.beginAnew()
        } else if (ticket) agenda.in(this.#latencyMs(), () => isStale() || this.#dialBy(ticket, room))
      })
    })
  }

  #dialBy(ticket: Ticket, room: RoomShell): void {
    const { agenda, gate, guarded, shells } = this.sim
    this.#pass.replaced()
    this.#dial(async (wire, answered) => {
      const entry = this.#entry
      const arrival = await gate.redeem(ticket)
      if (!arrival) return answered(false)
      const visitor = { ...arrival.visitor, entry }
      const was = shells.find((shell) => shell !== room && shell.key === arrival.was)
      if (was) agenda.in(this.#latencyMs(), () => was.seeOff(visitor.dog, visitor.epoch))
      const accepted = (isAccepted: boolean) => {
        if (!isAccepted) gate.undo(visitor)
        answered(isAccepted)
      }
      guarded(() => room.accept(wire, visitor, accepted))
    })
  }

  /** Opens a socket, which the room is asked to accept when the request has reached it. */
  #dial(ask: (wire: Wire, answered: (isAccepted: boolean) => void) => unknown): void {
    const { agenda } = this.sim
    const wire = new Wire(this, this.#latencyMs)
    this.wire = wire
    let isAnswered = false
    agenda.in(this.#latencyMs(), () =>
      ask(wire, (isAccepted) => {
        isAnswered = isAccepted
        if (isAccepted) wire.accepted()
        else agenda.in(this.#latencyMs(), () => this.closed(wire, LOST))
      }),
    )
    agenda.in(UPGRADE_MS, () => {
      if (this.wire !== wire || this.checks.isGreeted(wire)) return
      if (isAnswered) wire.closeByClient()
      this.closed(wire, LOST)
    })
  }

  opened(wire: Wire): void {
    if (wire !== this.wire) return
    const { ackEveryMs } = this.sim.swarm
    const lastSeq = lastSeqOf(this.world, this.shell.key)
    this.checks.greeted(wire, lastSeq)
    this.#reader = new FrameReader(({ pack }) => this.shell.gridOf(pack))
    this.#acknowledger = new Acknowledger((frame) => this.send({ type: 'ack', frame }), this.clock, ackEveryMs)
    this.#isIn = false
    this.sim.tally.hello += 1
    wire.sendUp({ type: 'hello', version: this.#version, lastSeq })
  }

  heard(wire: Wire, frame: Frame): void {
    const { agenda } = this.sim
    if (agenda.now >= this.deafUntil && this.backlog === 0) return this.#takeIn(wire, frame)
    this.backlog += 1
    this.#readAt = Math.max(this.#readAt, agenda.now, this.deafUntil)
    agenda.at(this.#readAt, () => {
      this.backlog -= 1
      this.#takeIn(wire, frame)
    })
  }

  #takeIn(wire: Wire, frame: Frame): void {
    if (wire !== this.wire) return
    for (const message of this.#read(frame)) {
      const was = this.grid
      if (message.type === 'welcome') this.#pack = message.pack
      this.checks.heard(message)
      this.things.heard(message, this.#usable)
      this.world = reduce(this.world, message, { grid: this.grid, was, now: this.now })
      this.#heed(message)
      this.living.acting.heard(message)
    }
    this.#acknowledger?.received()
    this.checks.afterFrame()
  }

  #read(frame: Frame): ServerMessage[] {
    if (typeof frame === 'string') return JSON.parse(frame)
    this.sim.tally.binaryFrames += 1
    return this.#reader.read(frame)
  }

  closed(wire: Wire, code: number): void {
    wire.clientClosed = true
    if (wire !== this.wire) return
    this.wire = null
    this.#acknowledger?.stop()
    this.#code = code
    this.#pass.closed(code)
    this.#failed({ type: 'closed', code })
    if (code === CLOSE.bye && this.#random() < this.sim.swarm.switchRoom * 10) this.#changeRoom()
    if (code !== CLOSE.died) return
    this.living.beginAnew()
    this.askAgain()
  }

  /** Ends the connection, as the `reconnect` of partysocket does. */
  hangUp(): void {
    const { wire } = this
    if (!wire) return
    if (!wire.clientClosed && !wire.isCut) wire.closeByClient()
    this.closed(wire, LOST)
  }

  retire(): void {
    this.isActing = false
    this.#try += 1
    if (this.wire && !this.wire.clientClosed) this.wire.closeByClient()
    this.wire = null
    this.link = { state: 'ended', why: 'elsewhere' }
  }

  askAgain(): void {
    if (this.link.state !== 'ended') return
    this.#happened({ type: 'asked' })
    this.#connect()
  }

  #failed(event: LinkEvent): void {
    this.#try += 1
    this.#entry = null
    const wasOpen = this.isOpen
    this.#happened(event)
    if (wasOpen) this.world = lostTouch(this.world)
    if (this.link.state !== 'lost') return
    const tryNumber = this.#try
    const waitMs = waitBeforeTry({ tries: this.link.tries, code: this.#code, random: this.#random })
    this.#happened({ type: 'waiting', until: this.now + waitMs })
    this.sim.agenda.in(waitMs, () => tryNumber === this.#try && this.#connect())
  }

  #happened(event: LinkEvent): void {
    this.link = afterEvent(this.link, event, this.now)
  }

  #changeRoom(shell: RoomShell = pick(this.#random, this.sim.shells)): void {
    this.shell = shell
    this.#pass = new HeldPass()
    this.#entry = null
    this.#headsFor = undefined
    this.checks.changedRoom()
  }

  /** Enters another room without leaving the one that it is in. */
  #moveOn(): void {
    this.sim.tally.moves += 1
    this.#changeRoom()
    this.hangUp()
  }

  // --- the answers of the room, handled as in game.ts

  #heed(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#happened({ type: 'welcomed' })
        this.#pass.welcomed(message)
        this.sim.tally[message.resumed ? 'resumes' : 'arrivals'] += 1
        if (message.hidden && !this.#isIn) this.sim.tally.hiddenArrivals += 1
        this.calm = message.calm ?? null
        this.#doors = message.doors.filter(({ room }) => this.sim.shells.some(({ key }) => key === room))
        this.#headsFor = undefined
        if (this.#entry !== null && !message.resumed) this.checks.cameBy(this.#entry)
        this.#entry = null
        this.#isIn = true
        return this.living.findPrints()
      case 'whispered':
        if (message.dog !== this.dog) this.sim.tally.whispers += 1
        return
      case 'walked':
        if (message.dog === this.dog && message.seq !== undefined) this.sim.tally.walks += 1
        return
      case 'refused':
        this.sim.tally.refusals += 1
        if (BY_CALM.has(message.reason)) this.sim.tally.heldByCalm += 1
        if (message.reason === 'hurtful') this.sim.tally.heldWords += 1
        if (message.request === 'walk' && message.reason === 'too-fast') this.#walkLater(message)
        return
      case 'calmed':
        this.calm = message.calm
        return
      case 'nudge':
        if (message.about === 'prints') this.living.findPrints()
        return
      // `reduce` takes in what others do, and `acting` the answers to acts.
      default:
    }
  }

  #walkLater({ seq, retryInMs = 0 }: Extract<ServerMessage, { type: 'refused' }>): void {
    this.sim.agenda.in(retryInMs, () => {
      const { prediction } = this.world
      if (prediction && prediction.seq === seq) this.walkTo(prediction.goal)
    })
  }

  // --- the person

  #act(): void {
    const { swarm, agenda, tally } = this.sim
    if (!this.isActing) return
    agenda.in(1 + below(this.#random, 2 * swarm.actMs), () => this.#act())
    if (this.link.state === 'ended' && this.#random() < 0.2) this.askAgain()
    // In a hunt most wait for what they dig.
    if (!this.isOpen || (this.sim.isHunt && this.living.acting.isDigging && this.#random() < 0.8)) return
    const chance = this.#random()
    if (this.#headsFor && chance < 0.6) this.#useDoor()
    else if (this.#random() < swarm.verbs) this.living.act()
    else if (this.#random() < swarm.flood) this.#flood()
    else if (this.#random() < swarm.leave) this.send({ type: 'leave' })
    else if (this.#random() < swarm.moveOn) this.#moveOn()
    else if (this.#random() < swarm.door) this.#headsFor = pick(this.#random, this.#doors)
    else if (this.#random() < swarm.hide) this.send({ type: 'hide', hidden: this.#random() < 0.5 })
    else if (this.#random() < swarm.badFrame) {
      tally.badFrames += 1
      this.send(null)
    } else if (ownDog(this.world)?.committee && this.#random() < 0.15) this.#decorate()
    else if (chance < 0.12) this.#useThing()
    else if (chance < 0.5) this.walkTo(this.#someGoal())
    else if (chance < 0.68) this.say(this.#someText())
    else if (chance < 0.7) this.#sayPhrase()
    else if (chance < 0.76) this.#whisper()
    else if (chance < 0.79) this.send({ type: 'emote', emote: pick(this.#random, EMOTES) })
    else if (chance < 0.81) this.send({ type: 'typing' })
    else if (chance < 0.82) this.#toggleIgnore()
    else if (chance < 0.9) this.send({ type: 'rest', pose: pick(this.#random, POSES) })
    else if (chance < 0.91) this.send({ type: 'look', away: this.#random() < 0.5 })
    else if (chance < 0.94) this.#playRound()
    else if (chance < 0.96) this.#watch()
    else if (chance < 0.975) this.#useWheel()
    else if (chance < 0.99) this.#useRoulette()
    else this.#decorate()
  }

  /** Uses a thing that is near, or goes to it; or barks, or shakes itself, or reads a smell post. */
  #useThing(): void {
    const own = this.world.dogs.get(this.dog)
    if (own && this.#random() < 0.15) return this.#random() < 0.5 ? this.#usePost(own) : this.#answerRiddle(own)
    const thing = this.#random() < 0.2 ? undefined : pick(this.#random, this.#usable)
    if (!own || !thing) return this.living.askToUse(SELF, below(this.#random, 3))
    const now = roomTime(this.world, this.now)
    const scene = { grid: this.grid, usable: this.#usable, walkOf: () => undefined, now }
    const { tile } = placeAt(this.grid, own.walk, now)
    if (!this.things.isNear(thing, tile, scene) && this.#random() < 0.8) return this.walkTo(tileOfFoot(thing.foot))
    this.living.askToUse(thing.id, thing.action.manner === 'roll' ? below(this.#random, 9) : 0)
  }

  /** Goes to a smell post, and reads it, leaves a mark there or takes it away. */
  #usePost({ walk }: { walk: Walk }): void {
    const posts = postsIn(this.world.room ?? '', this.shell.thingsOf(this.#pack))
    if (posts.length === 0) return
    const post = pick(this.#random, posts)
    const { tile } = placeAt(this.grid, walk, roomTime(this.world, this.now))
    if (!isAtPost(post, tile) && this.#random() < 0.8) return this.walkTo(post.tile)
    this.living.askToUse(thingOfPost(post.thing), below(this.#random, POST_USES.length))
  }

  /** Goes to an answer of the riddle and gives it, or asks from elsewhere. */
  #answerRiddle({ walk }: { walk: Walk }): void {
    const places = riddlePlaces(this.shell.thingsOf(this.#pack))
    if (places === null) return
    const { tile } = placeAt(this.grid, walk, roomTime(this.world, this.now))
    if (riddlePlaceAt(places, tile) === null && this.#random() < 0.8) return this.walkTo(pick(this.#random, places))
    this.living.askToUse(RIDDLE_THING, 0)
  }

  /** Goes to the wheel, and opens a round there, takes a number, spins, or gives the number back. */
  #useWheel(): void {
    const own = this.world.dogs.get(this.dog)
    const [wheel] = this.shell.placesOf(this.#pack).wheels
    if (!own || !wheel) return
    const { tile } = placeAt(this.grid, own.walk, roomTime(this.world, this.now))
    if (!isByWheel([wheel], tile) && this.#random() < 0.8) return this.walkTo(wheel)
    this.living.askToUse(WHEEL, pick(this.#random, [WHEEL_USES.join, WHEEL_USES.join, ...Object.values(WHEEL_USES)]))
  }

  /** Answers the question of the roulette; or goes there, and asks a dog or spins for the own one. */
  #useRoulette(): void {
    if (this.world.roulette.asked) {
      const how = this.#random() < 0.9 ? ROULETTE_USES.yes : ROULETTE_USES.no
      return this.living.askToUse(ROULETTE, how)
    }
    const own = this.world.dogs.get(this.dog)
    const [roulette] = this.shell.placesOf(this.#pack).roulettes
    if (!own || !roulette) return
    const { tile } = placeAt(this.grid, own.walk, roomTime(this.world, this.now))
    if (!isByRoulette([roulette], tile) && this.#random() < 0.8) return this.walkTo(roulette)
    this.living.askToUse(`${ROULETTE}:${pick(this.#random, [...this.world.dogs.keys()]) ?? 1}`, 0)
  }

  /** Sets up a festive piece where the dog is, or takes one or all away. */
  #decorate(): void {
    const piece = pick(this.#random, this.world.festive.pieces)
    const chance = this.#random()
    const isCleared = piece !== undefined && chance < 0.3
    const kind = pick(this.#random, FESTIVE_KINDS)
    const thing = isCleared ? festiveThing(piece.id) : chance < 0.35 ? FESTIVE : festiveThing(kind)
    this.living.askToUse(thing, 0)
  }

  /** Tells of a round at a cabinet: its course and one more piece. */
  #playRound(): void {
    const round = `00000000-0000-4000-8000-${`${++this.#rounds}`.padStart(12, '0')}`
    const course = { game: 'JumpingDog', seed: '0'.repeat(32), isCalm: false } as const
    this.send({ type: 'played', round, from: 0, tick: 0, bytes: '', course })
    this.send({ type: 'played', round, from: 0, tick: 60, bytes: 'AQ', ...(this.#random() < 0.5 && { isLast: true }) })
  }

  #watch(): void {
    const dog = pick(this.#random, [...this.world.dogs.keys()]) ?? null
    if (dog !== null) this.checks.asksToWatch(dog)
    this.send({ type: 'watch', dog })
  }

  say(text: string): void {
    this.send({ type: 'say', text })
  }

  #sayPhrase(): void {
    const phrase = pick(this.#random, ['hello', 'sorry'] as const)
    this.checks.says(phraseText(phrase))
    this.send({ type: 'phrase', phrase })
  }

  /** Walks towards the chosen door, and goes through it when it stands there. */
  #useDoor(): void {
    const own = this.world.dogs.get(this.dog)
    const door = this.#headsFor
    if (!own || !door) return
    const { tile, moving } = placeAt(this.grid, own.walk, roomTime(this.world, this.now))
    if (moving) return
    if (tile.x !== door.x || tile.y !== door.y) return this.walkTo(door)
    this.sim.tally.doors += 1
    this.#changeRoom(this.sim.shells.find(({ key }) => key === door.room))
    this.hangUp()
    this.#entry = BY_DOOR
  }

  #whisper(): void {
    const to = pick(this.#random, [...this.world.dogs.keys(), 99])
    const text = this.#someText()
    this.send({ type: 'whisper', to, text })
  }

  #toggleIgnore(): void {
    const { ignores, tally, shells } = this.sim
    const other = pick(this.#random, [...this.world.dogs.keys()])
    if (other === undefined || other === this.dog) return
    tally.ignores += 1
    const isIgnored = ignores.toggle(this.dog, userOf(other))
    this.sim.ledger.ignores(this.dog, other, isIgnored)
    for (const shell of shells) shell.hearOnly(this.dog)
  }

  #someText(): string {
    if (this.#random() < 0.05) return pick(this.#random, ['', ' \u200d ', 'x'.repeat(121), 'vov', 'vov', 'vov'])
    this.#said += 1
    if (this.#random() < 0.15) return `${this.shell.key} ${pick(this.#random, NEW_WORDS)} ${this.#said}`
    return `${this.shell.key} ${this.#number} ${this.#said}`
  }

  #someGoal(): Tile {
    const { grid } = this
    const own = this.world.dogs.get(this.dog)
    if (!own || this.#random() < 0.05) {
      return { x: below(this.#random, grid.width + 4) - 2, y: below(this.#random, grid.height + 4) - 2 }
    }
    const { tile } = placeAt(grid, own.walk, roomTime(this.world, this.now))
    return { x: tile.x + below(this.#random, 11) - 5, y: tile.y + below(this.#random, 11) - 5 }
  }

  #flood(): void {
    const { agenda } = this.sim
    if (agenda.now - this.#floodedAt < 2000) return
    this.#floodedAt = agenda.now
    if (this.#random() < 0.5) return this.#pour(40)
    for (let n = 0; n < BACKLOG && this.isOpen; n++) {
      if (this.#random() < 0.5) this.walkTo(this.#someGoal())
      else this.send({ type: 'rest', pose: pick(this.#random, POSES) })
    }
  }

  // No real page does this: it sends without a pause and does not read the answers.
  #pour(times: number): void {
    for (let n = 0; n < 8; n++) this.send({ type: 'rest', pose: pick(this.#random, POSES) })
    if (times > 0 && this.isOpen) this.sim.agenda.in(40, () => this.#pour(times - 1))
  }

  walkTo(goal: Tile): void {
    if (!this.isOpen) return
    const predicted = predict(this.world, goal, { grid: this.grid, now: this.now })
    if (!predicted) return
    this.living.acting.sentOff()
    this.send(predicted.request)
    this.world = predicted.world
    this.checks.predicted()
  }

  /** Returns whether it went out. */
  send(message: ClientMessage | null): boolean {
    const { wire } = this
    if (!wire || !this.isOpen) return false
    if (message) this.sim.tally[message.type] += 1
    if (message?.type === 'say' || message?.type === 'whisper') this.checks.says(message.text)
    wire.sendUp(message && (this.#acknowledger?.riding(message) ?? message))
    return true
  }

  get #usable(): readonly UsableThing[] {
    return this.shell.usableOf(this.#pack)
  }

  /** The ground of the pack that the last welcome named. */
  get grid(): Grid {
    return this.shell.gridOf(this.#pack) ?? this.shell.ground.grid
  }
}
