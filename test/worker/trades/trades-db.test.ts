import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { NEW_GIVER, TRADE_LOOK_MS } from '#durable/rules/items/trading.ts'
import { seeded } from '#test/support/random.ts'
import { NOON, aPlayer, atOnce, endow, equip, held, standIn } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { audit } from '#worker/ledger/audit.ts'
import { layDown, thingsOf } from '#worker/things/carrying-db.ts'
import { agree, leaveTrade, offer, proposeTrade, tradeOf } from '#worker/trades/trades-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const LATER = NOON + TRADE_LOOK_MS
const kindsOf = async (dogId: number) => (await thingsOf(db, dogId)).map(({ kind }) => kind).toSorted()

type Player = Awaited<ReturnType<typeof aPlayer>>

async function aTrade({ bones = 100 } = {}) {
  const [a, b] = [await aPlayer({ bornAt: NOON }), await aPlayer({ bornAt: NOON })]
  for (const player of [a, b]) await standIn('plaza', player)
  for (const { dogId } of [a, b]) await endow(dogId, 'bones', bones)
  const proposed = await proposeTrade(db, a.act(), b.dogId)
  if (typeof proposed === 'string') throw new Error(proposed)
  return { a, b, tradeId: proposed.tradeId }
}

it('[X3] exchanges two full backpacks, and bones with them', async () => {
  const { a, b, tradeId } = await aTrade()
  const mine = []
  const theirs = []
  for (let i = 0; i < 5; i++) {
    mine.push(await equip(a.dogId, `bag:${i}`, 'beanie'))
    theirs.push(await equip(b.dogId, `bag:${i}`, 'fish'))
  }
  expect(await offer(db, a.act(), { tradeId, ver: 1, things: mine, bones: 30 })).toEqual({ ver: 2 })
  expect(await offer(db, b.act(), { tradeId, ver: 2, things: theirs, bones: 5 })).toEqual({ ver: 3 })
  expect(await agree(db, a.act(), { tradeId, ver: 3 })).toBe('trade-locked')
  expect(await agree(db, a.act({ now: LATER }), { tradeId, ver: 3 })).toEqual({ done: false })
  expect(await agree(db, b.act({ now: LATER }), { tradeId, ver: 3 })).toEqual({ done: true })
  expect([await held(a.dogId, 'bones'), await held(b.dogId, 'bones')]).toEqual([75, 125])
  expect([await kindsOf(a.dogId), await kindsOf(b.dogId)]).toEqual([Array(5).fill('fish'), Array(5).fill('beanie')])
  expect(await tradeOf(db, { tradeId, dog: a.dogId })).toMatchObject({ state: 'done' })
})

it('[X2] resets the agreement of the other when an offer is changed', async () => {
  const { a, b, tradeId } = await aTrade()
  const crown = await equip(a.dogId, 'bag:0')
  await offer(db, a.act(), { tradeId, ver: 1, things: [crown], bones: 0 })
  await agree(db, b.act({ now: LATER }), { tradeId, ver: 2 })
  await offer(db, a.act({ now: LATER }), { tradeId, ver: 2, things: [], bones: 0 })
  expect(await agree(db, a.act({ now: LATER + TRADE_LOOK_MS }), { tradeId, ver: 2 })).toBe('trade-changed')
  expect(await agree(db, a.act({ now: LATER + TRADE_LOOK_MS }), { tradeId, ver: 3 })).toEqual({ done: false })
  expect(await kindsOf(a.dogId)).toEqual(['crown'])
})

it('[X3] executes a trade once for 200 agreements of both at once', async () => {
  const { a, b, tradeId } = await aTrade()
  await offer(db, a.act(), { tradeId, ver: 1, things: [await equip(a.dogId, 'bag:0')], bones: 7 })
  const yes = (i: number) => agree(db, (i % 2 ? a : b).act({ now: LATER }), { tradeId, ver: 2 })
  await atOnce(200, 'yeses', yes)
  expect([await held(a.dogId, 'bones'), await held(b.dogId, 'bones')]).toEqual([93, 107])
  expect(await kindsOf(b.dogId)).toEqual(['crown'])
})

it('[X3] does not trade what is gone meanwhile, and asks both again', async () => {
  const { a, b, tradeId } = await aTrade()
  const bone = await equip(a.dogId, 'mouth', 'bone')
  await offer(db, a.act(), { tradeId, ver: 1, things: [bone], bones: 0 })
  await offer(db, b.act(), { tradeId, ver: 2, things: [], bones: 50 })
  await agree(db, a.act({ now: LATER }), { tradeId, ver: 3 })
  await layDown(db, a.act(), { thing: bone, room: 'plaza', x: 3, y: 3 })
  expect(await agree(db, b.act({ now: LATER }), { tradeId, ver: 3 })).toBe('item-gone')
  expect([await held(a.dogId, 'bones'), await held(b.dogId, 'bones')]).toEqual([100, 100])
  const trade = await tradeOf(db, { tradeId, dog: b.dogId })
  expect(trade).toMatchObject({ ver: 4, state: 'open', a: { yes: false }, b: { yes: false } })
})

