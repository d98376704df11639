import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hashOf, newSecret } from '#worker/auth/secret.ts'
import { bearerOf, startSession } from '#worker/auth/session.ts'
import { viewerOf } from '#worker/auth/viewer.ts'
import { endSession } from '#worker/auth/sessions-db.ts'
import { session, user } from '#worker/db/schema/users.ts'
import { aUser, db, support } from '#test/worker/support/d1.ts'

const NOW = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

function requestWith(authorization: string): Request {
  return new Request('https://park.test/api/graphql', { headers: { authorization } })
}

async function viewerBy(token: string, now: number) {
  return viewerOf(requestWith(`Bearer ${token}`), db, now)
}

it('a session token is 32 random bytes, and the database has only its hash', async () => {
  const { userId } = await aUser()
  const token = await startSession(db, userId, NOW)
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = JSON.stringify(await db.select().from(session))
  expect(rows).not.toContain(token)
  expect(rows).toContain(await hashOf(token))
})

it('secrets do not repeat', () => {
  expect(new Set(Array.from({ length: 1000 }, newSecret)).size).toBe(1000)
})

it('the viewer is the user of the session, with roles and tier', async () => {
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

it('a role that was taken away is gone with the next request', async () => {
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
])('nobody is signed in by "%s"', async (authorization) => {
  expect(bearerOf(requestWith(authorization))).toBeNull()
  expect(await viewerOf(requestWith(authorization), db, NOW)).toBeNull()
})

it('a token that nobody was given signs nobody in', async () => {
  expect(await viewerBy(newSecret(), NOW)).toBeNull()
})

it('the hash of a token, as a thief of the database has it, signs nobody in', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  expect(await viewerBy(await hashOf(token), NOW)).toBeNull()
})

it('a session that is not used for 30 days ends', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  expect(await viewerBy(token, NOW + 30 * DAY_MS)).toBeNull()
})

it('a session in use lives on, but for 180 days at most', async () => {
  const token = await startSession(db, (await aUser()).userId, NOW)
  for (let day = 29; day < 180; day += 29) expect(await viewerBy(token, NOW + day * DAY_MS)).not.toBeNull()
  expect(await viewerBy(token, NOW + 180 * DAY_MS)).toBeNull()
})

it('a revoked session is over, another of the same user is not', async () => {
  const { userId } = await aUser()
  const [phone, laptop] = [await startSession(db, userId, NOW), await startSession(db, userId, NOW)]
  await endSession(db, { hash: await hashOf(phone), userId, now: NOW })
  expect(await viewerBy(phone, NOW)).toBeNull()
  expect(await viewerBy(laptop, NOW)).toMatchObject({ userId })
})

it('when a session was last used is written once an hour, not with each request', async () => {
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
