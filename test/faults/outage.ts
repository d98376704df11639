import { ParkServer } from '#test/browser/park-server.ts'
import { until } from '#test/browser/until.ts'
import { openAccounts } from '#test/storm/bots.ts'
import type { Account } from '#test/storm/bots.ts'
import { StormBot, byTicket } from '#test/storm/storm-bot.ts'
import type { DatabaseFault } from './faulty-database.ts'

const WALKERS = 100
const ENTER_AT_ONCE = 25
const WALK_EVERY_MS = 20
/** Long enough for the timeout, five failures and the pauses after them. */
const OUTAGE_MS = 12_000
const ASKERS = 5
const ASK_EVERY_MS = 100
/** How many tickets are requested one after the other, to measure what one takes on this machine. */
const TICKETS = 5

/** The answer to a request for a ticket: its error code, or 'ticket'. */
export type TicketAnswer = { code: string; tookMs: number }

export type OutageReport = {
  /** Requests for tickets during the outage. */
  asked: readonly TicketAnswer[]
  /** The slowest of some tickets before it. */
  usualTicketMs: number
  /** From the end of the outage to the next ticket, ms. */
  healedMs: number
  /** How long the outage lasted, and how long the walks took that were answered during it, ms. */
  lastedMs: number
  answersMs: readonly number[]
}

/** A hundred dogs that walk and talk in a park whose database can be switched off. */
export class OutagePark {
  /** What dogs were told that nobody should be told. */
  readonly troubles: string[] = []
  #fault: DatabaseFault = null
  #server!: ParkServer
  #asker!: Account
  readonly #walkers: StormBot[] = []

  static async open(): Promise<OutagePark> {
    const park = new OutagePark()
    park.#server = await ParkServer.openFaulty(() => park.#fault)
    const [asker, ...accounts] = await park.#server.withDatabase((db) => openAccounts(db, WALKERS + 1, Date.now()))
    park.#asker = asker!
    const sights = { due: () => {}, welcomed: () => {}, trouble: (what: string) => void park.troubles.push(what) }
    for (const account of accounts) {
      const way = { enter: byTicket(park.#server.url, account), origin: park.#server.url }
      park.#walkers.push(new StormBot(account.dog, way, sights))
    }
    for (let first = 0; first < WALKERS; first += ENTER_AT_ONCE)
      await Promise.all(park.#walkers.slice(first, first + ENTER_AT_ONCE).map((walker) => walker.come()))
    await until(async () => park.lost === 0, WALK_EVERY_MS)
    return park
  }

  async close(): Promise<void> {
    for (const walker of this.#walkers) walker.leave()
    await this.#server.close()
  }

  /** How many of the walkers have lost their connection. */
  get lost(): number {
    return this.#walkers.filter(({ isIn }) => !isIn).length
  }

  /** Walks, talks and requests tickets during an outage, and until a ticket is given again. */
  async suffer(outage: 'down' | 'silent'): Promise<OutageReport> {
    const before: TicketAnswer[] = []
    while (before.length < TICKETS) before.push(await this.#askForTicket())
    this.#fault = outage
    const endsAt = performance.now() + OUTAGE_MS
    const asked: TicketAnswer[] = []
    const ask = async () => {
      while (performance.now() < endsAt) {
        asked.push(await this.#askForTicket())
        await pause(ASK_EVERY_MS)
      }
    }
    const asking = Promise.all(Array.from({ length: ASKERS }, ask))
    const answersMs = await this.live(OUTAGE_MS)
    await asking
    this.#fault = null
    const healedAt = performance.now()
    while ((await this.#askForTicket()).code !== 'ticket') await pause(ASK_EVERY_MS / 2)
    const healedMs = performance.now() - healedAt
    const usualTicketMs = Math.max(...before.map(({ tookMs }) => tookMs))
    return { asked, usualTicketMs, healedMs, lastedMs: OUTAGE_MS, answersMs }
  }

  /** Walks and talks as a hundred players do, for so long. Returns how long the walks took that were answered, ms. */
  async live(forMs: number): Promise<readonly number[]> {
    const endsAt = performance.now() + forMs
    for (const walker of this.#walkers) walker.answersMs.length = 0
    for (let beat = 0; performance.now() < endsAt; beat++) {
      const walker = this.#walkers[beat % WALKERS]!
      walker.walkTo(14 + ((beat * 7) % 16), 8 + ((beat * 3) % 16))
      if (beat % 20 === 0) walker.say(`beat ${beat}`)
      await pause(WALK_EVERY_MS)
    }
    return this.#walkers.flatMap(({ answersMs }) => answersMs)
  }

  async #askForTicket(): Promise<TicketAnswer> {
    const startedAt = performance.now()
    const response = await fetch(`${this.#server.url}/api/graphql`, {
      method: 'POST',
      // A connection of its own, because a kept one may be closed at the moment at which it is used again.
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${this.#asker.token}`,
        Connection: 'close',
      },
      body: JSON.stringify({ query: `mutation { enterPark(dogId: ${this.#asker.dog}) { ticket } }` }),
    })
    const { errors } = JSON.parse(await response.text())
    return { code: errors?.[0]?.extensions?.code ?? 'ticket', tookMs: performance.now() - startedAt }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
