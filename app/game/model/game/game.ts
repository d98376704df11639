import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { withNpcWords } from '#app/game/model/chat/chat-log.ts'
import { Connection } from '#app/game/model/connection/connection.ts'
import type { Entrance, Ticket } from '#app/game/model/connection/connection.ts'
import type { Link } from '#app/game/model/connection/link.ts'
import { welcomeIn } from '#app/game/model/connection/received.ts'
import { givenPlace } from '#app/game/model/places/given-place.ts'
import { knownProblem, meantTile, ownGround, tileOfDoor } from '#app/game/model/places/place.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { Places } from '#app/game/model/places/places.ts'
import { Autopilot } from '#app/game/model/travel/autopilot.ts'
import type { Trip } from '#app/game/model/travel/autopilot.ts'
import { DoorWatch } from '#app/game/model/travel/door-watch.ts'
import { predict } from '#app/game/model/world/predict.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { lostTouch } from '#app/game/model/world/seen-dog.ts'
import { lastSeqOf, markRead, ownDog, roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { FrameError } from '#durable/protocol/frames/byte-reader.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import type { ClientMessage, DogId, Pose, ServerMessage, Welcome } from '#durable/protocol/messages.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import { can } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { Acts } from './acts.ts'
import { FrameGate } from './frame-gate.ts'
import { FIRST_STATE, SAYS_MORE, roomToWalkIn } from './game-state.ts'
import type { GameRefusal, GameState, Moment, NpcWords } from './game-state.ts'
import { Talk } from './talk.ts'

/** How a dog enters: through a door, to another dog, into a given room, or wherever the server puts it. */
export type Way = { door: string } | { with: DogId } | { room: string } | Record<string, never>

/** The number of a walk that is not shown before the room has answered. */
const NO_PREDICTION = 0

export type GameOptions = {
  enter: (way: Way) => Promise<Entrance>
  /** What the page knows of the own dog, to check the conditions of doors. */
  passer: Passer
}

/** A part of the game that messages of the room concern; `me` is the own dog. */
type Reader = { heard: (message: ServerMessage, me: DogId | null) => void }

/** One dog in the park on the client's side: the state, the connection to the room, and what the player can do. */
export class Game {
  readonly state: StoreApi<GameState>
  readonly talk: Talk
  readonly acts: Acts
  readonly #connection: Connection
  readonly #listeners = new Set<(moment: Moment) => void>()
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  readonly #options: GameOptions
  readonly #places = new Places()
  readonly #frames = new FrameGate(this.#places, {
    take: (records, now) => this.#take(records, now),
    isHere: (room) => this.world.room === room,
    onFetching: (isFetching) => this.state.setState({ isFetching }),
  })
  readonly #reader = new FrameReader(({ pack }) => this.#places.at(pack)?.grid ?? null)
  readonly #doors: DoorWatch
  readonly #pilot: Autopilot
  /** What reads a message of the room once it is in the world, in this order. */
  readonly #readers: readonly Reader[]
  #isPassing = false

  constructor(options: GameOptions) {
    this.#options = options
    const link: Link = { state: 'connecting', since: Date.now() }
    this.state = createStore<GameState>(() => ({ ...FIRST_STATE, link }))
    const line = {
      state: this.state,
      send: (message: ClientMessage) => this.#connection.send(message),
      tell: (moment: Moment) => this.#tell(moment),
    }
    this.talk = new Talk(line)
    this.acts = new Acts({ ...line, walkTo: (tile) => this.walkTo(tile) })
    this.#readers = [this.talk, this.acts, { heard: (message) => this.#refusedByRoom(message) }]
    this.#doors = new DoorWatch(this, {
      reached: (door) => void this.#goBy({ door: door.id }),
      astray: () => this.#pilot.astray(),
    })
    this.#pilot = new Autopilot({
      room: () => roomToWalkIn(this.state.getState()),
      walkToDoor: (door) => this.#walkToDoor(door),
      approach: (dog) => this.acts.approach(dog),
      show: (trip) => this.state.setState({ trip }),
      refuse: (reason) => this.state.setState({ refusal: { reason, request: 'walk' } }),
    })
    this.#connection = new Connection({
      enter: () => this.#comeBack(),
      hello: (room, version) => ({ type: 'hello', version, lastSeq: lastSeqOf(this.world, room) }),
      onReturn: () => this.state.setState({ isReturn: true }),
      onFrame: (records) => this.#frames.frame(records, Date.now()),
      onLink: (next) => this.#linked(next),
    })
  }

  get place(): ParkPlace | null {
    return this.state.getState().place
  }

  get world(): World {
    return this.state.getState().world
  }

  listen(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  walkTo(goal: Tile) {
    this.#pilot.stop()
    this.#walk(goal)
  }

  /** Sends the own dog through several rooms, until it arrives or gets another order. */
  travel(trip: Trip) {
    this.#pilot.start(trip)
  }

  /** Cancels a trip and a door to go through: the own dog stops where its walk ends. */
  stopTravelling() {
    this.#doors.watch(null)
    this.#pilot.stop()
  }

  /** Sends the own dog to a tile. Returns whether that leads through a door. */
  #walk(goal: Tile): boolean {
    clearTimeout(this.#retryTimer)
    const { place, link, isFetching } = this.state.getState()
    if (link.state !== 'open' || !place || isFetching) return false
    const meant = meantTile(place, goal)
    const now = Date.now()
    const predicted = predict(this.world, meant, { grid: ownGround(place, this.world, now), now })
    if (!predicted) {
      this.state.setState({ refusal: { reason: 'no-way-there', request: 'walk' } })
      // [G5] The room says which gate is in the way, and why it is shut.
      if (place.gates) this.#connection.send({ type: 'walk', seq: NO_PREDICTION, ...meant })
      return false
    }
    this.#connection.send(predicted.request)
    const door = place.doorAt(meant)
    const problem = door && knownProblem(door, this.#options.passer)
    const refusal: GameRefusal | null = problem && { reason: problem.reason, request: 'door', problem }
    this.state.setState({ world: predicted.world, refusal })
    this.acts.sentOff()
    this.#tell({ type: 'sent-off' })
    return this.#doors.watch(problem ? null : door)
  }

  #walkToDoor(id: string): boolean {
    const { world, place } = this
    const me = ownDog(world)
    const tile = place && me ? tileOfDoor(place, id, endOf(me.walk)) : null
    return tile !== null && this.#walk(tile)
  }

  rest(pose: Pose) {
    this.#pilot.stop()
    this.#connection.send({ type: 'rest', pose })
  }

  /** Whether the player's roles allow it, for what the interface offers. The server checks again. */
  may(capability: Capability): boolean {
    return can(this.#options.passer, capability)
  }

  /**
   * Sends a request that shows nothing before the room answers. Walks, poses, talk and acts have methods of their own.
   */
  ask(message: ClientMessage) {
    this.#connection.send(message)
  }

  readLog() {
    this.state.setState({ world: markRead(this.world) })
  }

  /** An NPC has said something to this player: what it knows to say is in a script that is fetched late. */
  heardNpc(words: NpcWords) {
    const { world } = this
    const log = withNpcWords(world.log, { ...words, at: roomTime(world, Date.now()) })
    this.state.setState({ npcWords: words, world: { ...world, log } })
    this.#tell({ type: 'npc-said', ...words })
  }

  forgetRefusal() {
    this.state.setState({ refusal: null })
  }

  tryNow() {
    this.#connection.tryNow()
  }

  enterAgain() {
    this.#connection.enterAgain()
  }

  /** Leaves the park. The dog leaves at once, while a lost connection would leave it waiting for a minute. */
  close() {
    this.#connection.send({ type: 'leave' })
    clearTimeout(this.#retryTimer)
    this.stopTravelling()
    this.#listeners.clear()
    this.acts.close()
    this.#places.close()
    this.#connection.close()
  }

  /**
   * A ticket to the room where the dog was; [ED9] if staff have closed that, to wherever the server puts the dog. The
   * socket opens while the pack of the room is on its way: the gate holds the frames until it is there.
   */
  async #comeBack(): Promise<Entrance> {
    const { room } = this.world
    const back = await this.#options.enter(room === null ? {} : { room })
    const isClosed = 'refusal' in back && back.refusal === 'room-closed'
    const entrance = isClosed ? await this.#options.enter({}) : back
    if ('refusal' in entrance) return entrance
    this.#admitted(entrance)
    // What cannot be fetched now is fetched again by the gate.
    const place = this.#places.fetch(entrance.pack).catch(() => null)
    void place.then((first) => first && !this.place && this.state.setState({ place: first }))
    return entrance
  }

  /** A ticket to another room, whose pack is fetched first, so that the dog is never in a room that cannot be drawn. */
  async #enter(way: Way): Promise<Entrance> {
    const entrance = await this.#options.enter(way)
    if ('refusal' in entrance) return entrance
    const place = await this.#places.fetch(entrance.pack).catch(() => null)
    if (!place) return { refusal: null }
    this.#admitted(entrance)
    return entrance
  }

  // The first entry of a day changes the account as well.
  #admitted({ gained, nudges }: Ticket) {
    this.state.setState({ nudges: gained ? null : (nudges ?? null), isReturn: false })
  }

  /** Goes to another dog, also in another room, and walks up to it. */
  async goTo(dog: DogId) {
    this.stopTravelling()
    if (this.world.dogs.has(dog)) return this.acts.approach(dog)
    this.#pilot.seek(dog)
    await this.#goBy({ with: dog })
  }

  /** Takes the own dog to a room, of those that may be anywhere; the server checks it. */
  async warpTo(room: string) {
    this.stopTravelling()
    await this.#goBy({ room })
  }

  async #goBy(way: Way) {
    if (this.#isPassing || this.state.getState().link.state !== 'open') return
    this.#isPassing = true
    const entrance = await this.#enter(way)
    this.#isPassing = false
    if (!('refusal' in entrance)) return this.#connection.moveTo(entrance)
    const { refusal, text } = entrance
    if (this.#pilot.refused(refusal)) return
    const reason = refusal ?? 'try-again'
    this.state.setState({ refusal: { reason, request: 'door', ...(SAYS_MORE.includes(reason) && text && { text }) } })
  }

  #take(records: readonly FrameRecord[], now: number) {
    let world = this.world
    for (const message of this.#messagesOf(records)) {
      const was = this.place?.grid
      if (message.type === 'welcome') this.#arrived(message)
      if (!this.place) return
      const { grid, usable } = this.place
      world = reduce(world, message, { grid, was: was ?? grid, usable, now })
      for (const reader of this.#readers) reader.heard(message, world.me)
    }
    this.state.setState({ world })
    this.#tell({ type: 'changed' })
    if (welcomeIn(records)) this.#pilot.arrived()
  }

  #messagesOf(records: readonly FrameRecord[]): ServerMessage[] {
    try {
      return this.#reader.inFull(records)
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      this.#connection.startAfresh()
      return []
    }
  }

  #arrived({ room, pack, given }: Pick<Welcome, 'room' | 'pack' | 'given'>) {
    const bare = this.#places.at(pack)
    const place = bare && givenPlace(bare, given)
    const isSameRoom = (this.world.room ?? room) === room
    if (!place || (place === this.place && isSameRoom)) return
    if (isSameRoom && this.world.room !== null) {
      this.state.setState({ place })
      this.#tell({ type: 'rebuilt' })
    } else {
      this.state.setState(({ refusal }) => ({ place, refusal: refusal?.reason === 'room-closed' ? refusal : null }))
      this.#tell({ type: 'elsewhere' })
    }
  }

  // [ED9] A room that closes refuses the stay itself, before it sends the dog away.
  #refusedByRoom(message: ServerMessage) {
    if (message.type === 'gateShut') {
      const { problem } = message
      return this.state.setState({ refusal: { reason: problem.reason, request: 'door', problem } })
    }
    if (message.type !== 'refused') return
    const { request, reason, retryInMs = 0 } = message
    if (request === 'walk' && reason === 'too-fast') this.#walkLater(message.seq, retryInMs)
    else if (request === 'walk' || request === 'rest' || request === 'hello') {
      this.#pilot.stop()
      this.state.setState({ refusal: { reason, request } })
    }
  }

  // The room does not queue a walk that came too early, so it is sent again.
  #walkLater(seq: number | undefined, retryInMs: number) {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => {
      const { prediction } = this.world
      if (prediction && prediction.seq === seq) this.#walk(prediction.goal)
    }, retryInMs)
  }

  #linked(link: Link) {
    if (link.state === 'ended') this.stopTravelling()
    const isLost = link.state === 'lost' || link.state === 'ended'
    if (!isLost || this.state.getState().link.state !== 'open') {
      this.state.setState({ link })
    } else {
      this.talk.lineLost()
      this.state.setState({ link, world: lostTouch(this.world) })
    }
    this.#tell({ type: 'changed' })
  }

  #tell(moment: Moment) {
    for (const listener of this.#listeners) listener(moment)
  }
}
