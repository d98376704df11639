import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aUser, db, support } from '#test/worker/support/d1.ts'
import { endSession } from '#worker/accounts/ending-sessions-db.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { bearerOf, startSession } from '#worker/auth/session.ts'
import { viewerOf } from '#worker/auth/viewer.ts'
import { session, user } from '#worker/db/schema/users.ts'
import { hashOf } from '#worker/hash.ts'

const NOW = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

function requestWith(authorization: string): Request {
  return new Request('https://park.test/api/graphql', { headers: { authorization } })
}

async function viewerBy(token: string, now: number) {
  return viewerOf(requestWith(`Bearer ${token}`), db, now)
}

it('makes a session token of 32 random bytes, and stores only its hash', async () => {
  const { userId } = await aUser()
  const token = await startSession(db, userId, NOW)
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = JSON.stringify(await db.select().from(session))
  expect(rows).not.toContain(token)
  expect(rows).toContain(await hashOf(token))
})

it('never repeats a secret', () => {
  expect(new Set(Array.from({ length: 1000 }, newSecret)).size).toBe(1000)
})

it('finds the user of the session, with roles and tier', async () => {
  const { userId, username } = await aUser({ admin: 1, moderator: 2, developer: 1, language: 'no' })
  await support(userId, 'Gold')
  const token = await startSession(db, userId, NOW)
  expect(await viewerBy(token, NOW)).toMatchObject({
    userId,
    username,
    language: 'no',
    admin: 1,
    moderator: 2,
    developer: true,
    tier: 'Gold',
  })
})

it('drops a removed role with the next request', async () => {
  const { userId } = await aUser({ moderator: 1 })
  const token = await startSession(db, userId, NOW)
  await db.update(user).set({ moderator: 0 }).where(eq(user.id, userId))
  expect(await viewerBy(token, NOW)).toMatchObject({ moderator: 0 })
})

it.each([
  '',
  'Bearer',
  'Bearer ',
  'Basic abc',
  `Bearer ${'x'.repeat(42)}`,
  `Bearer ${'x'.repeat(43)};`,
  `Token ${'x'.repeat(43)}`,
])('signs nobody in by "%s"', async (authorization) => {
  expect(bearerOf(requestWith(authorization))).toBeNull()
  expect(await viewerOf(requestWith(authorization), db, NOW)).toBeNull()
})

it('signs nobody in by a token that was never issued', async () => {
  expect(await viewerBy(newSecret(), NOW)).toBeNull()
})

it('signs nobody in by the stored hash of a token', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  expect(await viewerBy(await hashOf(token), NOW)).toBeNull()
})

it('ends a session that was not used for 30 days', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  expect(await viewerBy(token, NOW + 30 * DAY_MS)).toBeNull()
})

it('keeps a session that is in use, but for 180 days at most', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  for (let day = 29; day < 180; day += 29) expect(await viewerBy(token, NOW + day * DAY_MS)).not.toBeNull()
  expect(await viewerBy(token, NOW + 180 * DAY_MS)).toBeNull()
})

it('ends a revoked session, but no other of the same user', async () => {
  const { userId } = await aUser()
  const [phone, laptop] = [await startSession(db, userId, NOW), await startSession(db, userId, NOW)]
  await endSession(db, { hash: await hashOf(phone), userId, now: NOW })
  expect(await viewerBy(phone, NOW)).toBeNull()
  expect(await viewerBy(laptop, NOW)).toMatchObject({ userId })
})

it('writes when a session was last used once an hour, not with each request', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  const lastUsed = async () =>
    (
      await db
        .select()
        .from(session)
        .where(eq(session.hash, await hashOf(token)))
        .get()
    )?.lastUsedAt
  await viewerBy(token, NOW + 59 * 60_000)
  expect(await lastUsed()).toBe(NOW)
  await viewerBy(token, NOW + 60 * 60_000)
  expect(await lastUsed()).toBe(NOW + 60 * 60_000)
})
