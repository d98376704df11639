import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import type { Bot } from '#test/bots/bot.ts'
import { giveBones } from '#test/support/give-bones.ts'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { audit } from '#worker/ledger/audit.ts'
import type { AuditReport } from '#worker/ledger/audit.ts'
import { Trader } from './trader.ts'

const BONES = 5000
/** How long to wait for the first answer to each trader, ms. After that workerd is killed anyway. */
const BUSY_WITHIN_MS = 5000
/** The verbs that must be done at least once, or a run proves nothing about them. */
const VERBS = ['buy', 'carry', 'drop', 'pickUp', 'play']

export type MarketTally = { done: Record<string, number>; asked: number; askedAgain: number; lost: number }

/** Dogs that buy, carry, lay down, pick up, trade and play rounds in the hat shop, and the acts that they were told are done. */
export class Market {
  readonly #traders: readonly Trader[]

  constructor(bots: readonly Bot[], random: () => number) {
    this.#traders = bots.map((bot, index) => new Trader(bot, bots[(index + 1) % bots.length]!.dog, random))
  }

  /** Gives each of them bones to spend. */
  async endow(d1: D1Database): Promise<void> {
    for (const { dog } of this.#traders) {
      await giveBones(d1, dog, BONES)
    }
  }

  async enter(): Promise<void> {
    await Promise.all(this.#traders.map((trader) => trader.enter()))
  }

  /** Trades until the park is killed. */
  live(isAlive: () => boolean): Promise<unknown> {
    return Promise.all(this.#traders.map((trader) => trader.live(isAlive)))
  }

  /** Waits until each of them has had an answer, or it takes too long. */
  async busy(): Promise<void> {
    const until = Date.now() + BUSY_WITHIN_MS
    while (this.#traders.some(({ answers }) => answers === 0) && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** The verbs that nobody has been told are done. */
  get undone(): string[] {
    const { done } = this.tally
    return VERBS.filter((verb) => !done[verb])
  }

  /** Acts that they were told are done but that the ledger does not have, and violated invariants of the ledger. */
  async broken(d1: D1Database): Promise<{ broken: string[]; report: AuditReport }> {
    const db = openDbAtLeisure(d1)
    const report = await audit(db)
    const done = this.#traders.flatMap((trader) => [...trader.done.keys()])
    const lost = await db.all<{ id: string }>(
      sql`select value as id from json_each(${JSON.stringify(done)}) where not exists (select 1 from op where op.id = value)`,
    )
    const broken = [
      ...report.breaches.map(({ rule, broken, example }) => `${rule}: ${broken} do not (${example})`),
      ...lost.map(({ id }) => `op ${id} was said to be done, and is not in the books`),
    ]
    return { broken, report }
  }

  get tally(): MarketTally {
    const done: Record<string, number> = {}
    for (const trader of this.#traders) {
      for (const verb of trader.done.values()) done[verb] = (done[verb] ?? 0) + 1
    }
    const sum = (what: 'asked' | 'askedAgain' | 'lost') => this.#traders.reduce((n, trader) => n + trader[what], 0)
    return { done, asked: sum('asked'), askedAgain: sum('askedAgain'), lost: sum('lost') }
  }
}
