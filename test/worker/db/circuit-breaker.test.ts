import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { LANGUAGE_COOKIE, LANGUAGES } from '#durable/rules/languages.ts'
import { withBreaker } from '#worker/db/circuit-breaker.ts'
import { openDb } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import app from '../entry.ts'
import { aDogOf, aUser, banUser, db } from '../support/d1.ts'
import { altered, faultyD1 } from '../support/faulty-d1.ts'
import { aGuest } from '../support/gate.ts'
import { ask, codesOf } from '../support/graphql.ts'

const VERSION = 'select 1 as one'
const ENTER = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Sends so many queries one after the other, and returns the result of each: 'answer', 'late' or 'at once'. */
async function askInARow(d1: D1Database, times: number): Promise<string[]> {
  const ends: string[] = []
  for (let n = 0; n < times; n++) {
    const startedAt = Date.now()
    const question = withBreaker(d1).prepare(VERSION).all()
    const end = question.then(
      () => 'answer',
      () => (Date.now() - startedAt >= 3000 ? 'late' : 'at once'),
    )
    await vi.advanceTimersByTimeAsync(3000)
    ends.push(await end)
  }
  return ends
}

it('[T44] ends an unanswered query after three seconds, and pauses for two seconds after five of them', async () => {
  const faulty = faultyD1(env.DB)
  faulty.fault = 'silent'
  // Each query takes three seconds, so the pause of two is over by the next one, which is the trial.
  expect(await askInARow(faulty.d1, 5)).toEqual(['late', 'late', 'late', 'late', 'late'])
  const finds = withBreaker(faulty.d1)
    .prepare(VERSION)
    .all()
    .catch(() => 'late')
  const meanwhile = await Promise.allSettled(
    Array.from({ length: 100 }, () => withBreaker(faulty.d1).prepare(VERSION).all()),
  )
  expect(meanwhile.every(({ status }) => status === 'rejected')).toBe(true)
  expect(faulty.asked).toBe(5)
  await vi.advanceTimersByTimeAsync(2000)
  await finds
  faulty.fault = null
  await vi.advanceTimersByTimeAsync(2000)
  expect(await askInARow(faulty.d1, 1)).toEqual(['answer'])
})

it('[T43] sends one query as a trial two seconds after the database is back, and then all', async () => {
  const faulty = faultyD1(env.DB)
  faulty.fault = 'down'
  const fails = () =>
    withBreaker(faulty.d1)
      .prepare(VERSION)
      .all()
      .then(
        () => 'answer',
        () => 'no',
      )
  for (let n = 0; n < 5; n++) expect(await fails()).toBe('no')
  faulty.fault = null
  expect(await fails()).toBe('no')
  expect(faulty.asked).toBe(5)
  await vi.advanceTimersByTimeAsync(2000)
  const first = fails()
  expect(await fails()).toBe('no')
  expect(await first).toBe('answer')
  expect(await Promise.all([fails(), fails(), fails()])).toEqual(['answer', 'answer', 'answer'])
})

