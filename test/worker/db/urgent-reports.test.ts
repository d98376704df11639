import { env, reset } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'

const FILLED = [
  `insert into user (id, issuer, sub, username, username_key, language, created_at)
    values (1, 'local', 'a', 'A', 'a', 'en', 0), (2, 'local', 'b', 'B', 'b', 'en', 0)`,
  `insert into dog (id, user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
    values (1, 2, 'Bella', 'bella', '#c08040', '#865a2d', 0, 0, 0)`,
  `insert into report (id, at, reporter_id, accused_id, dog_id, offence, reason, evidence, claimed_by, claimed_at)
    values (7, 1, 1, 2, 1, 'serious', 'words', '{}', 1, 2)`,
  `insert into staff_log (at, act, report_id) values (3, 'claim-report', 7)`,
  `insert into push_due (user_id, kind, key, about, at, not_before, drop_at) values (1, 'whisper', 'k', '{}', 1, 1, 2)`,
]

const rowsOf = async (table: string) => (await env.DB.prepare(`select * from ${table}`).all()).results

let before: Record<string, unknown>[]

beforeAll(async () => {
  await reset()
  const at = env.TEST_MIGRATIONS.findIndex(({ name }) => name.endsWith('_terms_and_urgent_reports.sql'))
  const migrate = (from: number, to?: number) =>
    env.DB.batch(
      env.TEST_MIGRATIONS.slice(from, to).flatMap(({ queries }) => queries.map((sql) => env.DB.prepare(sql))),
    )
  await migrate(0, at)
  await env.DB.batch(FILLED.map((sql) => env.DB.prepare(sql)))
  before = await rowsOf('report')
  await migrate(at)
})

it('keeps reports, and the lines of the staff log about them', async () => {
  expect(before).toHaveLength(1)
  expect(await rowsOf('report')).toEqual(before.map((row) => ({ ...row, held_until: null })))
  expect(await rowsOf('push_due')).toHaveLength(1)
  expect((await env.DB.prepare('pragma foreign_key_check').all()).results).toEqual([])
})

it('has users say yes to the terms who were there before', async () => {
  expect(await rowsOf('user')).toMatchObject([{ terms_version: 0, terms_at: null }, { terms_version: 0 }])
})

it('takes new offences, and still lets one claim a report only once', async () => {
  await env.DB.prepare(`update report set offence = 'threat' where id = 7`).run()
  await expect(env.DB.prepare(`update report set claimed_by = 2 where id = 7`).run()).rejects.toThrow('report-taken')
})
