import { env } from 'cloudflare:test'
import { afterAll, expect, it } from 'vitest'
import { NOON, aPlayer, atOnce, equip } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { grantToSelf } from '#worker/things/granting-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const CROWN = { kind: 'crown', reason: 'for the opening' }
const kindsOf = async (dogId: number) => (await thingsOf(db, dogId)).map(({ kind }) => kind)

it('[SD13] gives a thing to an own dog with a line of the staff log, once, however often it is asked for', async () => {
  const ann = await aPlayer({ bornAt: NOON })
  const actor = ann.act()
  expect(await atOnce(10, 'grants', () => grantToSelf(db, actor, CROWN))).toEqual({ done: 10 })
  expect(await kindsOf(ann.dogId)).toEqual(['crown'])
  expect(await logOf(ann)).toMatchObject([{ act: 'grant', reason: 'for the opening', detail: { thing: 'crown' } }])
})

it.each([
  ['that there is not', 'moon', 'no-such-item'],
  ['that is lent', 'supporter-hearts', 'no-such-item'],
  ['with the name of a part of every object', 'constructor', 'no-such-item'],
])('[SD13] gives nothing %s', async (_what, kind, refusal) => {
  const ann = await aPlayer()
  expect(await grantToSelf(db, ann.act(), { ...CROWN, kind })).toBe(refusal)
  expect([await kindsOf(ann.dogId), await logOf(ann)]).toEqual([[], []])
})

it('[SD13] gives nothing of a kind that is retired', async () => {
  await env.DB.exec("update item_kind set is_retired = 1 where key = 'beanie'")
  const ann = await aPlayer()
  expect(await grantToSelf(db, ann.act(), { ...CROWN, kind: 'beanie' })).toBe('no-such-item')
  expect(await kindsOf(ann.dogId)).toEqual([])
})

it("[SD13] gives nothing to another's dog, to a dead one, nor into a full backpack, and writes no line", async () => {
  const [ann, bo, dead] = [await aPlayer({ bornAt: NOON }), await aPlayer(), await aPlayer({ diedAt: NOON })]
  for (let slot = 0; slot < 5; slot += 1) await equip(ann.dogId, `bag:${slot}`, 'beret')
  expect(await grantToSelf(db, ann.act({ dog: bo.dogId }), CROWN)).toBe('not-your-dog')
  expect(await grantToSelf(db, dead.act(), CROWN)).toBe('dog-is-dead')
  expect(await grantToSelf(db, ann.act(), CROWN)).toBe('bag-full')
  expect([await logOf(ann), await logOf(dead)]).toEqual([[], []])
})
