import { SELF } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import type { TestContext } from 'vitest'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import { db } from './d1.ts'
import type { TestUser } from './d1.ts'
import { ORIGIN } from './gate.ts'

/** The result of one participant: 'won', or the word of the refusal. */
export type Verdict = string

/** Long enough for two hundred requests at once on a busy machine. */
export const TIMEOUT_MS = 300_000

export type Answer = {
  data: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** Sends an operation with a session to the Worker, as a browser does. */
export async function send(as: TestUser, query: string, variables: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${as.token}`, Origin: ORIGIN }
  const body = JSON.stringify({ query, variables })
  const response = await SELF.fetch(`${ORIGIN}/api/graphql`, { method: 'POST', headers, body })
  return response.json()
}

/** How long to wait after the answer to try again, ms. */
export const PATIENCE_MS = 500

/** Asks as a page does: the same op is repeated while the database is too busy to answer. */
export async function won(ask: () => Promise<Answer>): Promise<Verdict> {
  for (;;) {
    const { errors } = await ask()
    const [error] = errors ?? []
    const code = error?.extensions?.code ?? error?.message
    if (code !== 'try-again') return code ?? 'won'
    await scheduler.wait(PATIENCE_MS)
  }
}

/** The sum of a unit over all accounts, which is zero, because every transfer has two sides. */
export async function sumOf(unit: Unit): Promise<number> {
  const query = sql`select coalesce(sum(balance), 0) as n from account where unit = ${unit}`
  return (await db.get<{ n: number }>(query)).n
}

type Race = {
  name: string
  /** Values that must be the same afterwards, by name. */
  kept: Record<string, () => Promise<number>>
  runners: readonly (() => Promise<Verdict>)[]
  /** The number of winners by the ledger, if the answers do not tell. */
  wins?: () => Promise<number>
}

/** Runs all at once. Returns how many got which result, and a row of the table about it. */
export async function race(
  { name, kept, runners, wins }: Race,
  annotate: TestContext['annotate'],
): Promise<{ told: Record<string, number>; won: number; after: number[] }> {
  const sums = () => Promise.all(Object.values(kept).map((sum) => sum()))
  const before = await sums()
  const verdicts = await Promise.all(runners.map((run) => run()))
  const after = await sums()
  const told: Record<string, number> = {}
  for (const verdict of verdicts) told[verdict] = (told[verdict] ?? 0) + 1
  const { won: answered = 0, ...others } = told
  const winners = (await wins?.()) ?? answered
  const refused = Object.entries(others).map(([word, times]) => `${times} ${word}`)
  const moved = Object.keys(kept).map((what, i) => `${what} ${before[i]} → ${after[i]}`)
  await annotate(
    [
      name.padEnd(44),
      `${runners.length} tried`,
      `${String(winners).padStart(3)} won`,
      refused.join(', ').padEnd(36),
      moved.join(', '),
    ].join('  '),
  )
  return { told, won: winners, after }
}
