import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { altered } from '#test/worker/support/faulty-d1.ts'
import { openDb } from '#worker/db/client.ts'
import { keepAuditState, keptAuditState, lastAudit } from '#worker/health/health-db.ts'
import { audit, auditFrom, auditFurther, isAudited } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { makeThing } from '#worker/ledger/things.ts'
import { transfer } from '#worker/ledger/writes.ts'
import { nightly } from '#worker/nightly.ts'

const run = (statement: string) => env.DB.prepare(statement).run()

async function aDogWithAHat(): Promise<number> {
  const dog = await aDogOf((await aUser()).userId, { levelPoints: 3 })
  const id = crypto.randomUUID()
  const writes = [
    ...transfer(id, { unit: 'bones', amount: 5, from: { park: 'digging' }, to: { dog } }),
    makeThing(id, { kind: 'crown', to: { dog, slot: 'hat' } }),
  ]
  await perform(db, { id, actor: null, kind: 'outfit', request: {}, now: 0 }, { writes, result: told({}) })
  return dog
}

const FORGERIES: [string, string, (dog: number) => string, (dog: number) => string][] = [
  [
    'a forged balance',
    'an account holds the sum of its legs',
    (dog) => `update account set balance = balance + 9 where dog_id = ${dog} and unit = 'bones'`,
    (dog) => `update account set balance = balance - 9 where dog_id = ${dog} and unit = 'bones'`,
  ],
  [
    'forged level points',
    'level points are those of the ledger',
    (dog) => `update dog set level_points = 3000 where id = ${dog}`,
    (dog) => `update dog set level_points = 3 where id = ${dog}`,
  ],
  [
    'a hat out of thin air',
    'dogs wear what they have',
    (dog) => `insert into wear (dog_id, slot, item) values (${dog}, 'back', 'cape')`,
    (dog) => `delete from wear where dog_id = ${dog} and slot = 'back'`,
  ],
]

it.each(FORGERIES)('[V5] finds %s, and freezes trade', async (_what, rule, forge, mend) => {
  const dog = await aDogWithAHat()
  expect((await audit(db)).breaches).toEqual([])
  await run(forge(dog))
  await nightly(env, Date.now())
  const { breaches } = await audit(db)
  await run(mend(dog))
  expect(breaches).toMatchObject([{ rule, broken: 1 }])
  const id = crypto.randomUUID()
  const buying = perform(db, { id, actor: null, kind: 'buy', request: {}, now: 0 }, { writes: [], result: told({}) })
  expect(await buying).toBe('trade-frozen')
  await run(`delete from setting where type = 'TRADE_FROZEN'`)
})

it('[V5] finds the same in parts, while ops go on', async () => {
  const dog = await aDogWithAHat()
  await run(FORGERIES[0]![2](dog))
  let state = auditFrom(Date.now())
  let parts = 0
  for (; !isAudited(state); parts += 1) {
    // Each part is kept as text in between.
    state = JSON.parse(JSON.stringify(await auditFurther(db, state, 1)))
    const id = crypto.randomUUID()
    const writes = transfer(id, { unit: 'bones', amount: 5, from: { park: 'digging' }, to: { dog } })
    const operation = { id, actor: null, kind: 'dig' as const, request: {}, now: Date.now() }
    await perform(db, operation, { writes, result: told({}) })
  }
  await run(FORGERIES[0]![3](dog))
  expect(parts).toBeGreaterThan(3)
  expect(state.report.breaches).toMatchObject([{ rule: FORGERIES[0]![1], broken: 1 }])
})

it('[V5] begins with small slices in each table, whatever the rows of the one before took', async () => {
  await aDogWithAHat()
  const limits: unknown[] = []
  const prepare = (sql: string) => {
    const statement = env.DB.prepare(sql)
    const bind = (...values: unknown[]) => {
      if (sql.includes('count(*) as found')) limits.push(values.at(-1))
      return statement.bind(...values)
    }
    return new Proxy(statement, { get: (target, key) => (key === 'bind' ? bind : Reflect.get(target, key)) })
  }
  await audit(openDb(altered(env.DB, () => ({ prepare }))))
  expect(limits).toEqual([500, 500, 500])
})

it('[V5] leaves a correct ledger alone', async () => {
  await aDogWithAHat()
  await nightly(env, Date.now())
  const id = crypto.randomUUID()
  const buying = perform(db, { id, actor: null, kind: 'buy', request: {}, now: 0 }, { writes: [], result: told({}) })
  expect(await buying).toEqual({})
})

it('[V5] keeps the sums of 200,000 accounts in values that the database takes', async () => {
  const totals = Object.fromEntries(Array.from({ length: 200_000 }, (_, id) => [100_000 + id, -1_000_000 - id]))
  const state = { ...auditFrom(Date.now()), totals }
  await keepAuditState(db, state)
  const { results } = await env.DB.prepare(
    'select length(value) as bytes from setting union all select length(text) from audit_part',
  ).all<{ bytes: number }>()
  expect(Math.max(...results.map(({ bytes }) => bytes))).toBeLessThan(2_000_000)
  expect(await keptAuditState(db)).toEqual(state)
  await keepAuditState(db, { ...state, totals: { 1: 2 } })
  expect(await keptAuditState(db)).toEqual({ ...state, totals: { 1: 2 } })
  await keepAuditState(db, null)
  expect(await keptAuditState(db)).toBeNull()
  expect((await env.DB.prepare('select * from audit_part').all()).results).toEqual([])
})

const DAY_MS = 24 * 60 * 60 * 1000

it.each([
  ['goes on with an audit that was begun six days ago', 6, true],
  ['gives up an audit that was begun eight days ago', 8, false],
])('[V5] %s', async (_what, days, isSame) => {
  const now = Date.now()
  const begun = auditFrom(now - days * DAY_MS)
  await keepAuditState(db, { ...begun, report: { ...begun.report, ops: 1_000_000 } })
  await nightly(env, now)
  expect((await lastAudit(db))!.ops >= 1_000_000).toBe(isSame)
})
