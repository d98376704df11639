// npm run bench:audit [-- OPS] [--in DIR]: how long the audit of the ledger takes on a database with so many ops (a million)
// that the same triggers have checked, and how long others wait for it meanwhile. The database stays in DIR for the next run.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { Miniflare } from 'miniflare'
import { d1Over } from '#test/simulate/ledger/sqlite-d1.ts'
import { openForLongReads } from '#worker/db/client.ts'
import { audit } from '#worker/ledger/audit.ts'
import { setUpDatabase } from '#worker/local/database.ts'
import { httpDatabase } from '#worker/local/server/http-database.ts'
import { miniflareDatabase } from '#worker/local/server/miniflare-options.ts'
import { hasDatabase } from '#worker/local/server/state.ts'
import { pause, whilePlaying } from './players.ts'
import type { Waits } from './players.ts'
import { auditByWholeQueries } from './whole-queries.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { in: { type: 'string' } } })
const OPS = Number(positionals[0] ?? 1_000_000)
const DOGS = 1000
const CHUNK = 10_000
const ALONE_MS = 20_000
/** The first questions wait for pages of the file to be read. */
const WARM_UP_MS = 10_000
/** The database does one thing at a time, so who asks waits for one slice at most: no longer than this, ms. */
const WAIT_MAX_MS = 50

/** The slices that held the database the longest are named. */
const NAMED = 5
const NAMED_CHARACTERS = 100

const folder = values.in ?? mkdtempSync(join(tmpdir(), 'voffpark-audit-'))
if (!hasDatabase(folder)) {
  await setUpDatabase(folder, 'empty')
  const started = performance.now()
  await fill(fileIn(folder))
  console.log(`made in ${secondsSince(started)} s`)
}
const miniflare = new Miniflare(miniflareDatabase(folder))
try {
  const d1 = httpDatabase(miniflare)
  const { held, asked } = holding(d1)
  await whilePlaying(d1, () => pause(WARM_UP_MS))
  const alone = await whilePlaying(d1, () => pause(ALONE_MS))
  const begun = performance.now()
  let report = await audit(openForLongReads(asked))
  console.log(`audited alone in ${secondsSince(begun)} s`)
  held.length = 0
  const begunAgain = performance.now()
  const sliced = await whilePlaying(d1, async () => (report = await audit(openForLongReads(asked))))
  const seconds = secondsSince(begunAgain)
  const whole = await whilePlaying(d1, () => auditByWholeQueries(d1))

  const { ops, legs, things, breaches } = report
  console.log(
    `audited beside players in ${seconds} s: ${ops} ops, ${legs} legs, ${things} things, ${breaches.length} breaches`,
  )
  for (const { rule, broken, example } of breaches) console.log(`✗ ${rule}: ${broken} do not (${example})`)
  const longest = held.toSorted((one, other) => other.ms - one.ms)
  const most = longest[0]?.ms ?? 0
  const over = held.filter(({ ms }) => ms > WAIT_MAX_MS).length
  console.log(
    `${held.length} slices held the database for ${most.toFixed(1)} ms at most, by its own clock; ${over} for more than ${WAIT_MAX_MS}:`,
  )
  for (const { ms, of } of longest.slice(0, NAMED)) console.log(`  ${ms.toFixed(1)} ms for ${of}`)
  console.log('a hundred players     questions      p50      p99  longest wait, ms')
  for (const [name, waits] of Object.entries({
    'without an audit': alone,
    'audit in slices': sliced,
    'audit as before': whole,
  }))
    console.log(lineOf(name, waits))
  const added = sliced.p99 - alone.p99
  console.log(
    `the p99 is ${added.toFixed(1)} ms longer than without; a slice may hold the database for ${WAIT_MAX_MS} ms`,
  )
  process.exitCode = breaches.length === 0 && most <= WAIT_MAX_MS ? 0 : 1
} finally {
  await miniflare.dispose()
  if (values.in === undefined) rmSync(folder, { recursive: true })
}

