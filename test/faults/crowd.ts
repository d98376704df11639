import { WebSocket } from 'ws'
import { until } from '#test/browser/until.ts'
import { OpenGate, addressOf } from '#test/fuzz/open-gate.ts'
import { StormBot } from '#test/storm/storm-bot.ts'
import { residentMiB, workerdChildren } from '#test/support/workerd.ts'

/** Together with all strangers the room is just not full. */
const CROWD = 97
const WALK_EVERY_MS = 15
/** The fewest answers that make a percentile. */
const ANSWERS_MIN = 200
const POLL_MS = 20

/** A room full of dogs that walk to and fro and talk, so that whoever attacks it attacks a room with work to do. */
export class Crowd {
  /** What dogs of the crowd were told that nobody should be told. */
  readonly troubles: string[] = []
  /** The time between two walks of the crowd, ms. */
  walkEveryMs = WALK_EVERY_MS
  readonly #gate: OpenGate
  readonly #workerd: number
  readonly #bots: StormBot[] = []
  #epoch = 0
  #isWalking = true

  private constructor(gate: OpenGate, workerd: number) {
    this.#gate = gate
    this.#workerd = workerd
  }

  static async gather(): Promise<Crowd> {
    const gate = await OpenGate.open()
    const crowd = new Crowd(gate, workerdChildren().at(-1) ?? 0)
    await crowd.#enter()
    void crowd.#walkAbout()
    return crowd
  }

  async disperse(): Promise<void> {
    this.#isWalking = false
    for (const bot of this.#bots) bot.leave()
    await this.#gate.close()
  }

  /** How many of the crowd have lost their connection. */
  get lost(): number {
    return this.#bots.filter(({ isIn }) => !isIn).length
  }

  /** The memory of workerd, MiB. */
  get residentMiB(): number {
    return residentMiB(this.#workerd)
  }

  /** Whether this dog has lost its connection or left, as far as the crowd was told. */
  isAway(dog: number): boolean {
    return this.#bots[0]!.isAway(dog)
  }

  /** Opens a socket whose dog is in the room, of its own user unless another one is given. */
  async stranger(dog: number, user?: number): Promise<WebSocket> {
    const socket = await this.knock(dog, user === undefined ? {} : { user })
    if (!socket) throw new Error(`dog ${dog} gets no socket`)
    const welcomed = new Promise((resolve) => socket.once('message', resolve))
    socket.send('{"type":"hello","version":1,"lastSeq":null}')
    await welcomed
    return socket
  }

  /** Opens a socket that has not sent its hello. `isDeflated`: it offers to compress frames. Null where it is refused. */
  async knock(dog: number, { user, isDeflated = false }: { user?: number; isDeflated?: boolean } = {}) {
    const socket = new WebSocket(this.#address(dog, user), { perMessageDeflate: isDeflated && { threshold: 0 } })
    const opened = new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.on('error', () => resolve(false))
    })
    return (await opened) ? socket : null
  }

  /** Does `what`. Returns how long the walks of the crowd took that were answered while it went on, ms. */
  async answersWhile(what: () => Promise<unknown>): Promise<readonly number[]> {
    for (const bot of this.#bots) bot.answersMs.length = 0
    await what()
    return this.#answersMs
  }

  /**
   * Does `what`, and waits until enough walks have been answered since it began. Returns the 99th percentile of their
   * times, ms. @throws if they are not answered
   */
  async p99While(what: () => Promise<unknown> = async () => {}): Promise<number> {
    await this.answersWhile(what)
    await until(async () => this.#answersMs.length >= ANSWERS_MIN, POLL_MS)
    const sorted = this.#answersMs.toSorted((a, b) => a - b)
    return sorted[Math.floor(0.99 * sorted.length)] ?? Infinity
  }

  get #answersMs(): readonly number[] {
    return this.#bots.flatMap((bot) => bot.answersMs)
  }

  async #enter(): Promise<void> {
    const sights = { due: () => {}, welcomed: () => {}, trouble: (what: string) => void this.troubles.push(what) }
    for (let dog = 1; dog <= CROWD; dog++) {
      const enter = async () => ({ address: this.#address(dog) })
      const bot = new StormBot(dog, { enter, origin: this.#gate.url }, sights)
      this.#bots.push(bot)
      await bot.come()
    }
    await until(async () => this.lost === 0, POLL_MS)
  }

  async #walkAbout(): Promise<void> {
    for (let beat = 0; this.#isWalking; beat++) {
      const bot = this.#bots[beat % CROWD]!
      bot.walkTo(14 + ((beat * 7) % 16), 8 + ((beat * 3) % 16))
      if (beat % 40 === 0) bot.say(`beat ${beat}`)
      await new Promise((resolve) => setTimeout(resolve, this.walkEveryMs))
    }
  }

  #address(dog: number, user?: number): string {
    this.#epoch += 1
    return addressOf(this.#gate.url, dog, { epoch: this.#epoch, ...(user !== undefined && { user }) })
  }
}
