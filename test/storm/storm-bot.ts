import { WebSocket } from 'ws'
import { createStore } from 'zustand/vanilla'
import { followAccount } from '#app/game/hud/account/follow-account.ts'
import { afterEvent, waitBeforeTry } from '#app/game/model/connection/link.ts'
import type { Link, LinkEvent } from '#app/game/model/connection/link.ts'
import { HeldPass, socketPath } from '#app/game/model/connection/pass.ts'
import { Acknowledger } from '#app/game/model/connection/receipts.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ChatLine, ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import { REFUSALS } from '#durable/protocol/refusals.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import type { Account } from './bots.ts'

const TICKET_MS = 8000
const UPGRADE_MS = 4000
/** The ground of the room of every storm. */
const GROUND = gridOf(PLAZA)
const ENTER = 'mutation ($dog: Int!) { enterPark(dogId: $dog) { ticket room nudges } }'

/**
 * What a test records; times are those of `performance.now()`. A try is due when the page's rules say so, however late
 * it is made.
 */
export type Sights = { due: (at: number) => void; welcomed: (at: number) => void; trouble: (what: string) => void }

/**
 * Returns the address of a socket to open, with the number of nudges that its dog has had, or the refusal, which is null
 * if nobody answered.
 */
export type Enter = () => Promise<{ address: string; nudges?: number } | { refusal: Refusal | null }>

type Ways = { enter: Enter; origin: string; hasPass?: boolean; askAccount?: () => Promise<void> }

/** Enters by the gate of the park, with a ticket, as pages do. */
export function byTicket(url: string, { dog, token }: Account): Enter {
  return async () => {
    try {
      const response = await fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: ENTER, variables: { dog } }),
        signal: AbortSignal.timeout(TICKET_MS),
      })
      const { data, errors } = JSON.parse(await response.text())
      const refusal = REFUSALS.find((known) => known === errors?.[0]?.extensions?.code) ?? null
      if (!data?.enterPark) return { refusal }
      const { room, ticket, nudges } = data.enterPark
      return { nudges, address: `${url.replace(/^http/, 'ws')}/parks/${room}?ticket=${ticket}` }
    } catch {
      return { refusal: null }
    }
  }
}

/**
 * A page in the park, as far as its connection is concerned: it reconnects by the page's own rules
 * (app/game/model/connection/link.ts).
 */
