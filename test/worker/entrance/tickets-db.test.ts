import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dog } from '#worker/db/schema/dogs.ts'
import { issueTicket } from '#worker/entrance/tickets-db.ts'
import { aDogOf, aUser, banUser, db } from '#test/worker/support/d1.ts'
import { redeem } from '#test/worker/support/tickets.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000

let made = 0

async function aTicket({ userId, dogId }: { userId: number; dogId: number }) {
  const hash = `ticket ${++made}`
  const refusal = await issueTicket(db, { hash, userId, dogId, room: 'plaza', now: NOW, expiresAt: NOW + MINUTE_MS })
  return { hash, refusal }
}

async function aVisit() {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  return { userId, dogId, ...(await aTicket({ userId, dogId })) }
}

it('a ticket admits its dog to its room with the epoch that it gave the dog', async () => {
  const { userId, dogId, hash } = await aVisit()
  expect(await redeem({ hash, room: 'plaza', now: NOW })).toEqual({ userId, dogId, epoch: 1, session: null, was: null })
})

it('of 200 who show the same ticket at once, one is admitted', async () => {
  const { hash } = await aVisit()
  const answers = await Promise.all(Array.from({ length: 200 }, () => redeem({ hash, room: 'plaza', now: NOW })))
  expect(answers.filter((admission) => admission !== null)).toHaveLength(1)
})

it('a ticket is good for less than a minute', async () => {
  const { hash } = await aVisit()
  expect(await redeem({ hash, room: 'plaza', now: NOW + MINUTE_MS })).toBeNull()
})

it('a ticket for one room opens no other', async () => {
  const { hash } = await aVisit()
  expect(await redeem({ hash, room: 'forest', now: NOW })).toBeNull()
  expect(await redeem({ hash, room: 'plaza', now: NOW })).not.toBeNull()
})

it('a newer ticket for the dog makes the older one void', async () => {
  const visit = await aVisit()
  const newer = await aTicket(visit)
  expect(await redeem({ hash: visit.hash, room: 'plaza', now: NOW })).toBeNull()
  expect(await redeem({ hash: newer.hash, room: 'plaza', now: NOW })).toMatchObject({ epoch: 2 })
})

it('100 tickets for one dog at once have 100 epochs', async () => {
  const visit = await aVisit()
  await Promise.all(Array.from({ length: 100 }, () => aTicket(visit)))
  const row = await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, visit.dogId)).get()
  expect(row).toEqual({ epoch: 101 })
})

it('who was banned after the ticket was given is not admitted', async () => {
  const { userId, hash } = await aVisit()
  await banUser(userId)
  expect(await redeem({ hash, room: 'plaza', now: NOW })).toBeNull()
})

it('a dog that died after the ticket was given is not admitted', async () => {
  const { dogId, hash } = await aVisit()
  await db.update(dog).set({ diedAt: NOW }).where(eq(dog.id, dogId))
  expect(await redeem({ hash, room: 'plaza', now: NOW })).toBeNull()
})

it("there is no ticket for another user's dog, and its epoch stays", async () => {
  const { dogId } = await aVisit()
  const stranger = await aUser()
  expect(await aTicket({ userId: stranger.userId, dogId })).toMatchObject({ refusal: 'not-your-dog' })
  expect(await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, dogId)).get()).toEqual({ epoch: 1 })
})
