import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
// npm run bench:boards [-- --dogs 1000000]: what reading a board with a million rows costs, with SQLite's plan for it.
import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { board, ownStanding } from '#worker/highscores/highscores-db.ts'
import { setUpDatabase } from '#worker/local/database.ts'
import { httpDatabase } from '#worker/local/server/http-database.ts'
import { miniflareDatabase } from '#worker/local/server/miniflare-options.ts'

const { values } = parseArgs({ options: { dogs: { type: 'string', default: '1000000' } } })
const DOGS = Number(values.dogs)
const CHUNK = 20_000
const TIMES = 200
/** Of the board: ms of the database beyond those of a question for nothing, in the middle, and rows that are billed. */
const AIMS = { ms: 2, rowsRead: 35 }
const WANTED = { game: 'JumpingDog', interval: 'AllTime', now: Date.parse('2026-11-20T11:00:00Z') } as const

type Asked = { sql: string; params: unknown[] }

const folder = mkdtempSync(join(tmpdir(), 'voffpark-boards-'))
await setUpDatabase(folder, 'empty')
const miniflare = new Miniflare(miniflareDatabase(folder))
try {
  const d1 = httpDatabase(miniflare)
  await fill(d1)
  const asked: Asked[] = []
  const db = openDbAtLeisure(recording(d1, asked))
  const nothing = await middleMs(() => d1.prepare('select 1').all())
  const rows: Record<string, { ms: number; 'rows read': number }> = {}
  const plans: string[] = []
  for (const [name, read] of [
    ['board', () => board(db, WANTED)],
    ['own standing, among the last', () => ownStanding(db, 1, WANTED)],
  ] as const) {
    asked.length = 0
    await read()
    const [question] = asked
    if (!question) throw new Error(`${name} asked for nothing`)
    const { meta } = await d1
      .prepare(question.sql)
      .bind(...question.params)
      .all()
    rows[name] = { ms: Number(((await middleMs(read)) - nothing).toFixed(2)), 'rows read': meta.rows_read }
    plans.push(`${name}:`, ...(await planOf(d1, question)).map((step) => `  ${step}`))
  }
  console.log(`a board of ${DOGS} rows; a question for nothing takes ${nothing.toFixed(2)} ms`)
  console.table(rows)
  console.log(plans.join('\n'))
  const { ms = NaN, 'rows read': rowsRead = NaN } = rows['board'] ?? {}
  const holds = ms <= AIMS.ms && rowsRead <= AIMS.rowsRead
  if (!holds) console.error(`✗ at most ${AIMS.ms} ms and ${AIMS.rowsRead} rows for a board`)
  process.exitCode = holds ? 0 : 1
} finally {
  await miniflare.dispose()
  rmSync(folder, { recursive: true })
}

/** A score for the one dog of each user; that of the first one is the lowest. */
async function fill(d1: D1Database): Promise<void> {
  for (let from = 1; from <= DOGS; from += CHUNK) {
    const span = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${Math.min(DOGS, from + CHUNK - 1)})`
    await d1.batch([
      d1.prepare(`${span} insert into user (id, issuer, sub, username, username_key, language, created_at)
        select i, 'bench', 'bench-' || i, 'bench-' || i, 'bench-' || i, 'en', 0 from n`),
      d1.prepare(`${span} insert into dog (id, user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
        select i, i, 'bench-' || i, 'bench-' || i, '#c08040', '#865a2d', 0, 0, 0 from n`),
      d1.prepare(`${span} insert into highscore (game, interval, period, dog_id, score, scored_at)
        select 'JumpingDog', 'AllTime', 'ever', i, i / 1000, i from n`),
    ])
  }
}

function recording(d1: D1Database, asked: Asked[]): D1Database {
  return new Proxy(d1, {
    get: (target, key) =>
      key === 'prepare'
        ? (sql: string) => {
            const statement = target.prepare(sql)
            return new Proxy(statement, {
              get(one, name) {
                if (name !== 'bind') return Reflect.get(one, name)
                return (...params: unknown[]) => {
                  asked.push({ sql, params })
                  return one.bind(...params)
                }
              },
            })
          }
        : Reflect.get(target, key),
  })
}

async function planOf(d1: D1Database, { sql, params }: Asked): Promise<string[]> {
  const { results } = await d1
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

async function middleMs(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const before = performance.now()
    await work()
    took.push(performance.now() - before)
  }
  return took.toSorted((one, other) => one - other)[TIMES >> 1] ?? NaN
}
