import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { altered } from '#test/worker/support/faulty-d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { fault } from '#worker/db/schema/faults.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { FAULTS_KEPT_MS, recentFaults } from '#worker/faults/faults-db.ts'
import { nightly } from '#worker/nightly.ts'

const healthNow = async () => (await deskOf(await aUser({ admin: 1 }))).health()

it('counts rooms with their twins and hidden dogs, and silent copies apart', async () => {
  const { userId } = await aUser()
  const now = Date.now()
  const stay = { userId, epoch: 1, hidden: 0, since: now, seenAt: now }
  const rows = [
    { ...stay, room: 'plaza' },
    { ...stay, room: 'plaza~2', hidden: 1 },
    { ...stay, room: 'forest', seenAt: now - 16 * 60_000 },
  ]
  for (const row of rows) await db.insert(presence).values({ ...row, dogId: await aDogOf((await aUser()).userId) })
  expect(await healthNow()).toMatchObject({
    rooms: [{ key: 'plaza', copies: 2, dogs: 2, hidden: 1, name: expect.stringMatching(/\w/) }],
    counts: { dogsInPark: 2, lostRooms: 1 },
    audit: null,
  })
})

it('times reads and writes of the database, and leaves nothing behind', async () => {
  const times = await (await deskOf(await aUser({ admin: 1 }))).timeDatabase()
  expect(times.map(({ kind, trips }) => [kind, trips])).toEqual([
    ['read', 400],
    ['write', 400],
  ])
  for (const { medianMs, p90Ms, p99Ms, longestMs } of times) {
    expect([medianMs, p90Ms, p99Ms, longestMs]).toEqual([medianMs, p90Ms, p99Ms, longestMs].toSorted((a, b) => a - b))
  }
  expect(await env.DB.prepare(`select count(*) as n from setting where type = 'TRIP_PROBE'`).first('n')).toBe(0)
})

it('shows the result of the latest audit', async () => {
  await nightly(env, Date.now())
  expect(await healthNow()).toMatchObject({ audit: { ops: expect.any(Number), breaches: [] } })
})

it('[S11] counts bugs by where they were, for a month', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const failing = altered(env.DB, (queries) => ({
    prepare: (sql) => queries.prepare(sql.replaceAll('"setting"', '"nowhere"')),
  }))
  const fail = () => ask('{ getSetting(type: DISABLE_CLIENT) { value } }', { env: { DB: failing } })
  const answers = await Promise.all([fail(), fail(), fail()])
  expect(answers.map(({ errors }) => errors[0]?.extensions?.code)).toEqual(['internal', 'internal', 'internal'])
  await vi.waitUntil(async () => (await recentFaults(db, Date.now()))[0]?.count === 3)
  const { faults } = await healthNow()
  expect(faults).toEqual([{ event: 'operation-failed', count: 3, lastAt: expect.any(Number) }])
  await nightly(env, Date.now())
  expect(await db.$count(fault)).toBe(1)
  await nightly(env, Date.now() + FAULTS_KEPT_MS + 1000)
  expect(await db.$count(fault)).toBe(0)
  vi.restoreAllMocks()
})
