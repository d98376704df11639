import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#worker/db/client.ts'
import { audit, auditFrom, auditFurther, isAudited } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { makeThing } from '#worker/ledger/things.ts'
import { transfer } from '#worker/ledger/writes.ts'
import { nightly } from '#worker/nightly.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { altered } from '#test/worker/support/faulty-d1.ts'

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
