import { CHAT_REPLAY_MAX, CHAT_WELCOME_MAX } from '#durable/rules/chat.ts'
import { signIn } from '#test/bots/bot.ts'
import type { Bot, Line, Ticket } from '#test/bots/bot.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { below, seeded } from '#test/support/random.ts'
import { Editors } from './editors.ts'
import type { EditorsTally } from './editors.ts'
import { Market } from './market.ts'
import type { MarketTally } from './market.ts'
import { patiently } from './patiently.ts'
import { PlayedRounds, ROUNDS_EACH } from './played-rounds.ts'

const BOTS = 6
/** How many of them join while the others play. */
const JOINING = 2
const LIFE_MS = { min: 10, max: 700 }
/**
 * The limit from the request for a ticket to the welcome of a room that has to start; workerd has restarted before. A
 * machine that was slower before the first kill gets that many times what it took.
 */
const OPENS_WITHIN = { ms: 3000, timesUsual: 4 }
/** How long the first round waits for some of everything, ms. */
const LIVELY_WITHIN_MS = 60_000
/**
 * The most lines of a round, the first and each later one. A welcome repeats no more than CHAT_WELCOME_MAX lines to who has heard
 * none yet, and CHAT_REPLAY_MAX to others, and the auditor has to be told all of them, however long a slow machine takes.
 */
const LINES_A_ROUND = { first: CHAT_WELCOME_MAX / 2, later: CHAT_REPLAY_MAX / 2 } as const
/** The pause before a dog that settles repeats its line, ms: the room refuses lines that come too fast. */
const REPEATS_AFTER_MS = 500

export type KillTally = {
  rounds: number
  linesTold: number
  /** Lines that were stored, but that nobody was told before the end. */
  linesUntold: number
  standsChecked: number
  joinsCut: number
  slowestOpeningMs: number
}

const TRADERS = 3

/** A walk that was answered before the last line of its dog: it was stored with that line. */
type Stand = { x: number; y: number; asked: number }

/**
 * A real workerd, killed during walking, talking, joining, trading and editing, and restarted on what it had on disk. Everything that any
 * bot was told must still be true.
 */
export class KillRounds {
  readonly tally: KillTally = {
    rounds: 0,
    linesTold: 0,
    linesUntold: 0,
    standsChecked: 0,
    joinsCut: 0,
    slowestOpeningMs: 0,
  }
  readonly #server: ParkServer
  readonly #bots: readonly Bot[]
  readonly #auditor: Bot
  readonly #market: Market
  readonly #arcade: PlayedRounds
  readonly #editors: Editors
  /** The result of the ledger's audit after the latest round. */
  books = ''
  readonly #random: () => number
  readonly #sent = new Set<string>()
  readonly #stands = new Map<Bot, Stand>()
  readonly #texts = new Map<number, string>()
  #isAlive = false
  /** A dog that walks no more, so that the place where it stands is checked. */
  #settled: Bot | null = null
  #usualOpeningMs = 0

