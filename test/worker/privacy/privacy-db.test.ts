import { env } from 'cloudflare:test'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ACTS_ON_REPORTS } from '#durable/rules/staff/acts.ts'
import { db } from '#test/worker/support/d1.ts'
import { audit } from '#worker/ledger/audit.ts'
import type { Policy } from '#worker/privacy/policy-db.ts'
import {
  POLICIES,
  askForDeletion,
  deletionOf,
  dueDeletions,
  forgetUser,
  keepAccount,
  personalData,
} from '#worker/privacy/privacy-db.ts'
import { aWholeUser } from './whole-user.ts'

/** Tables about nobody, or nobody whom we could name: news, rooms, sheets, shops, films, bugs, keys, and what is deleted within minutes anyway. */
const IMPERSONAL_TABLES = [
  'announcement',
  'announcement_reaction_count',
  'announcement_text',
  'audit_part',
  'delivery',
  'draft',
  'excluded_subject',
  'fault',
  'film',
  'film_title',
  'item_kind',
  'item_move',
  'job_lease',
  'level',
  'local_key',
  'monthly_users',
  'newcomer',
  'once',
  'pack_goal',
  'patreon_campaign',
  'patreon_parted',
  'rest',
  'room',
  'room_door',
  'room_now',
  'room_offer',
  'room_revision',
  'riddle_day',
  'setting',
  'sheet_revision',
  'sign_in_nonce',
  'trail_day',
  'word_change',
]

const DAY_MS = 24 * 60 * 60 * 1000

/** The names in the database of the columns with these concerns. */
function columnsOf({ table, columns }: Policy, ...concerns: string[]): string[] {
  return Object.entries(getTableColumns(table))
    .filter(([name]) => concerns.includes(columns[name] ?? ''))
    .map(([, column]) => column.name)
}

async function allRows(table: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`select * from "${table}"`).all()).results
}

/** Each value in a personal or secret column of the user's own rows. */
async function privateValues(userId: number) {
  const values: { table: string; column: string; value: unknown }[] = []
  for (const policy of POLICIES) {
    const columns = columnsOf(policy, 'personal', 'secret')
    const rows: Record<string, unknown>[] = await db.select().from(policy.table).where(policy.of(userId))
    const table = getTableName(policy.table)
    const names = Object.entries(getTableColumns(policy.table))
    for (const row of rows)
      for (const [name, { name: column }] of names)
        if (columns.includes(column) && row[name] !== null) values.push({ table, column, value: row[name] })
  }
  return values
}

it('has a policy for every column of every table about users, and lists all other tables', async () => {
  const tables = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf%' escape '\\' and name not like 'd1_%'`,
  ).all<{ name: string }>()
  const known = [...POLICIES.map(({ table }) => getTableName(table)), ...IMPERSONAL_TABLES]
  expect(tables.results.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  for (const { table, columns } of POLICIES)
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
})

it('exports every column that the user may see, of every table, and no other', async () => {
  const { userId } = await aWholeUser()
  const data = await personalData(db, userId)
  const told = POLICIES.filter((policy) => columnsOf(policy, 'personal', 'told').length > 0)
  // Rows that only a long life brings: things, questions, prizes, doubled bans.
  const rare = ['item', 'wear', 'question', 'delivery_entry', 'ban_doubling']
  expect(Object.keys(data).toSorted()).toEqual(
    told
      .map(({ table }) => getTableName(table))
      .filter((name) => !rare.includes(name))
      .toSorted(),
  )
  for (const policy of told) {
    const [row] = data[getTableName(policy.table)] ?? []
    const names = Object.keys(policy.columns).filter((name) =>
      ['personal', 'told'].includes(policy.columns[name] ?? ''),
    )
    if (row) expect(Object.keys(row)).toEqual(names)
  }
})

it('exports nothing that opens a session, and nothing about others', async () => {
  const { userId, other } = await aWholeUser()
  const text = JSON.stringify(await personalData(db, userId))
  for (const { column, value } of await privateValues(userId)) {
    if (column === 'hash' || column === 'session_hash' || column === 'device') expect(text).not.toContain(value)
  }
  expect(text).not.toContain(other.sub)
  expect(text).not.toContain('evidence')
})

