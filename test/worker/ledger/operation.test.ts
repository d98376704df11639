import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { altered, faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { isUnavailable } from '#worker/db/circuit-breaker.ts'
import { openDb } from '#worker/db/client.ts'
import { UNITS } from '#worker/db/schema/value/ledger.ts'
import { audit } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { Operation } from '#worker/ledger/operation.ts'
import { makeThing, move, thingOf } from '#worker/ledger/things.ts'
import { PURPOSES, balanceOf, demand, transfer } from '#worker/ledger/writes.ts'

const anOp = (changes: Partial<Operation> = {}): Operation => ({
  id: crypto.randomUUID(),
  actor: null,
  kind: 'dig',
  request: {},
  now: 0,
  ...changes,
})
const aDog = async () => aDogOf((await aUser()).userId)
const has = async (dog: number, unit: 'bones' | 'life' | 'level' = 'bones') =>
  (await db.get<{ n: number }>(sql`select ${balanceOf(dog, unit)} as n`)).n

async function give(dog: number, amount: number) {
  const op = anOp()
  const writes = transfer(op.id, { unit: 'bones', amount, from: { park: 'digging' }, to: { dog } })
  return perform(db, op, { writes, result: told({}) })
}

const spend = (dog: number, op = anOp({ kind: 'buy' }), from = db) =>
  perform(from, op, {
    writes: [
      demand('too-few-bones', sql`${balanceOf(dog, 'bones')} >= 10`),
      ...transfer(op.id, { unit: 'bones', amount: 10, from: { dog }, to: { park: 'shops' } }),
    ],
    result: sql<{ left: number }>`json_object('left', ${balanceOf(dog, 'bones')})`,
  })

it("[V1] stores a birth in the ledger, with the dog's lifepoints and knowledge", async () => {
  const dog = await aDogOf((await aUser()).userId, { levelPoints: 7 })
  expect([await has(dog), await has(dog, 'life'), await has(dog, 'level')]).toEqual([0, 60, 7])
})

it('[V2] lets 100 of 200 concurrent payments of 10 out of 1,000 bones through, and makes or loses no bone', async () => {
  const dog = await aDog()
  await give(dog, 1000)
  const answers = await Promise.all(Array.from({ length: 200 }, () => spend(dog)))
  const done = answers.filter((answer) => typeof answer === 'object')
  console.log(`200 spend at once: ${done.length} did`)
  expect(done).toHaveLength(100)
  expect(answers.filter((answer) => answer === 'too-few-bones')).toHaveLength(100)
  expect(await has(dog)).toBe(0)
  expect((await audit(db)).breaches).toEqual([])
})

it('[V3] does an op once that is requested 200 times at once, with the same answer for all', async () => {
  const dog = await aDog()
  await give(dog, 100)
  const op = anOp({ kind: 'buy' })
  const answers = await Promise.all(Array.from({ length: 200 }, () => spend(dog, op)))
  console.log(`200 at once with one id: bones left ${await has(dog)}`)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"left":90}']))
  expect(await has(dog)).toBe(90)
})

it('[V3] answers a repeated op whose answer was lost', async () => {
  const dog = await aDog()
  await give(dog, 100)
  const faulty = faultyD1(env.DB)
  const [op, faultyDb] = [anOp({ kind: 'buy' }), openDb(faulty.d1)]
  faulty.fault = 'lost-answer'
  const lost: unknown = await spend(dog, op, faultyDb).catch((error: unknown) => error)
  faulty.fault = null
  expect(isUnavailable(lost)).toBe(true)
  expect(await spend(dog, op, faultyDb)).toEqual({ left: 90 })
})

it('[V3] refuses an id that was used for something else, also by another user', async () => {
  const dog = await aDog()
  await give(dog, 100)
  const op = anOp({ kind: 'buy', request: { item: 1 } })
  await spend(dog, op)
  expect(await spend(dog, { ...op, request: { item: 2 } })).toBe('op-reused')
  expect(await spend(dog, { ...op, actor: (await aUser()).userId })).toBe('op-reused')
  expect(await has(dog)).toBe(90)
})

it('[V2] rolls an op back whose legs do not sum to zero', async () => {
  const dog = await aDog()
  const op = anOp()
  const [, credit] = transfer(op.id, { unit: 'bones', amount: 5, from: { park: 'digging' }, to: { dog } })
  await expect(perform(db, op, { writes: [credit!], result: told({}) })).rejects.toThrow('legs-do-not-balance')
  expect(await has(dog)).toBe(0)
})

