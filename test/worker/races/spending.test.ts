import { afterAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { thingsOf } from '#worker/db/acts/carrying.ts'
import { audit } from '#worker/db/ledger/audit.ts'
import { aPlayer, atOnce, endow, equip, held, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'

const BUY = `mutation ($op: String!, $dogId: Int!) { buyThing(op: $op, dogId: $dogId, kind: "flower") { bones } }`
const PRICE = 6

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

async function aShopper(bones: number) {
  const player = await aPlayer({ bornAt: Date.now() })
  await endow(player.dogId, 'bones', bones)
  await standIn('hat-shop', player, Date.now())
  const buy = async () => {
    const variables = { op: crypto.randomUUID(), dogId: player.dogId }
    const { errors } = await ask(BUY, { as: player.as, variables })
    return errors[0] ? String(errors[0].extensions?.code) : {}
  }
  return { ...player, buy }
}

async function bonesInAll(): Promise<number> {
  const all = await db.get<{ n: number }>(sql`select sum(balance) as n from account where unit = 'bones'`)
  return all.n
}

it('[V2] of 200 that buy through the Worker at once with bones for two, two do, and all bones sum to nothing', async () => {
  const { dogId, buy } = await aShopper(2 * PRICE + 1)
  expect(await atOnce(200, 'buys with bones for two', buy)).toEqual({ done: 2, 'too-few-bones': 198 })
  expect(await held(dogId, 'bones')).toBe(1)
  console.log(`bones in all accounts: ${await bonesInAll()}`)
  expect(await bonesInAll()).toBe(0)
})

it('[I1] of 200 that buy through the Worker at once into the last slot, one finds room', async () => {
  const { dogId, buy } = await aShopper(200 * PRICE)
  for (const slot of ['bag:0', 'bag:1', 'bag:3', 'bag:4']) await equip(dogId, slot)
  expect(await atOnce(200, 'buys into one slot', buy)).toEqual({ done: 1, 'bag-full': 199 })
  expect(await held(dogId, 'bones')).toBe(199 * PRICE)
  expect((await thingsOf(db, dogId)).map(({ slot }) => slot)).toEqual(['bag:0', 'bag:1', 'bag:2', 'bag:3', 'bag:4'])
})
