// A bot written from durable/protocol/README.md alone. It imports nothing of the park.
import { WebSocket } from 'ws'
import { BinaryFrames } from './binary.ts'

export type Walk = { x: number; y: number; dirs: string; startedAt: number }
export type Dog = { id: number; name: string; pose: string; facing: number; walk: Walk; away: boolean }
export type Line = { seq: number; dog: number; name: string; text: string; at: number }
export type Ticket = { ticket: string; room: string; pack: string }
type Door = { x: number; y: number; w: number; h: number }
export type Told = { type: string } & Record<string, unknown>
type Welcome = { you: number; now: number; room: string; resumed: boolean; dogs: Dog[]; lines: Line[] }

const DX = [0, 1, 1, 1, 0, -1, -1, -1]
const DY = [-1, -1, 0, 1, 1, 1, 0, -1]
const PONG_MS = 10_000
const ACK_EVERY_MS = 5000
/** How long to wait for an answer: far longer than one takes on a busy machine, ms. */
const PATIENCE_MS = 60_000

/** Signs in as a new or known user, and gets a dog if there is none. */
export async function signIn(url: string, { email, user, dog }: { email: string; user: string; dog: string }) {
  const { credential } = await post<{ credential: string }>(
    `${url}/local-identity/token`,
    // Each is taken once.
    { email, nonce: crypto.randomUUID() },
    '',
  )
  const session = await sessionOf(url, credential, user)
  type Mine = { myUser: { dogs: { id: number; isDead: boolean }[] } }
  const { myUser } = await graphql<Mine>(url, '{ myUser { dogs { id name isDead } } }', { session })
  const living = myUser.dogs.find(({ isDead }) => !isDead)
  return new Bot(url, session, living ? living.id : await aNewDog(url, session, dog))
}

/** The number of the terms at /rules that the maker of this bot has read. */
const TERMS_READ = 1

async function sessionOf(url: string, credential: string, name: string): Promise<string> {
  const { googleLogin } = await graphql<{ googleLogin: { token: string; newUser: boolean } }>(
    url,
    'mutation ($token: String!) { googleLogin(token: $token, language: en) { token newUser } }',
    { token: credential },
  )
  const { token, newUser } = googleLogin
  if (!newUser) return token
  const { createUser } = await graphql<{ createUser: { valid: string; token: string } }>(
    url,
    'mutation ($token: String!, $name: String!, $terms: Int!) { createUser(token: $token, username: $name, language: en, terms: $terms) { valid token } }',
    { token, name, terms: TERMS_READ },
  )
  if (createUser.valid !== 'none') throw new Error(`user ${name}: ${createUser.valid}`)
  return createUser.token
}

async function aNewDog(url: string, session: string, name: string): Promise<number> {
  const offer = await graphql<{ newDog: { token: string } }>(url, '{ newDog { token color shadowColor } }', { session })
  const { newDog } = await graphql<{ newDog: { dogId: number; message: string | null } }>(
    url,
    'mutation ($name: String!, $token: String!) { newDog(name: $name, token: $token) { dogId message } }',
    { session, name, token: offer.newDog.token },
  )
  if (newDog.message !== null) throw new Error(`dog ${name}: ${newDog.message}`)
  return newDog.dogId
}

/** A refusal of the park, with its code. */
export class Refused extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** One dog and its socket. */
export class Bot {
  readonly dog: number
  /** What the bot knows of the park. */
  readonly dogs = new Map<number, Dog>()
  readonly lines: Line[] = []
  readonly refusals: Told[] = []
  welcome: Welcome | null = null
  lastSeq: number | null = null
  closedWith: number | null = null
  /** The numbers of the last walk requested and of the last one answered. */
  asked = 0
  answered = 0
  /** Room clock minus own clock, ms. */
  offsetMs = 0
  /** The room to ask for; null for the one that the park chooses. */
  room: string | null = null
  /** The version of the protocol; 2 sends binary frames instead of JSON. */
  version: 1 | 2 = 1
  /** Called with each message after it was applied. */
  onTold: (told: Told) => void = () => {}
  readonly #url: string
  readonly #session: string
  #socket: WebSocket | null = null
  #binary = new BinaryFrames()
  /** The number of frames of this socket, and the last acknowledged one. */
  #frames = 0
  #ackedAt = 0
  #ackTimer: NodeJS.Timeout | null = null
  #waiting: { until: () => boolean; done: () => void }[] = []

  constructor(url: string, session: string, dog: number) {
    this.#url = url
    this.#session = session
    this.dog = dog
  }

  get isIn(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.welcome !== null
  }

  async ticket(): Promise<Ticket> {
    const query = 'mutation ($dog: Int!, $room: String) { enterPark(dogId: $dog, room: $room) { ticket room pack } }'
    const { enterPark } = await this.ask<{ enterPark: Ticket }>(query, { dog: this.dog, room: this.room })
    return enterPark
  }

  /** Runs a GraphQL operation. @throws Refused if the park refuses; any other error if the result is unknown */
  ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
    return graphql<Data>(this.#url, query, { session: this.#session, ...variables })
  }

