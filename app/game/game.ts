import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ChatLine, Pose, ServerMessage } from '#durable/protocol/messages.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { HOME_ROOM, roomDoc } from '#durable/world/rooms.ts'
import { Connection } from './connection.ts'
import type { Entrance } from './connection.ts'
import { FULL_BREATH, outOfBreath, sendDraft } from './input/draft.ts'
import type { Breath } from './input/draft.ts'
import type { Link } from './link.ts'
import { predict } from './predict.ts'
import { EMPTY_WORLD, lostTouch, markRead, reduce } from './world.ts'
import type { World } from './world.ts'

/** What the interface shows of the game. `refusal` is the latest no of the room, until it is dismissed. */
export type GameState = {
  world: World
  link: Link
  breath: Breath
  refusal: { reason: Refusal; request: 'walk' | 'say' | 'rest' } | null
}

/** What happened once, for those who draw it; the state has no place for it. */
export type Moment =
  | { type: 'said'; line: ChatLine; isOwn: boolean }
  | { type: 'changed' }
  | { type: 'sent-off' }
  /** A line that the room did not take, to be put back. */
  | { type: 'unsaid'; text: string }

/** One dog in the park, from the page's side: what is known, the line to the room, and what a player can ask for. */
export class Game {
  readonly state: StoreApi<GameState>
  /** The room as it is drawn and walked; twins of a room share one. */
  readonly doc: RoomDoc
  readonly grid: Grid
  readonly #connection: Connection
  readonly #listeners = new Set<(moment: Moment) => void>()
  readonly #unanswered: string[] = []
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor({ enter }: { enter: () => Promise<Entrance> }) {
    const doc = roomDoc(HOME_ROOM)
    if (!doc) throw new Error(`no room ${HOME_ROOM}`)
    this.doc = doc
    this.grid = gridOf(doc)
    const link: Link = { state: 'connecting', since: Date.now() }
    this.state = createStore(() => ({ world: EMPTY_WORLD, link, breath: FULL_BREATH, refusal: null }))
    this.#connection = new Connection({
      enter,
      hello: (room) => ({ type: 'hello', version: PROTOCOL_VERSION, lastSeq: this.#lastSeqOf(room) }),
      onFrame: (messages) => this.#frame(messages),
      onLink: (next) => this.#linked(next),
    })
  }

  get world(): World {
    return this.state.getState().world
  }

  listen(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  walkTo(goal: Tile) {
    clearTimeout(this.#retryTimer)
    if (this.state.getState().link.state !== 'open') return
    const predicted = predict(this.world, goal, { grid: this.grid, now: Date.now() })
    if (!predicted) {
      this.state.setState({ refusal: { reason: 'no-way-there', request: 'walk' } })
      return
    }
    this.#connection.send(predicted.request)
    this.state.setState({ world: predicted.world, refusal: null })
    this.#tell({ type: 'sent-off' })
  }

  rest(pose: Pose) {
    this.#connection.send({ type: 'rest', pose })
  }

  /** Says a draft; false where it has to stay in the field. */
  say(draft: string): boolean {
    const { breath, link } = this.state.getState()
    if (link.state !== 'open') return false
    const sending = sendDraft(draft, breath, Date.now())
    if (sending.do === 'refuse') {
      this.state.setState({ refusal: { reason: sending.reason, request: 'say' } })
      return false
    }
    if (sending.do === 'wait' || !this.#connection.send({ type: 'say', text: sending.text })) return false
    this.#unanswered.push(sending.text)
    this.state.setState({ breath: sending.breath, refusal: null })
    return true
  }

  readLog() {
    this.state.setState({ world: markRead(this.world) })
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

  /** Out through the gate: the dog leaves at once, where a lost line would have it wait. */
  close() {
    this.#connection.send({ type: 'leave' })
    clearTimeout(this.#retryTimer)
    this.#listeners.clear()
    this.#connection.close()
  }

  #frame(messages: readonly ServerMessage[]) {
    const now = Date.now()
    let world = this.world
    for (const message of messages) {
      world = reduce(world, message, { grid: this.grid, now })
      if (message.type === 'said') this.#heard(message, world)
      if (message.type === 'refused') this.#refused(message, now)
    }
    this.state.setState({ world })
    this.#tell({ type: 'changed' })
  }

  #heard(line: ChatLine, { me }: World) {
    const isOwn = line.dog === me
    if (isOwn) this.#unanswered.shift()
    this.#tell({ type: 'said', line, isOwn })
  }

  #refused(message: Extract<ServerMessage, { type: 'refused' }>, now: number) {
    const { request, reason, retryInMs = 0 } = message
    if (request === 'say') {
      const text = this.#unanswered.shift()
      if (text !== undefined) this.#tell({ type: 'unsaid', text })
      if (reason === 'too-fast') this.state.setState({ breath: outOfBreath(retryInMs, now) })
    }
    if (request === 'walk' && reason === 'too-fast') this.#walkLater(message.seq, retryInMs)
    else if (request === 'walk' || request === 'say' || request === 'rest') {
      this.state.setState({ refusal: { reason, request } })
    }
  }

  // The room keeps no timer: whoever was too early asks again.
  #walkLater(seq: number | undefined, retryInMs: number) {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => {
      const { prediction } = this.world
      if (prediction && prediction.seq === seq) this.walkTo(prediction.goal)
    }, retryInMs)
  }

  #linked(link: Link) {
    if (link.state === 'open' || this.state.getState().link.state !== 'open') {
      this.state.setState({ link })
    } else {
      this.#unanswered.length = 0
      this.state.setState({ link, world: lostTouch(this.world) })
    }
    this.#tell({ type: 'changed' })
  }

  #lastSeqOf(room: string): number | null {
    return this.world.room === room ? this.world.lastSeq : null
  }

  #tell(moment: Moment) {
    for (const listener of this.#listeners) listener(moment)
  }
}
