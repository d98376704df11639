import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import {
  PRESENCE_STALE_MS,
  crowdComing,
  crowdHere,
  roomsWithDogsOf,
  seenDogs,
  whereIs,
} from '#worker/presence/presence-db.ts'
import { whereToMeet } from '#worker/presence/people-db.ts'
import { sweepStays, writeStays } from '#worker/presence/stays-db.ts'
import { socket } from '#worker/db/schema/dogs.ts'
import { user } from '#worker/db/schema/users.ts'
import { dropLostSockets, issueTicket, redeemTicket, socketsOf, userOf } from '#worker/entrance/tickets-db.ts'
import { visitorDog } from '#worker/dogs/dogs-db.ts'
import { silentTo } from '#worker/unheard/unheard-db.ts'
import { openDb } from '#worker/db/client.ts'
import { altered } from '#test/worker/support/faulty-d1.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { run } from '#worker/db/query.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000
const nothing = { over: [], hidden: [] }

let made = 0

function seen(dogId: number) {
  return whereToMeet(db, { dogId, asker: 0, now: NOW })
}

async function ticketFor({ userId, dogId }: { userId: number; dogId: number }, room: string, now = NOW) {
  const hash = `presence ${++made}`
  await issueTicket(db, { hash, userId, dogId, room, now, expiresAt: now + MINUTE_MS })
  return { hash, dogId, room, now }
}

/** A dog whose ticket to the room is redeemed. */
async function aDogIn(room: string, now = NOW, changes: Partial<typeof user.$inferInsert> = {}) {
  const { userId } = await aUser(changes)
  const dog = { userId, dogId: await aDogOf(userId) }
  await redeem(await ticketFor(dog, room, now))
  return dog
}

it('[K3] stores that a dog is where its ticket was redeemed', async () => {
  const { userId } = await aUser()
  const dog = { userId, dogId: await aDogOf(userId) }
  const first = await ticketFor(dog, 'forest')
  expect(await run(whereIs(db, dog.dogId, NOW))).toBeNull()
  expect(await redeem(first)).toMatchObject({ was: null })
  expect(await run(whereIs(db, dog.dogId, NOW))).toEqual({ room: 'forest', epoch: 1 })
  expect(await redeem(await ticketFor(dog, 'lake~2'))).toMatchObject({ was: { room: 'forest', epoch: 1 } })
  expect(await run(whereIs(db, dog.dogId, NOW))).toEqual({ room: 'lake~2', epoch: 2 })
  expect(await roomsWithDogsOf(db, userId)).toEqual(['lake~2'])
})

it('[K3] moves nobody for a refused ticket', async () => {
  const dog = await aDogIn('forest')
  const late = await ticketFor(dog, 'beach')
  expect(await redeem({ ...late, now: NOW + MINUTE_MS })).toBeNull()
  const voided = await ticketFor(dog, 'beach')
  await ticketFor(dog, 'harbour')
  expect(await redeem(voided)).toBeNull()
  expect(await run(whereIs(db, dog.dogId, NOW))).toEqual({ room: 'forest', epoch: 1 })
})

it('[K3] never changes a newer stay by the end of an older one', async () => {
  const dog = await aDogIn('forest')
  await redeem(await ticketFor(dog, 'lake'))
  await writeStays(db, { ...nothing, over: [{ dog: dog.dogId, room: 'forest', epoch: 1 }] })
  await redeem(await ticketFor(dog, 'forest'))
  await writeStays(db, { ...nothing, over: [{ dog: dog.dogId, room: 'forest', epoch: 1 }] })
  expect(await run(whereIs(db, dog.dogId, NOW))).toEqual({ room: 'forest', epoch: 3 })
  await writeStays(db, { ...nothing, over: [{ dog: dog.dogId, room: 'forest', epoch: 3 }] })
  expect(await run(whereIs(db, dog.dogId, NOW))).toBeNull()
})

it('[K3] ignores stays that no room has reported for 15 minutes, and keeps reported ones fresh', async () => {
  const [here, lost, coming] = [
    await aDogIn('cinema'),
    await aDogIn('cinema'),
    await aDogIn('cinema', NOW + PRESENCE_STALE_MS),
  ]
  const later = NOW + PRESENCE_STALE_MS
  expect(await run(whereIs(db, here.dogId, later - 1))).not.toBeNull()
  expect(await run(whereIs(db, here.dogId, later))).toBeNull()
  await sweepStays(db, { room: 'cinema', dogs: [here.dogId], now: later })
  expect(await run(whereIs(db, here.dogId, later))).toMatchObject({ room: 'cinema' })
  expect(await roomsWithDogsOf(db, lost.userId)).toEqual([])
  expect(await run(whereIs(db, coming.dogId, later))).toMatchObject({ room: 'cinema' })
})

it('[K3] writes one row in a sweep, however many dogs are there', async () => {
  const dogs = [await aDogIn('hat-shop'), await aDogIn('hat-shop'), await aDogIn('hat-shop')]
  const list = dogs.map(({ dogId }) => dogId)
  await sweepStays(db, { room: 'hat-shop', dogs: list, now: NOW })
  const rows: number[] = []
  const counted = altered(env.DB, (queries) => ({
    async batch(statements) {
      const results = await queries.batch(statements)
      rows.push(...results.map(({ meta }) => meta.rows_written))
      return results as D1Result<never>[]
    },
  }))
  await sweepStays(openDb(counted), { room: 'hat-shop', dogs: list, now: NOW + 1 })
  expect(rows).toEqual([1, 0, 0])
})

