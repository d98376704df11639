import { WebSocket } from 'ws'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import type { Pass } from '#test/bench/order.ts'
import { ackAtOnce } from './ack-at-once.ts'
import { until } from './until.ts'

const ENTER = 'mutation ($dog: Int!) { enterPark(dogId: $dog) { ticket room } }'

/** Another dog in the park, which does only what it is told to: its page asks for nothing. */
export class Companion {
  readonly dog: DogId
  readonly #socket: WebSocket
  #isWelcome = false
  #isLost = false

  private constructor(dog: DogId, socket: WebSocket) {
    this.dog = dog
    this.#socket = socket
    ackAtOnce(socket)
    socket.on('open', () => this.#send({ type: 'hello', version: PROTOCOL_VERSION, lastSeq: null }))
    socket.on('message', () => (this.#isWelcome = true))
    socket.on('close', () => (this.#isLost = true))
  }

  static async comeInto(url: string, { dog, session }: Pass): Promise<Companion> {
    const response = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` },
      body: JSON.stringify({ query: ENTER, variables: { dog } }),
    })
    const { ticket, room }: { ticket: string; room: string } = JSON.parse(await response.text()).data.enterPark
    const address = `${url.replace(/^http/, 'ws')}/parks/${room}?ticket=${ticket}`
    const companion = new Companion(dog, new WebSocket(address, { origin: url, perMessageDeflate: false }))
    await until('the companion is in', () => companion.#isWelcome)
    return companion
  }

  say(text: string): void {
    if (this.#isLost) throw new Error(`dog ${this.dog} has lost its line`)
    this.#send({ type: 'say', text })
  }

  /** Its line is lost, and the room knows: a bare end of the connection would be noticed at some later time. */
  async lose(): Promise<void> {
    this.#socket.close()
    await until('the line is lost', () => this.#isLost)
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message))
  }
}