  /** Enters with a new ticket, or with the given one, and waits for the welcome. */
  async enter(given?: Ticket): Promise<Welcome> {
    const { ticket, room, pack } = given ?? (await this.ticket())
    this.#binary = new BinaryFrames()
    if (this.version === 2) this.#binary.ground = await this.#groundOf(pack)
    const address = `${this.#url.replace(/^http/, 'ws')}/parks/${room}?ticket=${ticket}`
    const socket = new WebSocket(address, { origin: this.#url, perMessageDeflate: false })
    this.#socket = socket
    this.#frames = 0
    this.#ackedAt = 0
    this.welcome = null
    this.closedWith = null
    this.answered = this.asked
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.#take(this.#binary.read(data))
      else if (String(data) !== 'pong') this.#take(JSON.parse(String(data)))
    })
    socket.on('close', (code) => {
      if (socket === this.#socket) this.closedWith = code
      this.#look()
    })
    await new Promise<void>((done, fail) => {
      socket.once('open', done)
      socket.once('error', fail)
    })
    socket.on('error', () => {})
    this.send({ type: 'hello', version: this.version, lastSeq: this.lastSeq })
    await this.until(() => this.welcome !== null || this.closedWith !== null)
    if (!this.welcome) throw new Error(`closed with ${this.closedWith}`)
    return this.welcome
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  walk(x: number, y: number): number {
    this.asked += 1
    this.send({ type: 'walk', seq: this.asked, x, y })
    return this.asked
  }

  say(text: string): void {
    this.send({ type: 'say', text })
  }

  rest(pose: 'stand' | 'sit' | 'curl'): void {
    this.send({ type: 'rest', pose })
  }

  async leave(): Promise<void> {
    this.send({ type: 'leave' })
    await this.until(() => this.closedWith !== null)
  }

  /** Cuts the connection without a close frame. */
  cut(): void {
    this.#socket?.terminate()
  }

  /** Whether the connection works: sends a ping and waits ten seconds for the pong. */
  async ping(): Promise<boolean> {
    const socket = this.#socket
    if (!socket) return false
    return new Promise((done) => {
      const timer = setTimeout(() => done(false), PONG_MS)
      const listen = (data: unknown) => {
        if (String(data) !== 'pong') return
        clearTimeout(timer)
        socket.off('message', listen)
        done(true)
      }
      socket.on('message', listen)
      socket.send('ping')
    })
  }

  /** @throws if it does not hold within `ms` */
  async until(holds: () => boolean, ms = PATIENCE_MS): Promise<void> {
    if (holds()) return
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`dog ${this.dog} waited ${ms} ms in vain`)), ms)
      this.#waiting.push({
        until: holds,
        done: () => {
          clearTimeout(timer)
          done()
        },
      })
    })
  }

  /** The tile where a dog's walk ends; null without a walk. */
  goalOf(dog: number): { x: number; y: number } | null {
    const walk = this.dogs.get(dog)?.walk
    if (!walk) return null
    let { x, y } = walk
    for (const digit of walk.dirs) {
      x += DX[Number(digit)] ?? 0
      y += DY[Number(digit)] ?? 0
    }
    return { x, y }
  }

  // A pack has an address of its own and never changes.
  async #groundOf(pack: string) {
    const response = await fetch(`${this.#url}/parks/packs/${pack}.json`)
    const { ground, doors } = (await response.json()) as { ground: string[]; doors: Partial<Door>[] }
    return { rows: ground, doors: doors.map(({ x = 0, y = 0, w = 1, h = 1 }) => ({ x, y, w, h })) }
  }

  #take(frame: Told[]): void {
    this.#acknowledge()
    for (const told of frame) {
      this.#learn(told)
      this.onTold(told)
    }
    this.#look()
  }

  #learn(told: Told): void {
    const dog = this.dogs.get(Number(told.dog))
    switch (told.type) {
      case 'welcome': {
        const welcome = told as unknown as Welcome
        this.welcome = welcome
        this.offsetMs = welcome.now - Date.now()
        this.dogs.clear()
        for (const here of welcome.dogs) this.dogs.set(here.id, here)
        for (const line of welcome.lines) this.#hear(line)
        return
      }
      case 'entered': {
        const entered = told.dog as unknown as Dog
        this.dogs.set(entered.id, entered)
        return
      }
      case 'left':
        this.dogs.delete(Number(told.dog))
        return
      case 'dropped':
      case 'returned':
        if (dog) dog.away = told.type === 'dropped'
        return
      case 'walked':
        if (dog) Object.assign(dog, { walk: told, pose: 'stand' })
        if (told.dog === this.dog && typeof told.seq === 'number') this.answered = told.seq
        return
      case 'rested':
        if (dog) Object.assign(dog, { pose: told.pose, facing: told.facing })
        return
      case 'said':
        return this.#hear(told as unknown as Line)
      case 'refused':
        this.refusals.push(told)
        if (told.request === 'walk' && typeof told.seq === 'number') this.answered = told.seq
    }
  }

  #hear(line: Line): void {
    this.lines.push(line)
    this.lastSeq = line.seq
  }

  // Acknowledges the first frame after a pause at once, and then every five seconds while frames come.
  #acknowledge(): void {
    this.#frames += 1
    if (this.#ackTimer) return
    const waitMs = Math.max(0, this.#ackedAt + ACK_EVERY_MS - Date.now())
    this.#ackTimer = setTimeout(() => {
      this.#ackTimer = null
      this.#ackedAt = Date.now()
      this.send({ type: 'ack', frame: this.#frames })
    }, waitMs)
  }

  #look(): void {
    this.#waiting = this.#waiting.filter(({ until, done }) => {
      if (until()) done()
      else return true
    })
  }
}

async function graphql<Data>(url: string, query: string, { session = '', ...variables }: Variables): Promise<Data> {
  const answer = await post<{ data: Data; errors?: { message: string; extensions?: { code?: string } }[] }>(
    `${url}/api/graphql`,
    { query, variables },
    session,
  )
  if (answer.errors?.[0]) throw new Refused(answer.errors[0].message, answer.errors[0].extensions?.code ?? '')
  return answer.data
}

type Variables = { session?: string } & Record<string, unknown>

async function post<Answer>(url: string, body: object, session: string): Promise<Answer> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (session) headers.Authorization = `Bearer ${session}`
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}