it('[T44] lets at most 2,000 queries wait for a stalled database', async () => {
  const faulty = faultyD1(env.DB)
  faulty.fault = 'silent'
  const ends = Array.from({ length: 2000 }, () =>
    withBreaker(faulty.d1)
      .prepare(VERSION)
      .all()
      .catch(() => 'no'),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(faulty.asked).toBe(2000)
  await vi.advanceTimersByTimeAsync(3000)
  await Promise.all(ends)
})

it('takes a failed constraint or an invalid statement for an answer', async () => {
  const faulty = faultyD1(env.DB)
  for (let n = 0; n < 9; n++) {
    await expect(withBreaker(faulty.d1).prepare('select * from nowhere').all()).rejects.toThrow('no such table')
  }
  expect(faulty.asked).toBe(9)
  expect(await askInARow(faulty.d1, 1)).toEqual(['answer'])
})

it('[T43] asks users in their language to try again if the database is down when they ask for a ticket', async () => {
  for (const language of LANGUAGES) {
    const faulty = faultyD1(env.DB)
    faulty.fault = 'down'
    const headers = { Cookie: `${LANGUAGE_COOKIE}=${language}` }
    const answer = await ask(ENTER, { as: await aUser(), variables: { dogId: 1 }, headers, env: { DB: faulty.d1 } })
    expect([answer.status, answer.response.headers.get('retry-after'), codesOf(answer)]).toEqual([
      503,
      '2',
      ['try-again'],
    ])
    expect(answer.errors[0]?.message).toBe(REFUSAL_TEXTS['try-again'][language])
  }
})

it('[T43] reports a failure in the middle of an operation alike, in the language of the user', async () => {
  const user = await aUser({ language: 'se' })
  let trips = 0
  // The first trip finds the user.
  const failing = altered(env.DB, (queries) => ({
    batch: <Row>(statements: D1PreparedStatement[]) =>
      trips++ === 0 ? queries.batch<Row>(statements) : Promise.reject(new Error('D1_ERROR: Network connection lost.')),
  }))
  const answer = await ask(ENTER, { as: user, variables: { dogId: await aDogOf(user.userId) }, env: { DB: failing } })
  expect(answer.errors).toMatchObject([{ message: REFUSAL_TEXTS['try-again'].se, extensions: { code: 'try-again' } }])
})

it('[T43] recovers from a lost answer to a ticket: the next one is valid, with a higher epoch', async () => {
  const user = await aUser()
  const dogId = await aDogOf(user.userId)
  const epochOf = async () => (await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, dogId)).get())?.epoch
  const before = await epochOf()
  const lossy = faultyD1(env.DB)
  lossy.fault = 'lost-answer'
  const failing = altered(env.DB, (queries) => ({
    prepare: (query) => (/^update "dog" set "epoch"/.test(query) ? lossy.d1 : queries).prepare(query),
  }))
  expect(codesOf(await ask(ENTER, { as: user, variables: { dogId }, env: { DB: failing } }))).toEqual(['try-again'])
  expect(lossy.asked).toBe(1)
  expect(codesOf(await ask(ENTER, { as: user, variables: { dogId } }))).toEqual([])
  expect(await epochOf()).toBe((before ?? 0) + 2)
})

it('[T43] answers 503 at the gate before any room is reached', async () => {
  const { ticket } = await aGuest()
  const faulty = faultyD1(env.DB)
  faulty.fault = 'down'
  const enter = (DB: D1Database) =>
    app.request(
      `https://voffpark.test/parks/plaza?ticket=${ticket}`,
      { headers: { Upgrade: 'websocket', Origin: 'https://voffpark.test' } },
      { ...env, DB },
    )
  expect((await enter(faulty.d1)).status).toBe(503)
  faulty.fault = null
  const { status, webSocket } = await enter(faulty.d1)
  expect(status).toBe(101)
  webSocket?.accept()
  webSocket?.close()
})

it('[T45] reads from the primary, so that a stale replica admits nobody who was banned', async () => {
  const user = await aUser()
  const dogId = await aDogOf(user.userId)
  await banUser(user.userId)
  // Outside of a session that begins with the primary, every read finds the earlier state: nothing.
  const lagging = new Proxy(env.DB, {
    get(target, key) {
      if (key === 'withSession') {
        return (from?: string) => (from === 'first-primary' ? target.withSession(from) : stale(target))
      }
      const value: unknown = Reflect.get(key === 'prepare' ? stale(target) : target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const answer = await ask(ENTER, { as: user, variables: { dogId }, env: { DB: lagging } })
  expect(codesOf(answer)).toEqual(['banned'])
  const found = await lagging.prepare('select count(*) as bans from ban').first('bans')
  expect(found).toBe(0)
})

function stale(d1: D1Database): D1Database {
  return altered(d1, (queries) => ({
    prepare: (sql) => queries.prepare(sql.replace(/\bfrom "?ban"?/i, 'from (select * from ban where 0) as ban')),
  }))
}

it('gives the same answers to drizzle as to hand-written SQL', async () => {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  const [found] = await openDb(env.DB).batch([db.select({ id: dog.id }).from(dog).where(eq(dog.id, dogId))])
  expect(found).toEqual([{ id: dogId }])
})
