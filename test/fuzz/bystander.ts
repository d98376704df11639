import { WebSocket } from 'ws'
import { Acknowledger } from '#app/game/model/connection/receipts.ts'
import type { ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import { addressOf } from './open-gate.ts'

const WALK_EVERY_MS = 250
const SAY_EVERY_MS = 1250
/** How long to wait for an answer: far longer than one takes on a busy machine, ms. */
const ANSWERED_WITHIN_MS = 60_000

/**
 * A dog that walks to and fro and talks. It records how long the room takes to answer, and what other dogs do that they
 * should not.
 */
export class Bystander {
  readonly answersMs: number[] = []
  /**
   * What it received that it should not have: a stranger that moves or talks, a refusal, the close of its own socket.
   */
  readonly troubles: string[] = []
  /** The dogs in the latest welcome. */
  dogs: readonly WireDog[] = []
  walks = 0
  lines = 0
  /** How often the room sent a new welcome in place of messages that it had held back, for want of acknowledgements. */
  timesHeld = 0
  readonly #socket: WebSocket
  readonly #dog: number
  readonly #friends: readonly number[]
  /** Requests that the room has not answered yet, and when they were sent. */
  readonly #asked = new Map<string, number>()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #acknowledger: Acknowledger
  #seq = 0
  #said = 0

  private constructor(socket: WebSocket, dog: number, friends: readonly number[]) {
    this.#socket = socket
    this.#dog = dog
    this.#friends = friends
    this.#acknowledger = new Acknowledger((read) => socket.send(JSON.stringify({ type: 'ack', frame: read })))
    socket.on('message', (data) => this.#read(String(data)))
    socket.on('close', (code) => this.troubles.push(`dog ${dog} was closed with ${code}`))
  }

  /** Opens its socket and waits for the welcome. `friends` are the dogs that may move and talk. */
  static async come(url: string, { dog, epoch, friends }: { dog: number; epoch: number; friends: readonly number[] }) {
    const socket = new WebSocket(addressOf(url, dog, { epoch }), { perMessageDeflate: false })
    const bystander = new Bystander(socket, dog, friends)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    const welcomed = new Promise((done) => socket.once('message', done))
    socket.send('{"type":"hello","version":1,"lastSeq":null}')
    await welcomed
    return bystander
  }

  /** Walks and talks from now on. */
  live(): void {
    this.#timers.push(
      setInterval(() => this.#walk(), WALK_EVERY_MS),
      setInterval(() => this.#say(), SAY_EVERY_MS),
    )
  }

  /** Stops, and waits for the last answers. */
  async end(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    const giveUpAt = performance.now() + ANSWERED_WITHIN_MS
    while (this.#asked.size > 0 && performance.now() < giveUpAt) await new Promise((done) => setTimeout(done, 20))
    for (const what of this.#asked.keys()) this.troubles.push(`dog ${this.#dog} had no answer to ${what}`)
    // Stopped last, because a reader that acknowledges nothing is sent nothing.
    this.#acknowledger.stop()
    this.#socket.removeAllListeners('close')
    this.#socket.close()
  }

  #walk(): void {
    if (this.#isWaitingFor('walk ')) return
    this.#seq += 1
    this.#asked.set(`walk ${this.#seq}`, performance.now())
    this.#socket.send(
      JSON.stringify({ type: 'walk', seq: this.#seq, x: 20 + (this.#seq % 5), y: 24 + (this.#dog % 2) }),
    )
  }

  #say(): void {
    if (this.#isWaitingFor(`${this.#dog} says `)) return
    this.#said += 1
    const text = `${this.#dog} says ${this.#said}`
    this.#asked.set(text, performance.now())
    this.#socket.send(JSON.stringify({ type: 'say', text }))
  }

  // One request of a kind at a time: a backlog would reach a busy room all at once, and some of it would rightly be
  // refused.
  #isWaitingFor(start: string): boolean {
    return [...this.#asked.keys()].some((what) => what.startsWith(start))
  }

  #read(frame: string): void {
    this.#acknowledger.received()
    for (const message of JSON.parse(frame) as ServerMessage[]) this.#take(message)
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed(message)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'walked' || message.type === 'said' || message.type === 'rested') this.#acted(message)
  }

  /**
   * A bystander on a busy machine acknowledges late. It is then sent nothing for a while and after that a new welcome,
   * which answers its walks and has the missed lines (durable/protocol/README.md).
   */
  #welcomed({ dogs, lines }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.dogs = dogs
    if (this.#seq === 0) return
    this.timesHeld += 1
    for (const what of [...this.#asked.keys()]) if (what.startsWith('walk ')) this.#answered(what)
    for (const { dog, text } of lines) if (dog === this.#dog && this.#answered(text)) this.lines += 1
  }

  // A delayed walk arrives just before the next one, so 'too-fast' is a correct answer to that.
  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const isOwnHaste = message.request === 'walk' && message.reason === 'too-fast'
    if (isOwnHaste) this.#answered(`walk ${message.seq}`)
    else this.troubles.push(JSON.stringify(message))
  }

  #acted(message: Extract<ServerMessage, { type: 'walked' | 'said' | 'rested' }>): void {
    if (!this.#friends.includes(message.dog)) this.troubles.push(`a hostile dog did ${JSON.stringify(message)}`)
    if (message.dog !== this.#dog) return
    if (message.type === 'walked' && this.#answered(`walk ${message.seq}`)) this.walks += 1
    if (message.type === 'said' && this.#answered(message.text)) this.lines += 1
  }

  #answered(what: string): boolean {
    const since = this.#asked.get(what)
    if (since === undefined) return false
    this.#asked.delete(what)
    this.answersMs.push(performance.now() - since)
    return true
  }
}