it('[V1] has an account of the park for each purpose in each unit', async () => {
  const found = await env.DB.prepare('select purpose, unit from account where may_owe = 1').all()
  const wanted = PURPOSES.flatMap((purpose) => UNITS.map((unit) => ({ purpose, unit })))
  expect(found.results).toEqual(expect.arrayContaining(wanted))
})

it('writes six rows for an op that moves one amount', async () => {
  const dog = await aDog()
  await give(dog, 100)
  const written: number[] = []
  const counting = altered(env.DB, (queries) => ({
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      const results = await queries.batch<Row>(statements)
      written.push(...results.map(({ meta }) => meta.rows_written))
      return results
    },
  }))
  await spend(dog, anOp({ kind: 'buy' }), openDb(counting))
  expect(written.reduce((sum, rows) => sum + rows, 0)).toBe(6)
})

it('[V2] refuses a leg and a thing of an op that is done, and a leg of no op', async () => {
  const dog = await aDog()
  const op = anOp()
  const writes = transfer(op.id, { unit: 'bones', amount: 5, from: { park: 'digging' }, to: { dog } })
  await perform(db, op, { writes, result: told({}) })
  const run = (statement: string) => env.DB.prepare(statement).run()
  const account = `(select id from account where dog_id = ${dog} and unit = 'karma')`
  const legOf = (id: string) => `insert into leg (op_id, account_id, delta) values ('${id}', ${account}, 1)`
  await expect(run(legOf(op.id))).rejects.toThrow('op-is-sealed')
  await expect(run(legOf('of no op'))).rejects.toThrow('FOREIGN KEY')
  const thing = `insert into item (kind, holder, slot, op_id) values ('crown', 'dog:${dog}', 'hat', '${op.id}')`
  await expect(run(thing)).rejects.toThrow('op-is-sealed')
})

it('[V1] lets no account fall below zero that may not owe', async () => {
  const dog = await aDog()
  await env.DB.prepare(
    `insert into account (purpose, unit) values ('purse of a test', 'bones') on conflict do nothing`,
  ).run()
  const op = anOp()
  const writes = ['-5', '5'].map((delta, index) => ({
    sql: sql`insert into leg (op_id, account_id, delta) select ${op.id}, id, ${sql.raw(delta)} from account
      where unit = 'bones' and ${index === 0 ? sql`purpose = 'purse of a test'` : sql`dog_id = ${dog}`}`,
  }))
  await expect(perform(db, op, { writes, result: told({}) })).rejects.toThrow('account_balance')
  expect(await has(dog)).toBe(0)
  const owing = `update account set may_owe = 1 where dog_id = ${dog}`
  await expect(env.DB.prepare(owing).run()).rejects.toThrow('account_may_owe')
})

it.each([-1, 0, 1.5, Number.NaN, Infinity, 2 ** 53])('[V2] refuses a transfer of %s bones', async (amount) => {
  const dog = await aDog()
  await give(dog, 10)
  await expect(give(dog, amount)).rejects.toThrow(RangeError)
  expect(await has(dog)).toBe(10)
})

it('[V4] moves a thing for one of 200 who take it at once', async () => {
  const [from, ...others] = await Promise.all(Array.from({ length: 201 }, aDog))
  const born = anOp({ kind: 'outfit' })
  const made = await perform(db, born, {
    writes: [makeThing(born.id, { kind: 'crown', to: { dog: from!, slot: 'hat' } })],
    result: sql<{ id: number }>`json_object('id', ${thingOf(born.id)})`,
  })
  if (typeof made === 'string') throw new Error(made)
  const taken = await Promise.all(
    others.map((dog) => {
      const op = anOp({ kind: 'give' })
      const moved = { thing: { id: made.id, ver: 1 }, from: `dog:${from}`, to: { dog, slot: 'bag:0' } }
      return perform(db, op, { writes: move(op.id, moved), result: told({}) })
    }),
  )
  console.log(`200 take one thing at once: ${taken.filter((answer) => typeof answer === 'object').length} has it`)
  expect(taken.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  expect(taken.filter((answer) => answer === 'item-gone')).toHaveLength(199)
  expect((await audit(db)).breaches).toEqual([])
})

it('[V4] refuses every change of what the ledger has stored', async () => {
  await give(await aDog(), 1)
  const forge = (statement: string) => env.DB.prepare(statement).run()
  for (const statement of [
    'update leg set delta = 9',
    'delete from leg',
    'delete from op',
    `update op set result = '1'`,
  ])
    await expect(forge(statement)).rejects.toThrow('SQLITE_CONSTRAINT')
  await expect(forge(`update item set holder = 'dog:1'`)).rejects.toThrow('items-move-by-ops')
})
