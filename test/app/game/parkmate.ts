import { predict } from '#app/game/model/world/predict.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

/**
 * A player's page without its picture: a world at the end of a connection with a delay of `delayMs` each way, with its
 * own clock.
 */
export class Parkmate {
  world: World = EMPTY_WORLD
  socket: Socket
  readonly #park: TestPark
  #grid: Grid
  readonly #skewMs: number
  readonly #delayMs: () => number
  #up: { at: number; message: ClientMessage }[] = []
  #down: { at: number; message: ServerMessage }[] = []
  #taken = 0

  constructor(park: TestPark, dog: DogId, wire: { grid: Grid; skewMs?: number; delayMs?: () => number }) {
    this.#park = park
    this.#grid = wire.grid
    this.#skewMs = wire.skewMs ?? 0
    this.#delayMs = wire.delayMs ?? (() => 0)
    this.socket = park.enter(dog)
    this.run()
  }

  /** The page's own clock. */
  get now(): number {
    return this.#park.now + this.#skewMs
  }

  walkTo(goal: Tile) {
    const predicted = predict(this.world, goal, { grid: this.#grid, now: this.now })
    if (!predicted) return
    this.world = predicted.world
    this.#post(this.#up, { message: predicted.request })
  }

  say(text: string) {
    this.#post(this.#up, { message: { type: 'say', text } })
  }

  /** Loses the connection and reconnects. */
  reconnect() {
    this.socket.drop()
    this.#up = []
    this.#down = []
    this.#taken = 0
    this.socket = this.#park.enter(this.socket.visitor.dog, { epoch: 2 }, { lastSeq: this.world.lastSeq })
    this.run()
  }

  /** Delivers what has arrived by now in both directions, in order. */
  run() {
    for (const { message } of this.#arrived(this.#up)) this.socket.send(message)
    for (const message of this.socket.received.slice(this.#taken)) this.#post(this.#down, { message })
    this.#taken = this.socket.received.length
    for (const { message } of this.#arrived(this.#down)) {
      const was = this.#grid
      const { pack } = this.world
      if (message.type === 'welcome' && pack !== null && pack !== message.pack) this.#grid = this.#park.grid
      this.world = reduce(this.world, message, { grid: this.#grid, was, now: this.now })
    }
  }

  place(dog: DogId) {
    const seen = this.world.dogs.get(dog)
    if (!seen) throw new Error(`dog ${dog} is not here`)
    return drawnPlaceOf(this.world, this.#grid, seen, this.now)
  }

  #post<Message>(wire: { at: number; message: Message }[], { message }: { message: Message }) {
    wire.push({ at: Math.max(this.#park.now + this.#delayMs(), wire.at(-1)?.at ?? 0), message })
  }

  #arrived<Message>(wire: { at: number; message: Message }[]): { at: number; message: Message }[] {
    const count = wire.findIndex(({ at }) => at > this.#park.now)
    return wire.splice(0, count === -1 ? wire.length : count)
  }
}