it('[K8] counts a socket for as long as its room is heard of', async () => {
  const { userId, dogId } = await aDogIn('beach')
  const later = NOW + PRESENCE_STALE_MS
  expect(await run(socketsOf(db, { dogId, userId, now: later - 1 }))).toEqual({ ofDog: 1, ofUser: 1 })
  expect(await run(socketsOf(db, { dogId, userId, now: later }))).toEqual({ ofDog: 0, ofUser: 0 })
  await sweepStays(db, { room: 'beach', dogs: [dogId], now: later })
  expect(await run(socketsOf(db, { dogId, userId, now: later }))).toEqual({ ofDog: 1, ofUser: 1 })
})

it('[K8] deletes at night the sockets of rooms that are not heard of', async () => {
  const [lost, there] = [await aDogIn('cinema~3'), await aDogIn('cinema~4')]
  const night = NOW + PRESENCE_STALE_MS
  await sweepStays(db, { room: 'cinema~4', dogs: [there.dogId], now: night })
  await dropLostSockets(db, night)
  const left = [lost, there].map((one) => db.$count(socket, eq(socket.dogId, one.dogId)))
  expect(await Promise.all(left)).toEqual([0, 1])
})

it('[K3] finds in a sweep the dogs that are elsewhere by now', async () => {
  const [stays, goes] = [await aDogIn('market-street'), await aDogIn('market-street')]
  await redeem(await ticketFor(goes, 'arcade'))
  const dogs = [stays.dogId, goes.dogId]
  expect(await sweepStays(db, { room: 'market-street', dogs, now: NOW })).toEqual([{ dog: goes.dogId, epoch: 2 }])
})

it('[K3] takes as many dogs in a sweep as a room does', async () => {
  const dogs = Array.from({ length: 1600 }, (_, index) => 1_000_000 + index)
  expect(await sweepStays(db, { room: 'meadow', dogs, now: NOW })).toEqual([])
})

it('[K2] counts dogs by copies of the room, with those on their way and without the own one', async () => {
  const own = await aDogIn('north-point')
  await aDogIn('north-point')
  await aDogIn('north-point~2')
  await aDogIn('north-point~3', NOW - PRESENCE_STALE_MS)
  const { userId } = await aUser()
  await ticketFor({ userId, dogId: await aDogOf(userId) }, 'north-point~2')
  const question = { room: 'north-point', besides: own.dogId, now: NOW }
  expect(await run(crowdHere(db, question))).toEqual([
    { copy: 'north-point', count: 1 },
    { copy: 'north-point~2', count: 1 },
  ])
  expect(await run(crowdComing(db, question))).toEqual([{ copy: 'north-point~2', count: 1 }])
})

it('[K4] counts and shows a hidden moderator nowhere', async () => {
  const spy = await aDogIn('wisdom-cave', NOW, { moderator: 1, hidden: 1 })
  const no = await aDogIn('wisdom-cave~2', NOW, { moderator: 0, hidden: 1 })
  expect([await seen(spy.dogId), await seen(no.dogId)]).toEqual([null, 'wisdom-cave~2'])
  expect([...(await seenDogs(db, NOW))].filter(([, room]) => room === 'wisdom-cave')).toEqual([
    [no.dogId, 'wisdom-cave'],
  ])
  const crowd = await run(crowdHere(db, { room: 'wisdom-cave', besides: 0, now: NOW }))
  expect(crowd).toEqual([{ copy: 'wisdom-cave~2', count: 1 }])
  expect(await run(whereIs(db, spy.dogId, NOW))).toMatchObject({ room: 'wisdom-cave' })
})

it('[K4] stores who hides, for the present dog and for the next time', async () => {
  const dog = await aDogIn('lighthouse-rock', NOW, { moderator: 1 })
  const stay = { dog: dog.dogId, room: 'lighthouse-rock', epoch: 1, user: dog.userId }
  await writeStays(db, { ...nothing, hidden: [{ ...stay, hidden: true }] })
  expect(await seen(dog.dogId)).toBeNull()
  expect(await db.select({ hidden: user.hidden }).from(user).where(eq(user.id, dog.userId)).get()).toEqual({
    hidden: 1,
  })
  await writeStays(db, { ...nothing, hidden: [{ ...stay, hidden: false }] })
  expect(await seen(dog.dogId)).toBe('lighthouse-rock')
})

it('scans no table for any of these queries', async () => {
  const { db: asking, asked } = recordingDb()
  await run(whereIs(asking, 1, NOW))
  await run(crowdHere(asking, { room: 'plaza', besides: 1, now: NOW }))
  await run(crowdComing(asking, { room: 'plaza', besides: 1, now: NOW }))
  await roomsWithDogsOf(asking, 1)
  const questions = [visitorDog(asking, 1), silentTo(asking, userOf(1))] as const
  await redeemTicket(asking, { hash: 'h', dogId: 1, room: 'plaza', now: NOW }, questions)
  await writeStays(asking, { over: [{ dog: 1, room: 'plaza', epoch: 1 }], hidden: [] })
  await sweepStays(asking, { room: 'plaza', dogs: [1], now: NOW })
  expect(asked.length).toBeGreaterThan(8)
  const steps = (await Promise.all(asked.map(planOf))).flat()
  expect(steps.filter((step) => /^SCAN (presence|ticket|user|dog|wear|unheard)\b(?!.*INDEX)/.test(step))).toEqual([])
})
