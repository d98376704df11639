import { afterAll, expect, it } from 'vitest'
import { aPlayer, endow, equip, held, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { TIMEOUT_MS, race, send, sumOf, won } from '#test/worker/support/race.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'

const BUY = `mutation ($op: String!, $dogId: Int!) { buyThing(op: $op, dogId: $dogId, kind: "flower") { bones } }`
const PRICE = 6
const TIMES = 200

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

async function aShopper(bones: number) {
  const player = await aPlayer({ bornAt: Date.now() })
  await endow(player.dogId, 'bones', bones)
  await standIn('hat-shop', player, Date.now())
  const buys = () => {
    const variables = { op: crypto.randomUUID(), dogId: player.dogId }
    return won(() => send(player.as, BUY, variables))
  }
  const kept = { 'bones in all': () => sumOf('bones'), 'the dog’s': () => held(player.dogId, 'bones') }
  return { ...player, kept, runners: Array.from({ length: TIMES }, () => buys) }
}

it(
  '[V2] sells to two of 200 concurrent buyers with bones for two, and keeps the sum of all bones zero',
  async ({ annotate }) => {
    const { kept, runners } = await aShopper(2 * PRICE + 1)
    const { told, after } = await race({ name: 'spend: bones for two flowers', kept, runners }, annotate)
    expect(told).toEqual({ won: 2, 'too-few-bones': TIMES - 2 })
    expect(after).toEqual([0, 1])
  },
  TIMEOUT_MS,
)

it(
  '[I1] lets one of 200 concurrent purchases into the last slot of the backpack',
  async ({ annotate }) => {
    const { dogId, kept, runners } = await aShopper(TIMES * PRICE)
    for (const slot of ['bag:0', 'bag:1', 'bag:3', 'bag:4']) await equip(dogId, slot)
    const { told, after } = await race({ name: 'backpack: one slot is free', kept, runners }, annotate)
    expect(told).toEqual({ won: 1, 'bag-full': TIMES - 1 })
    expect(after).toEqual([0, (TIMES - 1) * PRICE])
    expect((await thingsOf(db, dogId)).map(({ slot }) => slot)).toEqual(['bag:0', 'bag:1', 'bag:2', 'bag:3', 'bag:4'])
  },
  TIMEOUT_MS,
)
