import { env, reset } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'

const TABLES = ['daily', 'find_day', 'rest'] as const
/** What later migrations have added to a row of each table. */
const ADDED = { daily: { sniffed: '{}', posts: 0, errand: 0 }, find_day: { tiles: '{}', trail: 0 }, rest: {} } as const
const FILLED = [
  `insert into user (id, issuer, sub, username, username_key, language, created_at)
    values (1, 'local', 'a', 'A', 'a', 'en', 0)`,
  `insert into dog (id, user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
    values (1, 1, 'Bella', 'bella', '#c08040', '#865a2d', 0, 0, 0)`,
  `insert into daily values (1, 20000, 'karma', 7), (1, 20001, 'karma', 50)`,
  `insert into find_day values (1, 20000, 3, 1, 10, 42)`,
  `insert into rest values ('sniff:1:2', 5), ('dig:1:plaza:3,4', 6)`,
]

/** The rows of each table before and after the migration. */
let before: Record<string, unknown>[][]
let after: unknown[]

async function rowsOf(table: string) {
  return (await env.DB.prepare(`select * from ${table} order by 1, 2`).all()).results
}

async function migrate(isDue: (index: number) => boolean) {
  const due = env.TEST_MIGRATIONS.filter((_, index) => isDue(index)).flatMap(({ queries }) => queries)
  await env.DB.batch(due.map((sql) => env.DB.prepare(sql)))
}

beforeAll(async () => {
  await reset()
  const lean = env.TEST_MIGRATIONS.findIndex(({ name }) => name.endsWith('_lean_days.sql'))
  await migrate((index) => index < lean)
  await env.DB.batch(FILLED.map((sql) => env.DB.prepare(sql)))
  before = await Promise.all(TABLES.map(rowsOf))
  await migrate((index) => index >= lean)
  after = await Promise.all(TABLES.map(rowsOf))
})

it('keeps the days and the rests of a database that is in use', () => {
  expect(before.flat()).toHaveLength(5)
  expect(after).toEqual(TABLES.map((table, index) => before[index]?.map((row) => ({ ...row, ...ADDED[table] }))))
})

it.each([
  [`insert into rest values ('sniff:1:3', 9)`],
  [`insert into daily (dog_id, day, kind, amount) values (1, 20002, 'karma', 1)`],
  [`insert into find_day (user_id, day, spots, missed, blind, bones) values (1, 20002, 0, 1, 0, 0)`],
])('writes one row for an act: %s', async (sql) => {
  expect((await env.DB.prepare(sql).run()).meta.rows_written).toBe(1)
})

it.each([
  [`insert into daily (dog_id, day, kind, amount) values (1, 20003, 'karma', 51)`, 'daily_karma'],
  [`insert into daily (dog_id, day, kind, amount) values (99, 20003, 'karma', 1)`, 'FOREIGN KEY'],
  [`insert into find_day (user_id, day, spots, missed, blind, bones) values (1, 20003, 0, 0, 11, 0)`, 'find_day_bones'],
  [`insert into rest values ('dig:1:plaza:3,4', 7)`, 'UNIQUE'],
])('still refuses what it refused: %s', async (sql, why) => {
  await expect(env.DB.prepare(sql).run()).rejects.toThrow(why)
})
