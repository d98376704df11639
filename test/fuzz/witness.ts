import { WebSocket } from 'ws'
import { Acknowledger } from '#app/game/line/receipts.ts'
import type { ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import { aVisitor } from '#test/support/dogs.ts'

export function addressOf(url: string, dog: number, epoch: number): string {
  return `${url}?visitor=${encodeURIComponent(visitorOf(dog, epoch))}`
}

/** As the gate hands it to the room. */
export function visitorOf(dog: number, epoch: number): string {
  return JSON.stringify(aVisitor(dog, { epoch }))
}

const WALK_EVERY_MS = 250
const SAY_EVERY_MS = 1250

/** A dog that minds its own business: walks to and fro and talks, and notes how long the room takes and who else stirs. */
export class Witness {
  readonly answersMs: number[] = []
  /** What dogs did of which nobody of ours is one. */
  readonly strange: string[] = []
  dogs: readonly WireDog[] = []
  walks = 0
  /** How often the room held back what it had to say, for it was not acknowledged in time. */
  timesHeld = 0
  lines = 0
  readonly #socket: WebSocket
  readonly #dog: number
  readonly #friends: readonly number[]
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
    socket.on('close', (code) => this.strange.push(`dog ${dog} was closed with ${code}`))
  }

  static async come(url: string, { dog, epoch, friends }: { dog: number; epoch: number; friends: readonly number[] }) {
    const socket = new WebSocket(addressOf(url, dog, epoch), { perMessageDeflate: false })
    const witness = new Witness(socket, dog, friends)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    const welcomed = new Promise((done) => socket.once('message', done))
    socket.send('{"type":"hello","version":1,"lastSeq":null}')
    await welcomed
    return witness
  }

  live(): void {
    this.#timers.push(
      setInterval(() => this.#walk(), WALK_EVERY_MS),
      setInterval(() => this.#say(), SAY_EVERY_MS),
    )
  }

  /** Stops, and waits for the last answers. */
  async end(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#acknowledger.stop()
    for (let n = 0; n < 50 && this.#asked.size > 0; n++) await new Promise((done) => setTimeout(done, 100))
    for (const what of this.#asked.keys()) this.strange.push(`dog ${this.#dog} had no answer to ${what}`)
    this.#socket.removeAllListeners('close')
    this.#socket.close()
  }

  #walk(): void {
    this.#seq += 1
    this.#asked.set(`walk ${this.#seq}`, performance.now())
    this.#socket.send(
      JSON.stringify({ type: 'walk', seq: this.#seq, x: 20 + (this.#seq % 5), y: 24 + (this.#dog % 2) }),
    )
  }

  #say(): void {
    this.#said += 1
    const text = `${this.#dog} says ${this.#said}`
    this.#asked.set(text, performance.now())
    this.#socket.send(JSON.stringify({ type: 'say', text }))
  }

  #read(frame: string): void {
    this.#acknowledger.received()
    for (const message of JSON.parse(frame) as ServerMessage[]) this.#take(message)
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed(message)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'walked' || message.type === 'said' || message.type === 'rested') this.#stirred(message)
  }

  /**
   * A reader that was late with its acknowledgement, as this one is on a machine that starves it, was sent nothing for a
   * while: it is told all anew, which answers its walks, and has the lines that it missed (durable/protocol/README.md).
   */
  #welcomed({ dogs, lines }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.dogs = dogs
    if (this.#seq === 0) return
    this.timesHeld += 1
    for (const what of [...this.#asked.keys()]) if (what.startsWith('walk ')) this.#answered(what)
    for (const { dog, text } of lines) if (dog === this.#dog && this.#answered(text)) this.lines += 1
  }

  // A test that is held up itself sends its walks in a heap, and "too fast" is the right answer to that.
  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const isOwnHaste = message.request === 'walk' && message.reason === 'too-fast'
    if (isOwnHaste) this.#answered(`walk ${message.seq}`)
    else this.strange.push(JSON.stringify(message))
  }

  #stirred(message: Extract<ServerMessage, { type: 'walked' | 'said' | 'rested' }>): void {
    if (!this.#friends.includes(message.dog)) this.strange.push(`a hostile dog did ${JSON.stringify(message)}`)
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
