import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aPlayer, endow, equip, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { trade } from '#worker/db/schema/value/trades.ts'

const ACTOR = '$op: String!, $dogId: Int!'
const PROPOSE = `mutation (${ACTOR}, $withDogId: Int!) { proposeTrade(op: $op, dogId: $dogId, withDogId: $withDogId) }`
const OFFER = `mutation (${ACTOR}, $tradeId: String!, $ver: Int!, $things: [ThingRef!]!, $bones: Int!) {
  offerInTrade(op: $op, dogId: $dogId, tradeId: $tradeId, ver: $ver, things: $things, bones: $bones)
}`
const AGREE = `mutation (${ACTOR}, $tradeId: String!, $ver: Int!) {
  agreeToTrade(op: $op, dogId: $dogId, tradeId: $tradeId, ver: $ver)
}`
const LEAVE = 'mutation ($dogId: Int!, $tradeId: String!) { leaveTrade(dogId: $dogId, tradeId: $tradeId) }'
const TRADE = `query ($dogId: Int!) { trade(dogId: $dogId) {
  id ver state opensAt sides { dogId bones hasAgreed things { id kind } }
} }`

type Player = Awaited<ReturnType<typeof aPlayer>>
const says = (player: Player, query: string, variables: object = {}) =>
  ask(query, { as: player.as, variables: { op: crypto.randomUUID(), dogId: player.dogId, ...variables } })
const sees = (player: Player) => ask(TRADE, { as: player.as, variables: { dogId: player.dogId } })

async function twoTraders() {
  const [a, b] = [await aPlayer(), await aPlayer()]
  for (const player of [a, b]) await standIn('plaza', player, Date.now())
  await endow(b.dogId, 'bones', 40)
  const tradeId = (await says(a, PROPOSE, { withDogId: b.dogId })).data?.proposeTrade as string
  return { a, b, tradeId }
}

it('trades a hat for forty bones, with the same view for both', async () => {
  const { a, b, tradeId } = await twoTraders()
  const hat = await equip(a.dogId, 'bag:0', 'beret')
  expect((await says(a, OFFER, { tradeId, ver: 1, things: [hat], bones: 0 })).data).toEqual({ offerInTrade: 2 })
  expect((await says(b, OFFER, { tradeId, ver: 2, things: [], bones: 40 })).data).toEqual({ offerInTrade: 3 })
  const { data } = await sees(b)
  expect(data).toEqual({
    trade: {
      id: tradeId,
      ver: 3,
      state: 'open',
      opensAt: expect.any(String),
      sides: [
        { dogId: a.dogId, bones: 0, hasAgreed: false, things: [{ id: hat.id, kind: 'beret' }] },
        { dogId: b.dogId, bones: 40, hasAgreed: false, things: [] },
      ],
    },
  })
  expect((await sees(a)).data).toEqual(data)
  expect(codesOf(await says(a, AGREE, { tradeId, ver: 3 }))).toEqual(['trade-locked'])
  await db.update(trade).set({ changedAt: 0 }).where(eq(trade.id, tradeId))
  expect((await says(a, AGREE, { tradeId, ver: 3 })).data).toEqual({ agreeToTrade: false })
  expect((await says(b, AGREE, { tradeId, ver: 3 })).data).toEqual({ agreeToTrade: true })
  expect((await sees(a)).data).toEqual({ trade: null })
})

it('refuses an offer that makes no sense', async () => {
  const { a, tradeId } = await twoTraders()
  const hat = await equip(a.dogId, 'bag:0')
  const many = Array.from({ length: 10 }, (_, i) => ({ id: i + 1, ver: 1 }))
  for (const nonsense of [{ things: many }, { things: [hat, hat] }, { bones: -1 }, { bones: 2_000_000 }]) {
    const said = await says(a, OFFER, { tradeId, ver: 1, things: [], bones: 0, ...nonsense })
    expect(codesOf(said)).toEqual(['bad-input'])
  }
})

it('lets a dog leave a trade, and shows it none of others', async () => {
  const { a, b, tradeId } = await twoTraders()
  const stranger = await aPlayer()
  expect((await sees(stranger)).data).toEqual({ trade: null })
  const asA = { as: stranger.as, variables: { dogId: a.dogId, tradeId } }
  expect(codesOf(await ask(LEAVE, asA))).toEqual(['not-your-dog'])
  const leave = { as: b.as, variables: { dogId: b.dogId, tradeId } }
  expect((await ask(LEAVE, leave)).data).toEqual({ leaveTrade: true })
  expect((await ask(LEAVE, leave)).data).toEqual({ leaveTrade: false })
})
