import { expect, it } from 'vitest'
import { aPlayer, endow, equip, standIn } from '#test/worker/support/acting.ts'
import { aName, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { buy } from '#worker/things/buying-db.ts'

const GIVE = `mutation ($op: String!, $dogId: Int!, $unit: GiftUnit!, $amount: Int!, $reason: String!) {
  grantAmount(op: $op, dogId: $dogId, unit: $unit, amount: $amount, reason: $reason) }`
const SET = `mutation ($userId: Int!, $maxDogs: Int!, $reason: String!) {
  setMaxDogs(userId: $userId, maxDogs: $maxDogs, reason: $reason) }`
const CARD = `query ($userId: Int!) { person(userId: $userId) {
  username badge isBelowYou isBanned maxDogs dogs { name bones karma isDead room things { kind slot } } } }`
const HISTORY = `query ($userId: Int!, $before: String) { personHistory(userId: $userId, before: $before) {
  at what by reason bones karma things } }`

const fiveBones = (dogId: number) => ({
  ...{ op: crypto.randomUUID(), dogId, unit: 'bones', amount: 5, reason: 'lost in a fault' },
})

it('an administrator finds a user by the name of a dog and by the id, and sees what the dogs have', async () => {
  const name = aName()
  const [as, bo] = [await aUser({ admin: 1 }), await aPlayer({ name })]
  await endow(bo.dogId, 'bones', 12)
  await equip(bo.dogId, 'bag:0', 'beret')
  await standIn('harbour', bo, Date.now())
  const find = (search: string) =>
    ask('query ($s: String!) { findUsers(search: $s) { id dogs } }', { as, variables: { s: search } })
  const found = [{ id: bo.userId, dogs: name }]
  expect((await find(name.toLowerCase())).data?.findUsers).toEqual(found)
  expect((await find(String(bo.userId))).data?.findUsers).toContainEqual(found[0])
  const { data } = await ask(CARD, { as, variables: { userId: bo.userId } })
  expect(data?.person).toMatchObject({
    ...{ username: bo.username, badge: null, isBelowYou: true, isBanned: false, maxDogs: 3 },
    dogs: [{ name, bones: 12, karma: 0, room: 'harbour', things: [{ kind: 'beret', slot: 'bag:0' }] }],
  })
  expect((await ask(CARD, { as, variables: { userId: 999_999 } })).data).toEqual({ person: null })
})

it('the history has what the user did and what staff did, and why; a gift stands there once', async () => {
  const [as, bo] = [await aUser({ admin: 1 }), await aPlayer()]
  await endow(bo.dogId, 'bones', 100)
  await standIn('hat-shop', bo, Date.now())
  await buy(db, bo.act({ now: Date.now() }), { kind: 'beanie', price: 12 })
  await ask(GIVE, { as, variables: fiveBones(bo.dogId) })
  const { data } = await ask(HISTORY, { as, variables: { userId: bo.userId } })
  const history = data?.personHistory as { at: string; what: string }[]
  expect(history.slice(0, 2)).toMatchObject([
    { what: 'grant', by: as.username, reason: 'lost in a fault', bones: 5, karma: 0, things: [] },
    { what: 'buy', by: null, reason: '', bones: -12, things: ['beanie'] },
  ])
  const older = await ask(HISTORY, { as, variables: { userId: bo.userId, before: history[1]?.at } })
  expect(older.data?.personHistory).toEqual(history.slice(2))
})

it('[S14] demands a reason of five letters, and an amount within the limits', async () => {
  const [as, bo] = [await aUser({ admin: 1 }), await aPlayer()]
  const give = (changes: object) => ask(GIVE, { as, variables: { ...fiveBones(bo.dogId), ...changes } })
  expect(codesOf(await give({ reason: 'four' }))).toEqual(['reason-length'])
  expect(codesOf(await give({ amount: 10_001 }))).toEqual(['bad-input'])
  expect(codesOf(await give({ amount: -5 }))).toEqual(['bad-input'])
  expect(codesOf(await give({ op: 'once' }))).toEqual(['bad-input'])
  expect(await logOf(as)).toEqual([])
})

it('[S7] [S14] gives nothing to equals, to those above, and to oneself', async () => {
  const [ann, ben] = [await aPlayer(), await aPlayer()]
  const as = await aUser({ admin: 1 })
  await db.run(`update user set admin = 1 where id in (${ann.userId}, ${ben.userId})`)
  const give = (dogId: number) => ask(GIVE, { as, variables: fiveBones(dogId) })
  expect(codesOf(await give(ben.dogId))).toEqual(['above-you'])
  expect(codesOf(await ask(GIVE, { as: ann.as, variables: fiveBones(ann.dogId) }))).toEqual(['above-you'])
  expect(codesOf(await give(999_999))).toEqual(['no-such-dog'])
})

it('[S15] sets how many dogs a user may have, with a line of the staff log; those that there are stay', async () => {
  const [as, bo] = [await aUser({ admin: 1 }), await aPlayer()]
  const set = (maxDogs: number, reason = 'has three already') =>
    ask(SET, { as, variables: { userId: bo.userId, maxDogs, reason } })
  expect((await set(0)).data).toEqual({ setMaxDogs: true })
  expect((await ask('{ myUser { maxDogs dogs { id } } }', { as: bo.as })).data).toEqual({
    myUser: { maxDogs: 0, dogs: [{ id: bo.dogId }] },
  })
  expect(await logOf(as)).toMatchObject([{ act: 'set-max-dogs', whom: bo.userId, detail: { maxDogs: 0 } }])
  expect(codesOf(await set(4))).toEqual(['bad-input'])
  expect(codesOf(await set(2, 'four'))).toEqual(['reason-length'])
})
