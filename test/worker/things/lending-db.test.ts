import { afterAll, expect, it } from 'vitest'
import { DAY_MS, NOON, aPlayer, atOnce, equip, standIn } from '#test/worker/support/acting.ts'
import { aDogOf, db, support } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { audit } from '#worker/ledger/audit.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { carry, give, layDown, thingsOf } from '#worker/things/carrying-db.ts'
import { endLoans, lendHearts } from '#worker/things/lending-db.ts'
import { offer, proposeTrade } from '#worker/trades/trades-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

type Player = Awaited<ReturnType<typeof aPlayer>>

async function aSupporter(): Promise<Player> {
  const player = await aPlayer({ bornAt: NOON })
  await support(player.userId, 'Gold')
  return player
}

const lend = ({ userId }: Player, dog: number, now = NOON) =>
  lendHearts(db, { op: crypto.randomUUID(), user: userId, dog, now })
const kindsOf = async (dogId: number) => (await thingsOf(db, dogId)).map(({ kind }) => kind)
const fillBag = async (dogId: number) => {
  for (let i = 0; i < 5; i++) await equip(dogId, `bag:${i}`, 'beret')
}

it('[SU5] lends a supporter the hearts for one dog, and takes them along to another', async () => {
  const supporter = await aSupporter()
  const other = await aDogOf(supporter.userId)
  expect(await lend(supporter, supporter.dogId)).toEqual({ hasRoom: true })
  expect(await kindsOf(supporter.dogId)).toEqual(['supporter-hearts'])
  expect(await lend(supporter, other)).toEqual({ hasRoom: true })
  expect([await kindsOf(supporter.dogId), await kindsOf(other)]).toEqual([[], ['supporter-hearts']])
})

it('[SU5] makes one pair, however often it is asked for at once', async () => {
  const supporter = await aSupporter()
  expect(await atOnce(20, 'loans', () => lend(supporter, supporter.dogId))).toEqual({ done: 20 })
  expect(await kindsOf(supporter.dogId)).toEqual(['supporter-hearts'])
})

it.each([
  ['a player', async () => aPlayer(), 'supporters-only'],
  [
    'a supporter of former times',
    async () => {
      const player = await aPlayer()
      await support(player.userId, 'Inactive')
      return player
    },
    'supporters-only',
  ],
] as const)('[SU5] lends %s nothing', async (_who, somebody, refusal) => {
  const player = await somebody()
  expect(await lend(player, player.dogId)).toBe(refusal)
  expect(await kindsOf(player.dogId)).toEqual([])
})

it("[SU5] lends nothing for somebody else's dog, nor for a dead one", async () => {
  const supporter = await aSupporter()
  expect(await lend(supporter, (await aPlayer()).dogId)).toBe('not-your-dog')
  expect(await lend(supporter, await aDogOf(supporter.userId, { diedAt: 1 }))).toBe('dog-is-dead')
})

it('[SU5] waits for room in a full backpack, until the first entry of a day that finds some', async () => {
  const supporter = await aSupporter()
  const { dogId, as, act } = supporter
  const enter = () =>
    ask('mutation ($dog: Int!) { enterPark(dogId: $dog) { room } }', { as, variables: { dog: dogId } })
  await fillBag(dogId)
  expect(await lend(supporter, dogId)).toEqual({ hasRoom: false })
  expect(await supportOf(db, supporter.userId)).toMatchObject({ heartsDog: dogId, isWaiting: true })
  const [first] = await thingsOf(db, dogId)
  await carry(db, act(), { thing: first!, to: 'back' })
  await layDown(db, act(), { thing: { ...first!, ver: 2 }, room: 'plaza~4', x: 3, y: 3 })
  expect(await kindsOf(dogId)).not.toContain('supporter-hearts')
  expect((await enter()).errors).toEqual([])
  expect(await kindsOf(dogId)).toContain('supporter-hearts')
  expect(await supportOf(db, supporter.userId)).toMatchObject({ isWaiting: false })
})

it('[SU4] cannot be dropped or given', async () => {
  const [supporter, other] = [await aSupporter(), await aPlayer()]
  await lend(supporter, supporter.dogId)
  const [hearts] = await thingsOf(db, supporter.dogId)
  await carry(db, supporter.act(), { thing: hearts!, to: 'back' })
  const thing = { id: hearts!.id, ver: 2 }
  for (const player of [supporter, other]) await standIn('plaza', player)
  expect(await layDown(db, supporter.act(), { thing, room: 'plaza', x: 1, y: 1 })).toBe('lent-thing')
  expect(await give(db, supporter.act(), { thing, to: other.dogId })).toBe('lent-thing')
  expect(await kindsOf(supporter.dogId)).toEqual(['supporter-hearts'])
})

it('[SU4] cannot be offered in a trade', async () => {
  const [supporter, other] = [await aSupporter(), await aPlayer()]
  await lend(supporter, supporter.dogId)
  for (const player of [supporter, other]) await standIn('plaza', player)
  const proposed = await proposeTrade(db, supporter.act(), other.dogId)
  if (typeof proposed === 'string') throw new Error(proposed)
  const [hearts] = await thingsOf(db, supporter.dogId)
  const offered = { tradeId: proposed.tradeId, ver: 1, things: [{ id: hearts!.id, ver: hearts!.ver }], bones: 0 }
  expect(await offer(db, supporter.act(), offered)).toBe('lent-thing')
})

it('[SU4] goes back when support ends, also from the head of the dog, and is lent anew', async () => {
  const supporter = await aSupporter()
  await lend(supporter, supporter.dogId)
  const [hearts] = await thingsOf(db, supporter.dogId)
  await carry(db, supporter.act(), { thing: hearts!, to: 'back' })
  await carry(db, supporter.act(), { thing: { id: hearts!.id, ver: 2 }, to: 'hat' })
  expect(await endLoans(db, { user: supporter.userId, now: NOON })).toEqual([supporter.dogId])
  expect(await kindsOf(supporter.dogId)).toEqual([])
  expect(await supportOf(db, supporter.userId)).toMatchObject({ heartsDog: null })
  expect(await lend(supporter, supporter.dogId, NOON + DAY_MS)).toEqual({ hasRoom: true })
})

it('tells who asks by GraphQL whether there was room', async () => {
  const { as, dogId } = await aSupporter()
  const GIVE = 'mutation ($op: String!, $dog: Int!) { giveSupporterHearts(op: $op, dogId: $dog) { hasRoom } }'
  const { data } = await ask(GIVE, { as, variables: { op: crypto.randomUUID(), dog: dogId } })
  expect(data).toEqual({ giveSupporterHearts: { hasRoom: true } })
})
