import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { altered } from '#test/worker/support/faulty-d1.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { openDb } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { socket } from '#worker/db/schema/dogs.ts'
import { user } from '#worker/db/schema/users.ts'
import { visitorDog } from '#worker/dogs/dogs-db.ts'
import { sweepStays, writeStays } from '#worker/entrance/stays-db.ts'
import { issueTicket, redeemTicket, userOf } from '#worker/entrance/tickets-db.ts'
import { whereToMeet } from '#worker/presence/people-db.ts'
import {
  PRESENCE_STALE_MS,
  crowdComing,
  crowdHere,
  roomsWithDogsOf,
  seenDogs,
  whereIs,
} from '#worker/presence/presence-db.ts'
import { dropLostSockets, keepSockets, socketsOf } from '#worker/presence/sockets-db.ts'
import { silentTo } from '#worker/unheard/unheard-db.ts'

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

/** A database, and how many rows each statement of its batches has written. */
function countingDb() {
  const rows: number[] = []
  const counted = altered(env.DB, (queries) => ({
    async batch(statements) {
      const results = await queries.batch(statements)
      rows.push(...results.map(({ meta }) => meta.rows_written))
      return results as D1Result<never>[]
    },
  }))
  return { counting: openDb(counted), rows }
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
  const { counting, rows } = countingDb()
  await sweepStays(counting, { room: 'hat-shop', dogs: list, now: NOW + 1 })
  expect(rows).toEqual([1, 0, 0, 0, 0])
})

it('[K3] [K8] writes two rows when a ticket through a door is redeemed, and none when the room before hears of it', async () => {
  const dog = await aDogIn('dog-hill')
  const shown = await ticketFor(dog, 'dog-beach')
  await aDogIn('dog-beach')
  const { counting, rows } = countingDb()
  const stay = { dog: dog.dogId, room: 'dog-hill', epoch: 1 }
  await writeStays(counting, { ...nothing, over: [stay], gone: [{ ...stay, user: dog.userId }] }, NOW)
  await redeemTicket(counting, shown, [])
  expect(rows.filter((count) => count > 0)).toEqual([2])
})

it('[K8] counts a socket for as long as its room is heard of', async () => {
  const { userId, dogId } = await aDogIn('beach')
  const later = NOW + PRESENCE_STALE_MS
  expect(await run(socketsOf(db, { dogId, userId, now: later - 1 }))).toEqual({ ofDog: 1, ofUser: 1 })
  expect(await run(socketsOf(db, { dogId, userId, now: later }))).toEqual({ ofDog: 0, ofUser: 0 })
  await sweepStays(db, { room: 'beach', dogs: [dogId], now: later })
  expect(await run(socketsOf(db, { dogId, userId, now: later }))).toEqual({ ofDog: 1, ofUser: 1 })
})

it('[K8] counts the socket of the stay before for 15 seconds, and beyond that if its room says that it is closing', async () => {
  const dog = await aDogIn('forest')
  const count = async (now: number) => (await run(socketsOf(db, { ...dog, now }))).ofDog
  await redeem(await ticketFor(dog, 'lake'))
  expect([await count(NOW + 14_999), await count(NOW + 15_000)]).toEqual([2, 1])
  const before = { user: dog.userId, dog: dog.dogId, epoch: 1 }
  await writeStays(db, { ...nothing, unanswered: [{ ...before, room: 'forest' }] }, NOW + 1000)
  expect(await count(NOW + 15_000)).toBe(2)
  await writeStays(db, { ...nothing, gone: [before] })
  expect(await count(NOW + 15_000)).toBe(1)
})

it('[K8] counts one closing socket of a dog that goes through ten doors in haste, whichever room is heard first', async () => {
  const dog = await aDogIn('forest')
  const rooms = ['lake', 'beach']
  for (let epoch = 1; epoch <= 10; epoch++) {
    const shown = await ticketFor(dog, rooms[epoch % 2] ?? '')
    const stay = { dog: dog.dogId, room: rooms[(epoch + 1) % 2] ?? '', epoch }
    const told = { ...nothing, over: [stay], gone: [{ ...stay, user: dog.userId }] }
    if (epoch % 4 < 2) await writeStays(db, told, NOW)
    expect(await redeem(shown)).not.toBeNull()
    if (epoch % 4 >= 2) await writeStays(db, told, NOW)
    expect((await run(socketsOf(db, { ...dog, now: NOW }))).ofDog).toBeLessThanOrEqual(2)
  }
})

