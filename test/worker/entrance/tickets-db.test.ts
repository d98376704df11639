import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aDogOf, aUser, banUser, db } from '#test/worker/support/d1.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { writeStays } from '#worker/entrance/stays-db.ts'
import { issueTicket } from '#worker/entrance/tickets-db.ts'
import { keepSockets } from '#worker/presence/sockets-db.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000

let made = 0

async function aTicket({ userId, dogId }: { userId: number; dogId: number }) {
  const hash = `ticket ${++made}`
  const refusal = await issueTicket(db, { hash, userId, dogId, room: 'plaza', now: NOW, expiresAt: NOW + MINUTE_MS })
  return { hash, dogId, refusal }
}

async function aVisit() {
  const { userId } = await aUser()
  return { userId, ...(await aTicket({ userId, dogId: await aDogOf(userId) })) }
}

it('admits its dog to its room with the epoch that it gave the dog', async () => {
  const { userId, dogId, hash } = await aVisit()
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW })).toEqual({
    userId,
    dogId,
    epoch: 1,
    session: null,
    was: null,
  })
})

it('admits one of 200 who use the same ticket at once', async () => {
  const { dogId, hash } = await aVisit()
  const answers = await Promise.all(Array.from({ length: 200 }, () => redeem({ dogId, hash, room: 'plaza', now: NOW })))
  expect(answers.filter((admission) => admission !== null)).toHaveLength(1)
})

it('is not valid again when the socket that it has opened is gone', async () => {
  const { userId, dogId, hash } = await aVisit()
  await redeem({ dogId, hash, room: 'plaza', now: NOW })
  const [gone, over] = [
    { user: userId, dog: dogId, epoch: 1 },
    { dog: dogId, room: 'plaza', epoch: 1 },
  ]
  await writeStays(db, { over: [over], hidden: [], gone: [gone] }, NOW + 1)
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW + 2 })).toBeNull()
})

it('is not valid again while the dog is in a room by it, also if a crash has cut off its socket', async () => {
  const { dogId, hash } = await aVisit()
  await redeem({ dogId, hash, room: 'plaza', now: NOW })
  await keepSockets(db, { room: 'plaza', sockets: [], now: NOW + 5000 })
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW + 5001 })).toBeNull()
})

it('is valid for less than a minute', async () => {
  const { dogId, hash } = await aVisit()
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW + MINUTE_MS })).toBeNull()
})

it('opens no other room', async () => {
  const { dogId, hash } = await aVisit()
  expect(await redeem({ dogId, hash, room: 'forest', now: NOW })).toBeNull()
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW })).not.toBeNull()
})

it('voids the older ticket when a newer one is issued', async () => {
  const visit = await aVisit()
  const newer = await aTicket(visit)
  expect(await redeem({ dogId: visit.dogId, hash: visit.hash, room: 'plaza', now: NOW })).toBeNull()
  expect(await redeem({ dogId: visit.dogId, hash: newer.hash, room: 'plaza', now: NOW })).toMatchObject({ epoch: 2 })
})

it('gives 100 concurrent tickets for one dog 100 epochs', async () => {
  const visit = await aVisit()
  await Promise.all(Array.from({ length: 100 }, () => aTicket(visit)))
  const row = await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, visit.dogId)).get()
  expect(row).toEqual({ epoch: 101 })
})

it('does not admit a user who was banned after the ticket was issued', async () => {
  const { userId, dogId, hash } = await aVisit()
  await banUser(userId)
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW })).toBeNull()
})

it('does not admit a dog that died after the ticket was issued', async () => {
  const { dogId, hash } = await aVisit()
  await db.update(dog).set({ diedAt: NOW }).where(eq(dog.id, dogId))
  expect(await redeem({ dogId, hash, room: 'plaza', now: NOW })).toBeNull()
})

it("issues no ticket for another user's dog, and keeps its epoch", async () => {
  const { dogId } = await aVisit()
  const stranger = await aUser()
  expect(await aTicket({ userId: stranger.userId, dogId })).toMatchObject({ refusal: 'not-your-dog' })
  expect(await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, dogId)).get()).toEqual({ epoch: 1 })
})