function secondsSince(at: number): string {
  return ((performance.now() - at) / 1000).toFixed(1)
}

function lineOf(name: string, { questions, p50, p99, longest }: Waits): string {
  const cell = (value: number, width: number) => value.toFixed(1).padStart(width)
  return `${name.padEnd(20)} ${String(questions).padStart(10)} ${cell(p50, 8)} ${cell(p99, 8)} ${cell(longest, 8)}`
}

type Held = { ms: number; of: string }

/** A database that notes for how long each trip has held it, by what it says itself, ms, and what was asked first. */
function holding(d1: D1Database): { held: Held[]; asked: D1Database } {
  const held: Held[] = []
  const session = {
    prepare: (sql: string) => d1.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await d1.batch(statements)
      const { sql }: { sql: string } = Reflect.get(statements[0] ?? {}, 'statement')
      const of = sql.replaceAll(/\s+/g, ' ').slice(0, NAMED_CHARACTERS)
      held.push({ ms: results.reduce((sum, { meta }) => sum + meta.duration, 0), of })
      return results
    },
  }
  return { held, asked: Object.assign(Object.create(d1), { withSession: () => session }) }
}

/** The database of Miniflare in its folder. */
function fileIn(persistedTo: string): string {
  const files = readdirSync(join(persistedTo, 'v3/d1'), { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
  if (!file) throw new Error(`there is no database in ${persistedTo}`)
  return join(persistedTo, 'v3/d1', file)
}

/** Plays the ops in this process: over D1 a million take more than ten minutes. */
async function fill(file: string): Promise<void> {
  const sqlite = new DatabaseSync(file)
  sqlite.exec('pragma synchronous = off')
  const d1 = d1Over({ sqlite, trip: async (question) => question() })
  await settle(d1)
  for (let from = 0; from < OPS; from += CHUNK) await play(d1, from, Math.min(OPS, from + CHUNK))
  sqlite.close()
}

async function settle(d1: D1Database): Promise<void> {
  const upTo = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${DOGS})`
  await d1.batch([
    d1.prepare(`${upTo} insert into user (issuer, sub, username, username_key, language, created_at)
      select 'audit', 'audit-' || i, 'audit-' || i, 'audit-' || i, 'en', 0 from n`),
    d1.prepare(`${upTo} insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
      select (select id from user where sub = 'audit-' || i), 'audit-' || i, 'audit-' || i, '#c08040', '#865a2d', 0, 0, 0 from n`),
  ])
}

/** Each op digs up bones for a dog, and each tenth also makes a thing. Ids are in no order, as those of clients. */
async function play(d1: D1Database, from: number, to: number): Promise<void> {
  const span = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1})`
  const id = `printf('%08x-%027d', i * 2654435761 % 4294967296, i)`
  const dog = `(select id from dog where name_key = 'audit-' || (1 + i % ${DOGS}))`
  const user = `(select id from user where sub = 'audit-' || (1 + i % ${DOGS}))`
  await d1.batch([
    d1.prepare(`pragma defer_foreign_keys = on`),
    d1.prepare(`${span} insert into leg (op_id, account_id, delta)
      select ${id}, (select id from account where dog_id = ${dog} and unit = 'bones'), 1 + i % 3 from n`),
    d1.prepare(`${span} insert into leg (op_id, account_id, delta)
      select ${id}, (select id from account where purpose = 'digging' and unit = 'bones'), -1 - i % 3 from n`),
    d1.prepare(`${span} insert into item (kind, holder, slot, op_id)
      select 'crown', 'dog:' || ${dog}, 'bag:' || i, ${id} from n where i % 10 = 0`),
    d1.prepare(
      `${span} insert into op (id, actor, kind, request_hash, at, result) select ${id}, ${user}, 'dig', '', i, '{}' from n`,
    ),
  ])
}