/** Trades bones of `from` for those of `to`; what the one who gives, and agrees last, is told. */
async function handsOver(
  from: Player,
  to: Player,
  { gives, gets = 0, now }: { gives: number; gets?: number; now: number },
) {
  const proposed = await proposeTrade(db, from.act({ now }), to.dogId)
  if (typeof proposed === 'string') throw new Error(proposed)
  const { tradeId } = proposed
  const later = now + TRADE_LOOK_MS
  await offer(db, from.act({ now }), { tradeId, ver: 1, things: [], bones: gives })
  await offer(db, to.act({ now }), { tradeId, ver: 2, things: [], bones: gets })
  await agree(db, to.act({ now: later }), { tradeId, ver: 3 })
  return agree(db, from.act({ now: later }), { tradeId, ver: 3 })
}

it('[X4] lets a new account hand over 50 bones in its first week, by all its dogs, and receive any number', async () => {
  const { a, b } = await aTrade({ bones: 200 })
  await db.run(sql`update user set created_at = ${NOON} where id = ${a.as.userId}`)
  const second = { ...a, dogId: await aDogOf(a.as.userId, { bornAt: NOON }) }
  await standIn('plaza', second)
  await endow(second.dogId, 'bones', 200)
  const bySecond = { ...a, act: (over = {}) => a.act({ dog: second.dogId, ...over }) }
  const now = NOON + 60_000
  expect(await handsOver(a, b, { gives: 51, now })).toBe('too-new-to-give')
  expect(await handsOver(a, b, { gives: 90, gets: 60, now })).toEqual({ done: true })
  expect(await handsOver(bySecond, b, { gives: 21, now })).toBe('too-new-to-give')
  expect(await handsOver(b, a, { gives: 150, now })).toEqual({ done: true })
  expect(await handsOver(bySecond, b, { gives: 20, now })).toEqual({ done: true })
  expect(await handsOver(a, b, { gives: 1, now })).toBe('too-new-to-give')
  const weekLater = NOON + NEW_GIVER.ageMs
  await db.run(sql`update presence set seen_at = ${weekLater}`)
  expect(await handsOver(a, b, { gives: 60, now: weekLater })).toEqual({ done: true })
})

it('[X1] refuses offers of what a dog does not have, words in the trade of others, and trading after the end', async () => {
  const { a, b, tradeId } = await aTrade()
  const theirs = await equip(b.dogId, 'bag:0')
  const stranger = await aPlayer()
  const word = { tradeId, ver: 1, things: [], bones: 0 }
  expect(await offer(db, a.act(), { ...word, things: [theirs] })).toBe('item-gone')
  expect(await offer(db, a.act(), { ...word, bones: 101 })).toBe('too-few-bones')
  await expect(offer(db, a.act(), { ...word, bones: -5 })).rejects.toThrow('trade_bones')
  expect(await offer(db, stranger.act(), word)).toBe('trade-gone')
  expect(await tradeOf(db, { tradeId, dog: stranger.dogId })).toBeNull()
  expect(await proposeTrade(db, stranger.act(), b.dogId)).toBe('not-together')
  expect(await leaveTrade(db, { tradeId, dog: stranger.dogId })).toBe(false)
  expect(await leaveTrade(db, { tradeId, dog: b.dogId })).toBe(true)
  expect(await offer(db, a.act(), word)).toBe('trade-gone')
})

it('[X3] makes and loses no thing and no bone, whatever two do at once in whatever order', async () => {
  const random = seeded(21)
  const { a, b, tradeId } = await aTrade()
  for (let i = 0; i < 3; i++) for (const { dogId } of [a, b]) await equip(dogId, `bag:${i}`, 'clover')
  let now = NOON
  let done = 0
  const act = async (): Promise<unknown> => {
    const player = random() < 0.5 ? a : b
    const ver = (await tradeOf(db, { tradeId, dog: player.dogId }))?.ver ?? 1
    const [thing] = await thingsOf(db, player.dogId)
    if (random() < 0.35) return offer(db, player.act({ now }), { tradeId, ver, things: thing ? [thing] : [], bones: 1 })
    return agree(db, player.act({ now }), { tradeId, ver })
  }
  for (let round = 0; round < 40; round++) {
    now += 4000
    const answers = await Promise.all([act(), act(), act()])
    if (answers.some((answer) => JSON.stringify(answer) === '{"done":true}')) {
      done += 1
      await db.run(sql`update trade set state = 'open', a_yes = 0, b_yes = 0, ver = ver + 1 where id = ${tradeId}`)
    }
  }
  console.log(`120 acts of two traders: ${done} trades`)
  expect(done).toBeGreaterThan(2)
  expect((await held(a.dogId, 'bones')) + (await held(b.dogId, 'bones'))).toBe(200)
  expect((await kindsOf(a.dogId)).length + (await kindsOf(b.dogId)).length).toBe(6)
})
