import { expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { ItemRow } from '#durable/rules/sheets/items.ts'
import { aPlayer, endow, equip, standIn } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { run } from '#worker/db/query.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { delivery } from '#worker/db/schema/value/shops.ts'
import { hashOf } from '#worker/hash.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

const THINGS = '($dogId: Int!) { dogThings(dogId: $dogId) { id ver kind slot name(language: se) } }'
const BUY = `($op: String!, $dogId: Int!, $kind: String!) {
  buyThing(op: $op, dogId: $dogId, kind: $kind) { thingId bones }
}`
const CARRY = `($op: String!, $dogId: Int!, $thingId: Int!, $ver: Int!, $to: CarriedAt!) {
  carryThing(op: $op, dogId: $dogId, thingId: $thingId, ver: $ver, to: $to)
}`
const GIVE = `($op: String!, $dogId: Int!, $thingId: Int!, $ver: Int!, $toDogId: Int!) {
  giveThing(op: $op, dogId: $dogId, thingId: $thingId, ver: $ver, toDogId: $toDogId)
}`
const TREAT = `($op: String!, $dogId: Int!, $toDogId: Int!) { giveTreat(op: $op, dogId: $dogId, toDogId: $toDogId) }`
const PROFILE = `($dogId: Int!) { dogProfile(dogId: $dogId) {
  id name color shadowColor wear { hat } pack rank dogYears isBirthday isPuppy owner badge isMine
} }`
const newOp = () => crypto.randomUUID()

/** Publishes the sheet of items with other rows. */
async function publishes(change: (row: ItemRow) => ItemRow) {
  const { rev, rows } = await run(publishedSheet(db, 'items'))
  const text = canonicalText(rows.map(change))
  await db
    .insert(sheetRevision)
    .values({ sheet: 'items', rev: rev + 1, text, hash: await hashOf(text), publishedAt: rev })
}

it('lets a dog buy a hat in the shop, see it in its backpack and put it on its back', async () => {
  const { as, dogId, userId } = await aPlayer()
  await endow(dogId, 'bones', 50)
  await standIn('hat-shop', { dogId, userId }, Date.now())
  const op = newOp()
  const bought = { thingId: expect.any(Number), bones: 38 }
  const variables = { op, dogId, kind: 'beanie' }
  for (let i = 0; i < 2; i++)
    expect((await ask(`mutation ${BUY}`, { as, variables })).data).toEqual({ buyThing: bought })
  const { data } = await ask(`query ${THINGS}`, { as, variables: { dogId } })
  const [thing] = data?.dogThings as { id: number; ver: number }[]
  expect(data?.dogThings).toEqual([{ id: thing?.id, ver: 1, kind: 'beanie', slot: 'bag:0', name: 'Mössa' }])
  const carried = { op: newOp(), dogId, thingId: thing?.id, ver: 1, to: 'back' }
  expect((await ask(`mutation ${CARRY}`, { as, variables: carried })).data).toEqual({ carryThing: true })
})

it('gives a thing to another dog', async () => {
  const [giver, taker] = [await aPlayer(), await aPlayer()]
  const thing = await equip(giver.dogId, 'mouth', 'bone')
  for (const player of [giver, taker]) await standIn('plaza', player, Date.now())
  const variables = { op: newOp(), dogId: giver.dogId, thingId: thing.id, ver: 1, toDogId: taker.dogId }
  expect((await ask(`mutation ${GIVE}`, { as: giver.as, variables })).data).toEqual({ giveThing: true })
  const { data } = await ask(`query ${THINGS}`, { as: taker.as, variables: { dogId: taker.dogId } })
  expect(data?.dogThings).toMatchObject([{ id: thing.id, ver: 2, kind: 'bone' }])
})

it('says in a refusal what is missing, in the language of the client', async () => {
  const { as, dogId, userId } = await aPlayer()
  await standIn('hat-shop', { dogId, userId }, Date.now())
  const poor = await ask(`mutation ${BUY}`, { as, variables: { op: newOp(), dogId, kind: 'beanie' } })
  expect(poor.errors[0]?.message).toBe('The dog has too few bones for that. Dig for more')
  const other = (await aPlayer()).dogId
  expect(codesOf(await ask(`query ${THINGS}`, { as, variables: { dogId: other } }))).toEqual(['not-your-dog'])
  const asOther = await ask(`mutation ${BUY}`, { as, variables: { op: newOp(), dogId: other, kind: 'beanie' } })
  expect(codesOf(asOther)).toEqual(['not-your-dog'])
  const nobody = await ask(`mutation ${BUY}`, { variables: { op: newOp(), dogId, kind: 'beanie' } })
  expect(codesOf(nobody)).toEqual(['not-signed-in'])
  for (const op of ['', 'day:1:2', newOp().toUpperCase()])
    expect(codesOf(await ask(`mutation ${BUY}`, { as, variables: { op, dogId, kind: 'beanie' } }))).toEqual([
      'bad-input',
    ])
})

it('lists the goods of a shop', async () => {
  const { data } = await ask('{ shopGoods(room: "harbour") { kind name price isRare } }')
  expect(data?.shopGoods).toHaveLength(11)
  expect((data?.shopGoods as object[])[0]).toEqual({
    kind: 'tennis-ball',
    name: 'Tennis ball',
    price: 5,
    isRare: false,
  })
})

it('[SD9] tells which things are named otherwise than in the code', async () => {
  const query = '{ renamedThings { kind dk: name(language: dk) en: name(language: en) } }'
  expect((await ask(query)).data).toEqual({ renamedThings: [] })
  await publishes((row) => (row.id === 'crown' ? { ...row, name: { ...row.name, en: 'Royal crown' } } : row))
  expect((await ask(query)).data).toEqual({ renamedThings: [{ kind: 'crown', dk: 'Krone', en: 'Royal crown' }] })
})

it('[SD9] tells which things differ in anything from the code, and whether they are sold', async () => {
  const query = '{ changedThings { kind price isRare isSold } }'
  await publishes((row) => (row.id === 'tennis-ball' ? { ...row, isSold: false } : row))
  const { data } = await ask(query)
  expect(data?.changedThings).toContainEqual({ kind: 'tennis-ball', price: 5, isRare: false, isSold: false })
  expect(data?.changedThings).toHaveLength(2)
})

it('[ED7] refuses a purchase for a price that holds no more, and says the new one', async () => {
  const { as, dogId, userId } = await aPlayer()
  const query = `mutation ($op: String!, $dogId: Int!) { buyThing(op: $op, dogId: $dogId, kind: "beanie", price: 11) { bones } }`
  await endow(dogId, 'bones', 50)
  await standIn('hat-shop', { dogId, userId }, Date.now())
  const { errors } = await ask(query, { as, variables: { op: newOp(), dogId } })
  const message = 'The price has changed: it costs 12 bones now'
  expect(errors).toMatchObject([{ message, extensions: { code: 'price-changed' } }])
})

it('lets a user enter a draw for rare goods while it is open', async () => {
  const as = await aUser()
  const [now, id] = [Date.now(), newOp()]
  const row = { kind: 'crown', pieces: 2, opensAt: now - 1000, closesAt: now + 60_000 }
  await db.insert(delivery).values([
    { ...row, id },
    { ...row, id: newOp(), opensAt: now + 30_000 },
  ])
  const open = '{ deliveries { id kind pieces closesAt isMine } }'
  const shown = { id, kind: 'crown', pieces: 2, closesAt: new Date(row.closesAt).toISOString() }
  expect((await ask(open, { as })).data).toEqual({ deliveries: [{ ...shown, isMine: false }] })
  expect((await ask(`mutation { enterDraw(deliveryId: "${id}") }`, { as })).data).toEqual({ enterDraw: true })
  expect((await ask(open, { as })).data).toEqual({ deliveries: [{ ...shown, isMine: true }] })
  expect(codesOf(await ask(`mutation { enterDraw(deliveryId: "x") }`, { as }))).toEqual(['sold-out'])
})

it('gives a treat once a day', async () => {
  const [giver, taker] = [await aPlayer(), await aPlayer()]
  const treat = () => ({ as: giver.as, variables: { op: newOp(), dogId: giver.dogId, toDogId: taker.dogId } })
  expect((await ask(`mutation ${TREAT}`, treat())).data).toEqual({ giveTreat: true })
  expect(codesOf(await ask(`mutation ${TREAT}`, treat()))).toEqual(['treated-today'])
})

it('shows in the profile what a sniff shows, and no hidden rank', async () => {
  const owner = await aUser({ moderator: 1 })
  const bornAt = Date.now() - 53 * 86_400_000
  const dogId = await aDogOf(owner.userId, { name: 'Bosse', nameKey: 'bosse', bornAt, pack: 2, levelPoints: 83 })
  await equip(dogId, 'hat', 'beret')
  const profileFor = async (as: { token: string } & typeof owner, id = dogId) =>
    (await ask(`query ${PROFILE}`, { as, variables: { dogId: id } })).data?.dogProfile
  const known = { id: dogId, name: 'Bosse', color: '#c08040', shadowColor: '#865a2d', wear: { hat: 'beret' } }
  const told = {
    owner: owner.username,
    pack: 'losjen',
    rank: 'spor',
    dogYears: 1,
    isBirthday: false,
    isPuppy: false,
    badge: 'moderator',
  }
  const viewer = await aUser()
  expect(await profileFor(viewer)).toEqual({ ...known, ...told, isMine: false })
  expect(await profileFor(owner)).toMatchObject({ isMine: true })
  const morph = await aDogOf(owner.userId, { levelPoints: 3000 })
  expect(await profileFor(viewer, morph)).toMatchObject({ rank: null, isPuppy: false })
  await silence(db, { userId: owner.userId, otherId: viewer.userId, dogId, kind: 'blocked', now: 0 })
  expect(await profileFor(viewer)).toBeNull()
  const dead = await aDogOf(owner.userId, { lifeDay: osloDay(Date.now()) - 60 })
  expect(await profileFor(owner, dead)).toBeNull()
})
