import { env } from 'cloudflare:test'
import { afterAll, expect, it } from 'vitest'
import { NOON, aPlayer, atOnce, endow, equip, held } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { grantAmount, grantThing, takeBackAmount, takeBackThing } from '#worker/users/gifts-db.ts'
import type { Gift } from '#worker/users/gifts-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

type Getter = { userId: number; dogId: number }

const ann = await aUser({ admin: 1 })
const giftTo = ({ userId, dogId }: Getter, over: Partial<Gift> = {}): Gift => ({
  ...{ op: crypto.randomUUID(), by: ann.userId, user: userId, dog: dogId, reason: 'lost in a fault', now: NOON },
  ...over,
})
const kindsOf = async (dogId: number) => (await thingsOf(db, dogId)).map(({ kind, slot }) => [kind, slot])
const linesAbout = async ({ userId }: Getter) =>
  (await logOf(ann)).flatMap(({ whom, ...line }) => (whom === userId ? [line] : []))

it('[S14] gives bones with a line of the staff log, once, however often it is asked for', async () => {
  const bo = await aPlayer()
  const gift = giftTo(bo)
  const five = { unit: 'bones', amount: 5 } as const
  expect(await atOnce(10, 'grants', () => grantAmount(db, gift, five))).toEqual({ done: 10 })
  expect(await held(bo.dogId, 'bones')).toBe(5)
  expect(await linesAbout(bo)).toEqual([{ act: 'grant', reason: 'lost in a fault', detail: { bones: 5 } }])
})

it('[S14] takes karma that the dog has, and none that it does not have', async () => {
  const bo = await aPlayer()
  await endow(bo.dogId, 'karma', 8)
  expect(await takeBackAmount(db, giftTo(bo), { unit: 'karma', amount: 9 })).toBe('has-less')
  expect(await takeBackAmount(db, giftTo(bo), { unit: 'karma', amount: 8 })).toEqual({ unit: 'karma', amount: 8 })
  expect(await held(bo.dogId, 'karma')).toBe(0)
  expect(await linesAbout(bo)).toMatchObject([{ act: 'take-back', detail: { karma: 8 } }])
})

it('[S14] gives a thing into the backpack, and takes it back from where it is worn', async () => {
  const bo = await aPlayer({ bornAt: NOON })
  expect(await grantThing(db, giftTo(bo), 'crown')).toEqual({ thing: 'crown' })
  expect(await kindsOf(bo.dogId)).toEqual([['crown', 'bag:0']])
  const beret = await equip(bo.dogId, 'hat', 'beret')
  const taking = giftTo(bo)
  expect(await takeBackThing(db, taking, beret)).toEqual({ thing: 'beret' })
  expect(await takeBackThing(db, taking, beret)).toEqual({ thing: 'beret' })
  expect(await kindsOf(bo.dogId)).toEqual([['crown', 'bag:0']])
  expect((await linesAbout(bo)).map(({ act, detail }) => [act, detail])).toEqual([
    ['grant', { thing: 'crown' }],
    ['take-back', { thing: 'beret' }],
  ])
})

it('[S14] takes no thing that has moved meanwhile, that another dog has, or that is lent', async () => {
  const [bo, cy] = [await aPlayer(), await aPlayer()]
  const beret = await equip(bo.dogId, 'bag:0', 'beret')
  expect(await takeBackThing(db, giftTo(bo), { ...beret, ver: 2 })).toBe('item-gone')
  expect(await takeBackThing(db, giftTo(cy), beret)).toBe('item-gone')
  const hearts = await equip(bo.dogId, 'bag:1', 'supporter-hearts')
  expect(await takeBackThing(db, giftTo(bo), hearts)).toBe('lent-thing')
  expect(await kindsOf(bo.dogId)).toHaveLength(2)
  expect(await linesAbout(bo)).toEqual([])
})

it('[S14] gives nothing to a dead dog, but takes from one', async () => {
  const bo = await aPlayer({ diedAt: NOON })
  await endow(bo.dogId, 'bones', 3)
  const three = { unit: 'bones', amount: 3 } as const
  expect(await grantAmount(db, giftTo(bo), three)).toBe('dog-is-dead')
  expect(await grantThing(db, giftTo(bo), 'crown')).toBe('dog-is-dead')
  expect(await takeBackAmount(db, giftTo(bo), three)).toEqual(three)
})

it.each([
  ['that there is not', 'moon'],
  ['that is lent', 'supporter-hearts'],
  ['with the name of a part of every object', 'constructor'],
])('[S14] gives nothing %s', async (_what, kind) => {
  expect(await grantThing(db, giftTo(await aPlayer()), kind)).toBe('no-such-item')
})

it('[S14] gives nothing of a kind that is retired, and nothing into a full backpack', async () => {
  await env.DB.exec("update item_kind set is_retired = 1 where key = 'beanie'")
  const bo = await aPlayer({ bornAt: NOON })
  expect(await grantThing(db, giftTo(bo), 'beanie')).toBe('no-such-item')
  for (let slot = 0; slot < 5; slot += 1) await equip(bo.dogId, `bag:${slot}`, 'beret')
  expect(await grantThing(db, giftTo(bo), 'crown')).toBe('bag-full')
})

it('[S14] refuses the sixty-first gift of an hour', async () => {
  const [bo, dora] = [await aPlayer(), await aUser({ admin: 1 })]
  const line = { staffId: dora.userId, act: 'grant', userId: bo.userId, reason: 'lost', detail: '{}' }
  await db.batch([
    db.insert(staffLog).values(Array.from({ length: 8 }, (_, i) => ({ ...line, at: NOON - i }))),
    ...Array.from({ length: 6 }, () =>
      db.insert(staffLog).values(Array.from({ length: 8 }, (_, i) => ({ ...line, at: NOON - i }))),
    ),
    db.insert(staffLog).values(Array.from({ length: 4 }, () => ({ ...line, at: NOON }))),
  ])
  const one = { unit: 'bones', amount: 1 } as const
  expect(await grantAmount(db, giftTo(bo, { by: dora.userId }), one)).toBe('too-often')
  expect(await grantAmount(db, giftTo(bo, { by: dora.userId, now: NOON + 3_600_001 }), one)).toEqual(one)
})
