import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { BLIND, CLEAN_BONES, DECK, DIG_REST_MS, FIRST_DIGS } from '#durable/rules/life/digging.ts'
import type { DugSoil } from '#durable/rules/life/digging.ts'
import { KARMA_A_DAY, SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { spotBit } from '#durable/rules/life/soil.ts'
import { DAY_MS, NOON, aPlayer, atOnce, held, players, standIn } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { dug } from '#worker/acts/digging-db.ts'
import { forgetRests } from '#worker/acts/resting-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { findDay } from '#worker/db/schema/value/days.ts'
import { writeStays } from '#worker/entrance/stays-db.ts'
import { issueTicket, redeemTicket } from '#worker/entrance/tickets-db.ts'
import { audit } from '#worker/ledger/audit.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

it('[J2] gives one karma for a sniff, for the same pair once an hour, also for the own dog', async () => {
  const [player, other] = [await aPlayer(), await aPlayer()]
  expect(await sniffed(db, player.act(), other.dogId)).toEqual({ karma: 1 })
  expect(await sniffed(db, player.act(), other.dogId)).toBe('sniffed-lately')
  expect(await sniffed(db, player.act({ now: NOON + SNIFF_REST_MS - 1 }), other.dogId)).toBe('sniffed-lately')
  expect(await sniffed(db, player.act({ now: NOON + SNIFF_REST_MS }), other.dogId)).toEqual({ karma: 1 })
  expect(await sniffed(db, player.act(), player.dogId)).toEqual({ karma: 1 })
  expect(await held(player.dogId, 'karma')).toBe(3)
})

it('[J1] gives karma for 50 of 200 concurrent sniffs of 200 dogs, and again on the next day', async () => {
  const player = await aPlayer()
  const dogs = (await players(200)).map(({ dogId }) => dogId)
  const answers = await atOnce(200, 'sniffs', (i) => sniffed(db, player.act(), dogs[i]!))
  expect(answers).toEqual({ done: KARMA_A_DAY, 'karma-full': 150 })
  expect(await held(player.dogId, 'karma')).toBe(KARMA_A_DAY)
  await forgetRests(db, NOON)
  expect(await sniffed(db, player.act(), player.dogId)).toBe('karma-full')
  expect(await sniffed(db, player.act({ now: NOON + DAY_MS }), dogs[0]!)).toEqual({ karma: 1 })
})

const SOIL: DugSoil = { room: 1, spot: null, deck: DECK }
const onSpot = (number: number): DugSoil => ({ ...SOIL, spot: spotBit(1, number) })

it('[O2] lets one of 200 concurrent digs on a tile pass, which then rests in every copy of the room', async () => {
  const player = await aPlayer()
  const tile = { room: 'meadow', x: 10, y: 4, soil: SOIL }
  const dig = (over = {}, where = tile) => dug(db, { ...player.act(over), random: () => 0.99 }, where)
  expect(await atOnce(200, 'digs', () => dig())).toEqual({ done: 1, 'tile-rests': 199 })
  expect(await dig({}, { ...tile, room: 'meadow~2' })).toBe('tile-rests')
  expect(await dig({}, { ...tile, x: 11 })).toEqual({ bones: 0, isSpot: false })
  expect(await dig({ now: NOON + DIG_REST_MS })).toEqual({ bones: 2, isSpot: false })
  expect(await held(player.dogId, 'bones')).toBe(5)
})

it('[V3] finds the same again when a dig is repeated', async () => {
  const player = await aPlayer()
  const act = player.act()
  const tile = { room: 'beach', x: 1, y: 1, soil: SOIL }
  const first = await dug(db, { ...act, random: () => 0.9 }, tile)
  expect(first).toEqual({ bones: 3, isSpot: false })
  expect(await dug(db, { ...act, random: () => 0 }, { ...tile, soil: onSpot(0) })).toEqual(first)
})

it('[O7] gives a user who digs everything with three dogs at once no more than with one', async () => {
  const player = await aPlayer()
  const dogs = [player.dogId, await aDogOf(player.userId), await aDogOf(player.userId)]
  const dig = (i: number, soil: DugSoil) =>
    dug(db, { ...player.act({ dog: dogs[i % 3]! }), random: () => 0 }, { room: 'meadow', x: i, y: 1, soil })
  for (let first = 0; first < 3; first++) await dig(first, SOIL)
  const before = await bonesOf(dogs)
  for (let round = 0; round < 8; round++)
    await Promise.all([0, 1, 2].map((dog) => dig(10 + 3 * round + dog, onSpot(round))))
  for (let blind = 0; blind < 12; blind++) await dig(100 + blind, SOIL)
  const deck = DECK.reduce((sum, bones) => sum + bones, 0)
  expect(before).toBe(FIRST_DIGS.reduce((sum, bones) => sum + bones, 0))
  expect(await bonesOf(dogs)).toBeLessThanOrEqual(before + deck + DECK.length * CLEAN_BONES + BLIND.digs)
  const [day] = await db.select().from(findDay).where(eq(findDay.userId, player.userId))
  expect(day).toMatchObject({ blind: BLIND.digs, bones: await bonesOf(dogs) })
})

it('[O3] begins a day anew at midnight in Oslo', async () => {
  const player = await aPlayer()
  for (let first = 0; first < 3; first++)
    await dug(db, { ...player.act(), random: () => 0.99 }, { room: 'beach', x: first, y: 9, soil: SOIL })
  const dig = (x: number, over = {}) =>
    dug(db, { ...player.act(over), random: () => 0.99 }, { room: 'meadow', x, y: 2, soil: onSpot(0) })
  expect(await dig(1)).toMatchObject({ isSpot: true })
  expect(await dig(2)).toMatchObject({ isSpot: false, bones: 0 })
  expect(await dig(3, { now: NOON + DAY_MS })).toEqual({ isSpot: true, bones: 1 + CLEAN_BONES })
})

async function bonesOf(dogs: readonly number[]): Promise<number> {
  const bones = await Promise.all(dogs.map((dog) => held(dog, 'bones')))
  return bones.reduce((sum, one) => sum + one, 0)
}

it('[V6] gives nothing for a stay that a newer one has ended', async () => {
  const player = await aPlayer({ epoch: 8 })
  const tile = { room: 'beach', x: 1, y: 1, soil: null }
  expect(await dug(db, { ...player.act({ epoch: 7 }), random: () => 0 }, tile)).toBe('dog-is-elsewhere')
  expect(await dug(db, { ...player.act({ epoch: 8 }), random: () => 0 }, tile)).toEqual({ bones: 3, isSpot: false })
})

async function aStay() {
  const player = await aPlayer()
  await standIn('beach', player)
  const { userId, dogId } = player
  const ticket = { hash: crypto.randomUUID(), dogId, room: 'plaza', now: NOON }
  let x = 0
  return {
    dogId,
    dig: (epoch: number) =>
      dug(db, { ...player.act({ epoch }), random: () => 0 }, { room: 'beach', x: x++, y: 1, soil: null }),
    askForTicket: () => issueTicket(db, { ...ticket, userId, expiresAt: NOON + 1 }),
    useTicket: () => redeemTicket(db, ticket, []),
  }
}

it('[V6] lets a stay act until a newer ticket is used, and not after the stay by that one either', async () => {
  const { dogId, dig, askForTicket, useTicket } = await aStay()
  await askForTicket()
  expect(await dig(1)).toMatchObject({ isSpot: false })
  await useTicket()
  expect(await dig(1)).toBe('dog-is-elsewhere')
  expect(await dig(2)).toMatchObject({ isSpot: false })
  await writeStays(db, { over: [{ dog: dogId, room: 'plaza', epoch: 2 }], hidden: [] }, NOON)
  await askForTicket()
  expect(await dig(1)).toBe('dog-is-elsewhere')
  expect(await dig(2)).toBe('dog-is-elsewhere')
})

it('[V6] [H6] gives nothing for a stay of an earlier life, also while a newer ticket is not used', async () => {
  const { dogId, dig, askForTicket } = await aStay()
  await db
    .update(dog)
    .set({ epoch: 2, bornAt: NOON + 1 })
    .where(eq(dog.id, dogId))
  expect(await dig(1)).toBe('dog-is-elsewhere')
  await askForTicket()
  expect(await dig(1)).toBe('dog-is-elsewhere')
})