it('exports nothing of what staff do with reports about the user', async () => {
  const { userId, other } = await aWholeUser()
  const insert = 'insert into staff_log (at, staff_id, act, user_id) values (1, ?, ?, ?)'
  for (const act of ACTS_ON_REPORTS) await env.DB.prepare(insert).bind(other.userId, act, userId).run()
  const { staff_log: log } = await personalData(db, userId)
  expect(log).toMatchObject([{ act: 'kick' }])
})

it('[S10] leaves no personal or secret value of a deleted user anywhere', async () => {
  const { userId, username, sub } = await aWholeUser()
  const values = await privateValues(userId)
  const withValues = new Set(values.map(({ table, column }) => `${table}.${column}`))
  const expected = POLICIES.flatMap((policy) =>
    columnsOf(policy, 'personal', 'secret').map((column) => `${getTableName(policy.table)}.${column}`),
  )
  expect([...withValues].toSorted()).toEqual(expected.toSorted())
  await forgetUser(db, userId)
  for (const { table, column, value } of values) {
    const left = (await allRows(table)).filter((row) => row[column] === value)
    expect({ table, column, left }).toEqual({ table, column, left: [] })
  }
  const everything = await Promise.all([...POLICIES.map(({ table }) => allRows(getTableName(table)))])
  for (const word of [username, sub]) expect(JSON.stringify(everything)).not.toContain(word)
})

it('[S10] leaves no word of a deleted user in evidence about others, and all words of others', async () => {
  const [gone, stays] = [await aWholeUser(), await aWholeUser()]
  const said = (user: number) => ({ seq: user, name: `Dog of ${user}`, text: `said by ${user}`, user })
  const [theirs, rest] = [said(gone.userId), said(stays.userId)]
  const evidence = { lines: [theirs, rest], present: [theirs, rest], isUnheard: false }
  await env.DB.prepare('update report set evidence = ? where reporter_id = ?')
    .bind(JSON.stringify(evidence), stays.userId)
    .run()
  await forgetUser(db, gone.userId)
  const left = (await allRows('report')).find((row) => row.reporter_id === stays.userId)
  expect(JSON.parse(String(left?.evidence))).toEqual({ lines: [rest], present: [rest], isUnheard: false })
})

it('[S9] deletes nobody who has cancelled since they were found due', async () => {
  const { userId, username } = await aWholeUser()
  const due = await dueDeletions(db, Date.now(), 1000)
  expect(due).toContain(userId)
  await keepAccount(db, userId)
  expect(await forgetUser(db, userId)).toBe(false)
  expect((await allRows('user')).find(({ id }) => id === userId)).toMatchObject({ username })
})

it("[S10] keeps the ledger consistent and the staff log's acts", async () => {
  const { userId, dog } = await aWholeUser()
  await forgetUser(db, userId)
  expect((await audit(db)).breaches).toEqual([])
  expect(await env.DB.prepare('select sum(delta) as n from leg').first('n')).toBe(0)
  expect((await allRows('staff_log')).filter(({ user_id: whom }) => whom === userId)).toHaveLength(1)
  expect((await allRows('dog')).find(({ id }) => id === dog)).toMatchObject({
    name: `*${dog}`,
    died_at: expect.any(Number),
  })
})

it('keeps the data of others', async () => {
  const [one, two] = [await aWholeUser(), await aWholeUser()]
  const before = await personalData(db, two.userId)
  await forgetUser(db, one.userId)
  expect(await personalData(db, two.userId)).toEqual(before)
})

it('[S9] deletes after 14 days unless cancelled; if asked again, the first time counts', async () => {
  const { userId } = await aWholeUser()
  await keepAccount(db, userId)
  expect(await deletionOf(db, userId)).toBeNull()
  const now = Date.UTC(2030, 0, 1)
  await askForDeletion(db, userId, now)
  await askForDeletion(db, userId, now + DAY_MS)
  expect(await deletionOf(db, userId)).toBe(now + 14 * DAY_MS)
  expect(await dueDeletions(db, now + 14 * DAY_MS - 1, 100)).not.toContain(userId)
  expect(await dueDeletions(db, now + 14 * DAY_MS, 100)).toContain(userId)
  await keepAccount(db, userId)
  expect(await dueDeletions(db, now + 20 * DAY_MS, 100)).not.toContain(userId)
})
