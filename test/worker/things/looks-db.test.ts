import { afterAll, expect, it } from 'vitest'
import { BARE } from '#durable/rules/looks/outfit-address.ts'
import { aPlayer, atOnce, equip } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { looksOf, saveLook, wearLook } from '#worker/things/looks-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const PARTY = { ...BARE, hat: 'beret', mouth: 'rose' }
const wornBy = async (dogId: number) =>
  Object.fromEntries((await thingsOf(db, dogId)).map(({ kind, slot }) => [kind, slot]))

it('[LK2] puts a look on in one op, and answers a repetition alike', async () => {
  const { userId, dogId, act } = await aPlayer()
  await equip(dogId, 'hat')
  await equip(dogId, 'bag:1', 'beret')
  await saveLook(db, { userId, place: 2, wear: PARTY })
  const same = act()
  for (const _time of [1, 2]) expect(await wearLook(db, same, 2)).toEqual({ missing: ['rose'] })
  expect(await wornBy(dogId)).toEqual({ beret: 'hat', crown: 'bag:0' })
})

it('[LK2] puts a look on once, of twenty who ask at the same time', async () => {
  const { userId, dogId, act } = await aPlayer()
  await equip(dogId, 'hat')
  await equip(dogId, 'bag:0', 'beret')
  await saveLook(db, { userId, place: 0, wear: PARTY })
  const answers = await atOnce(20, 'puttings on of one look', () => wearLook(db, act(), 0))
  expect(answers.done).toBeGreaterThan(0)
  expect(await wornBy(dogId)).toMatchObject({ beret: 'hat' })
})

it('[LK2] moves nothing if the backpack has no room for what must come off', async () => {
  const { userId, dogId, act } = await aPlayer({ bornAt: Date.now() })
  await equip(dogId, 'hat')
  for (const slot of ['bag:0', 'bag:1', 'bag:2', 'bag:3', 'bag:4']) await equip(dogId, slot, 'beret')
  await saveLook(db, { userId, place: 0, wear: BARE })
  expect(await wearLook(db, act({ now: Date.now() }), 0)).toBe('bag-full')
  expect(await wornBy(dogId)).toMatchObject({ crown: 'hat' })
})

it('[LK2] puts no look on the dog of another user, and none that is not there', async () => {
  const [{ userId, act }, other] = [await aPlayer(), await aPlayer()]
  await saveLook(db, { userId, place: 0, wear: PARTY })
  expect(await wearLook(db, act({ dog: other.dogId }), 0)).toBe('not-your-dog')
  expect(await wearLook(db, act(), 5)).toBe('no-such-look')
})

it('[LK2] keeps one look at a place, the last one', async () => {
  const { userId } = await aPlayer()
  await saveLook(db, { userId, place: 3, wear: BARE })
  await saveLook(db, { userId, place: 3, wear: PARTY })
  expect(await looksOf(db, userId)).toEqual([{ place: 3, wear: PARTY }])
})