export class StormBot {
  readonly dog: number
  /** What the page's own code for the account goes by. */
  readonly #page = createStore(() => ({
    link: { state: 'connecting', since: Date.now() } as Link,
    nudges: null as number | null,
    isReturn: false,
  }))
  /** The lines that it knows, by number; `doubled` are those that it received twice over one socket. */
  readonly lines = new Map<number, string>()
  readonly doubled: number[] = []
  lastSeq: number | null = null
  /** Own lines that came back, and so are stored. */
  readonly heard = new Set<string>()
  /** Its last answered walk, and the goals of others, as far as it was told. */
  walk: Walk | null = null
  readonly walks = new Map<number, Walk>()
  /** How long walks took to be answered, ms. */
  readonly answersMs: number[] = []
  readonly #away = new Set<number>()
  readonly #asked = new Map<number, number>()
  readonly #enter: Enter
  readonly #origin: string
  readonly #sights: Sights
  #socket: WebSocket | null = null
  /** How often it has tried to come back by a pass, and by a ticket. */
  readonly tried = { byPass: 0, byTicket: 0 }
  readonly #pass: HeldPass | null
  /** The newest pass that it was given, which a hostile page keeps. */
  #newestPass: { room: string; pass: string } | null = null
  readonly #stopFollowing = () => {}
  #code = 1006
  #seq = 0
  #isLeaving = false
  #acknowledger = new Acknowledger(() => {})

  /**
   * `hasPass`: it comes back by the passes of rooms, as pages do; without it always by `enter`. `askAccount` requests the
   * account, as often as a page does.
   */
  constructor(dog: number, { enter, origin, hasPass = false, askAccount }: Ways, sights: Sights) {
    if (askAccount)
      this.#stopFollowing = followAccount(
        { state: this.#page, listen: () => () => {} },
        { refresh: () => void askAccount() },
      )
    this.#pass = hasPass ? new HeldPass() : null
    this.#enter = enter
    this.#origin = origin
    this.#sights = sights
    this.dog = dog
  }

  get link(): Link {
    return this.#page.getState().link
  }

  get isIn(): boolean {
    return this.link.state === 'open'
  }

  async come(): Promise<void> {
    this.#happened({ type: 'trying' })
    const back = this.#pass?.forTry(this.link, Date.now())
    this.tried[back ? 'byPass' : 'byTicket'] += 1
    const entrance = back ? { address: this.#origin.replace(/^http/, 'ws') + socketPath(back) } : await this.#enter()
    if (this.#isLeaving) return
    if (!back && 'address' in entrance) this.#pass?.replaced()
    const nudges = 'nudges' in entrance ? (entrance.nudges ?? null) : null
    this.#page.setState(back ? { isReturn: true } : { isReturn: false, nudges })
    if ('refusal' in entrance) return this.#failed({ type: 'no-ticket', refusal: entrance.refusal })
    this.#acknowledger.stop()
    this.#acknowledger = new Acknowledger((read) => this.#send({ type: 'ack', frame: read }))
    const socket = new WebSocket(entrance.address, {
      origin: this.#origin,
      perMessageDeflate: false,
      handshakeTimeout: UPGRADE_MS,
    })
    this.#socket = socket
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, lastSeq: this.lastSeq })),
    )
    const reader = new FrameReader(() => GROUND)
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) return
      this.#acknowledger.received()
      for (const message of reader.read(data)) this.#take(message)
    })
    socket.on('error', () => {})
    socket.on('close', (code) => {
      if (socket !== this.#socket || this.#isLeaving) return
      this.#socket = null
      this.#code = code
      this.#pass?.closed(code)
      this.#failed({ type: 'closed', code })
    })
  }

  /** Whether this dog has lost its connection or left, as far as it was told. */
  isAway(dog: number): boolean {
    return this.#away.has(dog)
  }

  say(text: string): void {
    this.#send({ type: 'say', text })
  }

  walkTo(x: number, y: number): void {
    this.#seq += 1
    this.#asked.set(this.#seq, performance.now())
    this.#send({ type: 'walk', seq: this.#seq, x, y })
  }

  /** Shows the newest pass although the connection has ended for good. */
  async insist(): Promise<'in' | 'refused' | 'no answer'> {
    if (!this.#newestPass) return 'no answer'
    const address = this.#origin.replace(/^http/, 'ws') + socketPath(this.#newestPass)
    const socket = new WebSocket(address, { origin: this.#origin, handshakeTimeout: UPGRADE_MS })
    const outcome = await new Promise<'in' | 'refused' | 'no answer'>((done) => {
      socket.once('open', () => done('in'))
      socket.once('unexpected-response', (asked, { statusCode }) => {
        asked.destroy()
        done(statusCode === 403 ? 'refused' : 'no answer')
      })
      socket.on('error', () => done('no answer'))
    })
    socket.terminate()
    return outcome
  }

  leave(): void {
    this.#stopFollowing()
    this.#acknowledger.stop()
    this.#isLeaving = true
    this.#socket?.terminate()
  }

  #send(message: ClientMessage): void {
    if (!this.isIn || this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(this.#acknowledger.riding(message)))
  }

  #failed(event: LinkEvent): void {
    this.#happened(event)
    if (this.link.state !== 'lost') {
      if (this.link.state === 'ended') this.#sights.trouble(`dog ${this.dog} was told ${this.link.why}`)
      return
    }
    const waitMs = waitBeforeTry({ tries: this.link.tries, code: this.#code, random: Math.random })
    this.#sights.due(performance.now() + waitMs)
    this.#happened({ type: 'waiting', until: Date.now() + waitMs })
    setTimeout(() => !this.#isLeaving && void this.come(), waitMs)
  }

  #happened(event: LinkEvent): void {
    this.#page.setState({ link: afterEvent(this.link, event, Date.now()) })
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#happened({ type: 'welcomed' })
      this.#pass?.welcomed(message)
      if (message.pass !== undefined) this.#newestPass = { room: message.room, pass: message.pass }
      this.#sights.welcomed(performance.now())
      for (const { id, walk } of message.dogs) this.walks.set(id, walk)
      for (const line of message.lines) this.#hear(line)
    } else if (message.type === 'said') {
      this.#hear(message)
    } else if (message.type === 'walked') {
      this.walks.set(message.dog, message)
      if (message.dog === this.dog) this.walk = message
      this.#answered(message.seq)
    } else if (message.type === 'dropped' || message.type === 'left') {
      this.#away.add(message.dog)
    } else if (message.type === 'refused') {
      this.#answered(message.seq)
    }
  }

  #answered(seq: number | undefined): void {
    const since = seq === undefined ? undefined : this.#asked.get(seq)
    if (seq === undefined || since === undefined) return
    this.#asked.delete(seq)
    this.answersMs.push(performance.now() - since)
  }

  #hear({ seq, text, dog }: ChatLine): void {
    if (this.lastSeq !== null && seq <= this.lastSeq) this.doubled.push(seq)
    else if (this.lastSeq !== null && seq !== this.lastSeq + 1)
      this.#sights.trouble(`dog ${this.dog} heard ${seq} after ${this.lastSeq}`)
    this.lastSeq = seq
    this.lines.set(seq, text)
    if (dog === this.dog) this.heard.add(text)
  }
}