it('[K8] counts the sockets that may be closing also when the dog has left the park', async () => {
  const dog = await aDogIn('forest')
  const count = async (now: number) => (await run(socketsOf(db, { ...dog, now }))).ofDog
  await redeem(await ticketFor(dog, 'lake'))
  await redeem(await ticketFor(dog, 'beach'))
  const stay = { dog: dog.dogId, room: 'beach', epoch: 3 }
  await writeStays(db, { ...nothing, over: [stay], gone: [{ ...stay, user: dog.userId }] }, NOW + 1)
  expect([await count(NOW + 14_999), await count(NOW + 15_000)]).toEqual([2, 0])
})

it('[K8] counts no socket of a dog whose line is lost, nor those that a room does not have', async () => {
  const [lost, cut, there] = [await aDogIn('pier'), await aDogIn('pier'), await aDogIn('pier')]
  await writeStays(db, { ...nothing, gone: [{ user: lost.userId, dog: lost.dogId, epoch: 1 }] })
  await keepSockets(db, {
    room: 'pier',
    sockets: [{ user: there.userId, dog: there.dogId, epoch: 1 }],
    now: NOW + 5000,
  })
  const counts = [lost, cut, there].map((dog) => run(socketsOf(db, { ...dog, now: NOW })))
  expect((await Promise.all(counts)).map(({ ofDog }) => ofDog)).toEqual([0, 0, 1])
})

it('[K8] deletes at night the sockets of rooms that are not heard of', async () => {
  const [lost, there] = [await aDogIn('cinema~3'), await aDogIn('cinema~4')]
  for (const [one, room] of [
    [lost, 'cinema~3'],
    [there, 'cinema~4'],
  ] as const)
    await writeStays(db, { ...nothing, unanswered: [{ user: one.userId, dog: one.dogId, epoch: 1, room }] }, NOW)
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
  const { elsewhere } = await sweepStays(db, { room: 'market-street', dogs, now: NOW })
  expect(elsewhere).toEqual([{ dog: goes.dogId, epoch: 2 }])
})

it('[K3] finds in a sweep the dogs whose stays are over', async () => {
  const [stays, leaves] = [await aDogIn('market-street'), await aDogIn('market-street')]
  await writeStays(db, { over: [{ dog: leaves.dogId, room: 'market-street', epoch: 1 }], hidden: [] }, NOW)
  const dogs = [stays.dogId, leaves.dogId]
  const swept = await sweepStays(db, { room: 'market-street', dogs, now: NOW })
  expect(swept).toMatchObject({ elsewhere: [], nowhere: [leaves.dogId] })
})

it('[K3] takes as many dogs in a sweep as a room does', async () => {
  const dogs = Array.from({ length: 1600 }, (_, index) => 1_000_000 + index)
  expect(await sweepStays(db, { room: 'meadow', dogs, now: NOW })).toMatchObject({ elsewhere: [], nowhere: dogs })
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
  const [stay, gone] = [
    { dog: 1, room: 'plaza', epoch: 1 },
    { user: 1, dog: 1, epoch: 1 },
  ]
  await writeStays(asking, { over: [stay], hidden: [], unanswered: [{ ...gone, room: 'plaza' }] })
  await writeStays(asking, { over: [], hidden: [], gone: [gone] })
  await sweepStays(asking, { room: 'plaza', dogs: [1], now: NOW })
  expect(asked.length).toBeGreaterThan(8)
  const steps = (await Promise.all(asked.map(planOf))).flat()
  expect(steps.filter((step) => /^SCAN (presence|ticket|user|dog|wear|unheard)\b(?!.*INDEX)/.test(step))).toEqual([])
})
