import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { aPlayer, endow, equip, held, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { TIMEOUT_MS, race, send, sumOf, won } from '#test/worker/support/race.ts'
import type { Answer } from '#test/worker/support/race.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { trade } from '#worker/db/schema/value/trades.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'

const ACTOR = '$op: String!, $dogId: Int!'
const PROPOSE = `mutation (${ACTOR}, $withDogId: Int!) { proposeTrade(op: $op, dogId: $dogId, withDogId: $withDogId) }`
const OFFER = `mutation (${ACTOR}, $tradeId: String!, $ver: Int!, $things: [ThingRef!]!, $bones: Int!) {
  offerInTrade(op: $op, dogId: $dogId, tradeId: $tradeId, ver: $ver, things: $things, bones: $bones)
}`
const AGREE = `mutation (${ACTOR}, $tradeId: String!, $ver: Int!) {
  agreeToTrade(op: $op, dogId: $dogId, tradeId: $tradeId, ver: $ver)
}`

type Player = Awaited<ReturnType<typeof aPlayer>>

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const says = ({ as, dogId }: Player, query: string, said: object): Promise<Answer> =>
  send(as, query, { op: crypto.randomUUID(), dogId, ...said })

async function aTrader(bones = 0): Promise<Player> {
  const player = await aPlayer()
  await standIn('plaza', player, Date.now())
  if (bones > 0) await endow(player.dogId, 'bones', bones)
  return player
}

/** `buyer` begins a trade with `seller`: this thing for so many bones. Both have had the time to look at it. */
async function anOffer(buyer: Player, seller: Player, { thing, bones }: { thing: object; bones: number }) {
  const proposed = await says(buyer, PROPOSE, { withDogId: seller.dogId })
  const tradeId = proposed.data?.proposeTrade as string
  await says(buyer, OFFER, { tradeId, ver: 1, things: [], bones })
  await says(seller, OFFER, { tradeId, ver: 2, things: [thing], bones: 0 })
  await db.update(trade).set({ changedAt: 0 }).where(eq(trade.id, tradeId))
  return { tradeId, ver: 3 }
}

/** Agrees; whoever is first waits for the other. */
function agrees(player: Player, yes: object) {
  const variables = { op: crypto.randomUUID(), dogId: player.dogId, ...yes }
  return async () => {
    let isDone: unknown
    const verdict = await won(async () => {
      const answer = await send(player.as, AGREE, variables)
      isDone = answer.data?.agreeToTrade
      return answer
    })
    if (verdict !== 'won') return verdict
    return isDone ? 'told that it is done' : 'told to wait'
  }
}

it(
  '[X3] executes a trade once for 200 agreements of both at once',
  async ({ annotate }) => {
    const [buyer, seller] = [await aTrader(100), await aTrader()]
    const hat = await equip(seller.dogId, 'bag:0', 'beret')
    const yes = await anOffer(buyer, seller, { thing: hat, bones: 7 })
    const { won: times, after } = await race(
      {
        name: 'trade: both say yes, again and again',
        kept: {
          'bones in all': () => sumOf('bones'),
          'the buyer’s': () => held(buyer.dogId, 'bones'),
          'the seller’s': () => held(seller.dogId, 'bones'),
        },
        wins: () => db.$count(op, sql`${op.id} glob ${`trade:${yes.tradeId}:*`}`),
        runners: Array.from({ length: 200 }, (_, i) => agrees(i % 2 ? buyer : seller, yes)),
      },
      annotate,
    )
    expect(times).toBe(1)
    expect(after).toEqual([0, 93, 7])
    expect(await thingsOf(db, buyer.dogId)).toMatchObject([{ id: hat.id, kind: 'beret' }])
  },
  TIMEOUT_MS,
)

it(
  '[X3] gives one hat, offered to 20 dogs with 200 agreements at once, to one dog that has paid',
  async ({ annotate }) => {
    const seller = await aTrader()
    const hat = await equip(seller.dogId, 'bag:0', 'beret')
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aTrader(10)))
    const offers = await Promise.all(buyers.map((buyer) => anOffer(buyer, seller, { thing: hat, bones: 10 })))
    const purses = async () => (await Promise.all(buyers.map(({ dogId }) => held(dogId, 'bones')))).toSorted()
    const { won: times, after } = await race(
      {
        name: 'trade: one hat, twenty buyers',
        kept: {
          'bones in all': () => sumOf('bones'),
          'the seller’s': () => held(seller.dogId, 'bones'),
          'the buyers’': async () => (await purses()).reduce((sum, bones) => sum + bones, 0),
        },
        wins: () => db.$count(trade, sql`${trade.state} = 'done' and ${trade.bDog} = ${seller.dogId}`),
        runners: offers.flatMap((yes, i) =>
          Array.from({ length: 10 }, (_, n) => agrees(n % 2 ? buyers[i]! : seller, yes)),
        ),
      },
      annotate,
    )
    expect(times).toBe(1)
    expect(after).toEqual([0, 10, 190])
    expect((await purses())[0]).toBe(0)
    const owners = await Promise.all(buyers.map(({ dogId }) => thingsOf(db, dogId)))
    expect(owners.flat()).toMatchObject([{ id: hat.id, ver: 3 }])
  },
  TIMEOUT_MS,
)