  private constructor(
    server: ParkServer,
    { bots, market, arcade, editors }: { bots: Bot[]; market: Market; arcade: PlayedRounds; editors: Editors },
    random: () => number,
  ) {
    this.#server = server
    this.#market = market
    this.#arcade = arcade
    this.#editors = editors
    this.#auditor = bots[0]!
    this.#bots = bots.slice(1)
    this.#random = random
    for (const bot of this.#bots)
      bot.onTold = ({ type, dog }) => type === 'said' && dog === bot.dog && this.#remember(bot)
  }

  /** `plays`: how many rounds of the arcade are to be played through the kills, besides those of the market. */
  static async open(seed: number, plays = 0): Promise<KillRounds> {
    const server = await ParkServer.open()
    const bots: Bot[] = []
    for (let n = 0; n <= BOTS; n++) {
      bots.push(await signIn(server.url, { email: `kill-${n}@voffpark.test`, user: `Killer ${n}`, dog: `Cat ${n}` }))
    }
    const traders: Bot[] = []
    for (let n = 0; n < TRADERS; n++) {
      traders.push(await signIn(server.url, { email: `sell-${n}@voffpark.test`, user: `Seller ${n}`, dog: `Ox ${n}` }))
    }
    const random = seeded(seed)
    const market = new Market(traders, random)
    await market.endow(server.database)
    const arcade = await PlayedRounds.open(server.url, Math.ceil(plays / ROUNDS_EACH))
    const editors = await Editors.open(server.url, random)
    const kill = new KillRounds(server, { bots, market, arcade, editors }, random)
    kill.#usualOpeningMs = await kill.#openingMs()
    await kill.#auditor.leave()
    return kill
  }

  async close(): Promise<void> {
    // A round that was broken off has left its bots playing.
    this.#isAlive = false
    await this.#server.close()
  }

  /** Runs one round and returns the broken promises; the expected result is an empty list. */
  async round(): Promise<string[]> {
    const [spare, ...bots] = this.#bots
    const entering = bots.slice(JOINING)
    await Promise.all([this.#market.enter(), ...entering.map((bot) => patiently(() => bot.enter()))])
    const used = await patiently(() => spare!.ticket())
    await spare!.enter(used)
    this.#isAlive = true
    this.#stands.clear()
    this.#settled = null
    const playing = this.#arcade.live(() => this.#isAlive)
    await this.#editors.promote(this.#server.database)
    const editing = this.#editors.live(() => this.#isAlive)
    await this.#arcade.busy()
    const lives = [...entering, spare!].map((bot) => this.#live(bot))
    const trading = this.#market.live(() => this.#isAlive)
    const joins = bots.slice(0, JOINING).map((bot) => this.#join(bot))
    await pause(LIFE_MS.min + below(this.#random, LIFE_MS.max - LIFE_MS.min))
    await Promise.all([this.#market.busy(), this.#editors.busy()])
    if (this.tally.rounds === 0) {
      await this.#lively()
      await this.#settle(entering[0]!)
    }
    const held = await this.#heldTicket(bots.at(-1)!)

    this.#isAlive = false
    await this.#server.crash()
    await Promise.all([...lives, ...joins, trading, playing, editing])
    await this.#server.start()
    const openingMs = await this.#openingMs()
    const dogs = this.#auditor.welcome?.dogs ?? []

    const broken = [...this.#brokenLines(), ...this.#brokenStands(dogs), ...(await this.#brokenTickets(used, held))]
    broken.push(...(await this.#brokenBooks()), ...(await this.#arcade.broken(this.#server.database)))
    broken.push(...(await this.#editors.broken(this.#server.database)))
    const withinMs = Math.max(OPENS_WITHIN.ms, OPENS_WITHIN.timesUsual * this.#usualOpeningMs)
    if (openingMs > withinMs) broken.push(`the room took ${openingMs.toFixed(0)} ms of ${withinMs.toFixed(0)} to open`)
    await this.#auditor.leave()
    this.tally.rounds += 1
    this.tally.slowestOpeningMs = Math.max(this.tally.slowestOpeningMs, openingMs)
    return broken
  }

  get done(): MarketTally {
    return this.#market.tally
  }

  /** What the administrators were told so far. */
  get edited(): EditorsTally {
    return this.#editors.tally
  }

  /** The rounds of the arcade that were played so far. */
  get arcade(): PlayedRounds {
    return this.#arcade
  }

  /** What happened so rarely that it proves nothing. */
  get tooLittle(): string[] {
    const { rounds, linesTold, standsChecked } = this.tally
    const little = this.#market.undone.map((verb) => `nobody was told to have done: ${verb}`)
    if (linesTold <= 3 * rounds) little.push(`${linesTold} lines were told in ${rounds} rounds`)
    if (standsChecked === 0) little.push('no walk was checked')
    const { published, roomsPublished, codeRun } = this.edited
    if (codeRun === 0) little.push('no code was run')
    if (roomsPublished === 0 || roomsPublished === published)
      little.push(`${roomsPublished} of ${published} drafts were of rooms`)
    return little
  }

  async #openingMs(): Promise<number> {
    const startedAt = performance.now()
    await this.#auditor.enter()
    return performance.now() - startedAt
  }

  // Waits until even three rounds cover lines, walks and each act of the market.
  async #lively(): Promise<void> {
    const giveUpAt = performance.now() + LIVELY_WITHIN_MS
    const isLively = () => this.#market.undone.length === 0 && this.#stands.size >= 2
    while (!isLively() && performance.now() < giveUpAt) await pause(5)
  }

  // Without a settled dog, each of them may have asked for another walk when the kill comes.
  async #settle(bot: Bot): Promise<void> {
    this.#settled = bot
    const giveUpAt = performance.now() + LIVELY_WITHIN_MS
    const isSettled = () => this.#stands.get(bot)?.asked === bot.asked
    while (!isSettled() && performance.now() < giveUpAt) {
      this.#say(bot)
      await pause(REPEATS_AFTER_MS)
    }
  }

  async #brokenBooks(): Promise<string[]> {
    const { broken, report } = await this.#market.broken(this.#server.database)
    const { ops, legs, things, breaches } = report
    this.books = `${ops} ops, ${legs} legs, ${things} things: ${breaches.length} breaches`
    return broken
  }

  async #live(bot: Bot): Promise<void> {
    while (this.#isAlive && bot !== this.#settled) {
      if (this.#random() < 0.6) bot.walk(12 + below(this.#random, 18), 6 + below(this.#random, 18))
      else if (this.#mayBeTold) this.#say(bot)
      await pause(5 + below(this.#random, 120))
    }
  }

  async #join(bot: Bot): Promise<void> {
    await pause(below(this.#random, 300))
    try {
      await bot.enter()
      await this.#live(bot)
    } catch {
      this.tally.joinsCut += 1
    }
  }

  /** Whether the auditor can still be told all lines that were said since it was there. */
  get #mayBeTold(): boolean {
    const newest = ({ lines }: Bot) => lines.at(-1)?.seq ?? 0
    const heard = newest(this.#auditor)
    const most = heard === 0 ? LINES_A_ROUND.first : LINES_A_ROUND.later
    return Math.max(...this.#bots.map(newest)) - heard < most
  }

  #say(bot: Bot): void {
    const text = `dog ${bot.dog} line ${this.#sent.size}`
    this.#sent.add(text)
    bot.say(text)
  }

  #remember(bot: Bot): void {
    const goal = bot.goalOf(bot.dog)
    if (goal && bot.asked === bot.answered) this.#stands.set(bot, { ...goal, asked: bot.asked })
  }

  // A ticket that is not used before the kill; it must still be valid afterwards.
  async #heldTicket(bot: Bot): Promise<{ bot: Bot; ticket: Ticket } | null> {
    return this.#random() < 0.5 ? { bot, ticket: await patiently(() => bot.ticket()) } : null
  }

  #brokenLines(): string[] {
    const broken: string[] = []
    const kept = this.#auditor.lines
    kept.forEach((line, index) => {
      if (line.seq !== index + 1) broken.push(`line ${line.seq} is kept at place ${index + 1}`)
      if (!this.#sent.has(line.text)) broken.push(`line ${line.seq} "${line.text}" is kept, but nobody said it`)
    })
    if (new Set(kept.map(({ text }) => text)).size !== kept.length) broken.push('a line is kept twice')
    const told = new Set<number>()
    for (const { lines } of this.#bots) for (const line of lines) told.add(this.#checkTold(line, kept, broken))
    this.tally.linesTold = told.size
    this.tally.linesUntold = kept.length - told.size
    return broken
  }

  #checkTold({ seq, text }: Line, kept: readonly Line[], broken: string[]): number {
    if (kept[seq - 1]?.text !== text) broken.push(`line ${seq} "${text}" was told, "${kept[seq - 1]?.text}" is kept`)
    const before = this.#texts.get(seq)
    if (before !== undefined && before !== text) broken.push(`line ${seq} was told as "${before}" and as "${text}"`)
    this.#texts.set(seq, text)
    return seq
  }

  #brokenStands(dogs: readonly { id: number }[]): string[] {
    const broken: string[] = []
    for (const [bot, { x, y, asked }] of this.#stands) {
      if (!dogs.some(({ id }) => id === bot.dog)) broken.push(`dog ${bot.dog} is gone`)
      if (bot.asked !== asked) continue
      this.tally.standsChecked += 1
      const is = this.#auditor.goalOf(bot.dog)
      if (is?.x !== x || is.y !== y) broken.push(`dog ${bot.dog} went to ${x}, ${y} and stands at ${is?.x}, ${is?.y}`)
    }
    return broken
  }

  async #brokenTickets(used: Ticket, held: { bot: Bot; ticket: Ticket } | null): Promise<string[]> {
    const spare = this.#bots[0]!
    const broken: string[] = []
    const isReused = await spare.enter(used).then(
      () => true,
      () => false,
    )
    if (isReused) broken.push('a ticket was good twice')
    if (!held) return broken
    const welcome = await held.bot.enter(held.ticket).catch((error: Error) => error.message)
    if (typeof welcome === 'string') broken.push(`an unused ticket is worth nothing: ${welcome}`)
    return broken
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
