import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aDogOf, aName, aUser, db } from '#test/worker/support/d1.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { user } from '#worker/db/schema/users.ts'

async function errorOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => null,
    (error: unknown) => error,
  )
}

it('reports a failed constraint by the meaning of its column, alone and in a batch', async () => {
  const username = aName()
  await aUser({ username })
  const alone = await errorOf(aUser({ username, sub: 'somebody else' }))
  expect(meaningOf(alone, { 'user.username_key': 'taken' })).toBe('taken')
  const again = db.insert(setting).values({ type: 'TRADE_FROZEN', value: '0' })
  const batched = await errorOf(db.batch([again, again]))
  expect(meaningOf(batched, { 'setting.type': 'twice' })).toBe('twice')
})

it('reports a trigger by its own word, without having run the rest of the batch', async () => {
  const { userId } = await aUser({ maxDogs: 0 })
  expect(meaningOf(await errorOf(aDogOf(userId)), { 'too-many-dogs': 'full' })).toBe('full')
  const row = await env.DB.prepare('select count(*) as n from dog where user_id = ?').bind(userId).first()
  expect(row).toEqual({ n: 0 })
})

it('rolls a batch back and fails with the word of a demand that does not hold', async () => {
  const name = aName()
  const row = { issuer: 'local', sub: name, username: name, usernameKey: name, language: 'en' as const, createdAt: 0 }
  const refused = (holds: SQL) => errorOf(db.batch([db.insert(user).values(row), demanded(db, 'too-many', holds)]))
  for (const holds of [sql`1 > 2`, sql`null`]) {
    expect(meaningOf(await refused(holds), { 'too-many': 'full' })).toBe('full')
  }
  expect(await db.$count(user, eq(user.sub, name))).toBe(0)
  expect(await refused(sql`1 < 2`)).toBe(null)
  expect(await db.$count(user, eq(user.sub, name))).toBe(1)
})

it('rethrows what nobody expected', async () => {
  const bug = new Error('D1_ERROR: no such table: cat')
  expect(() => meaningOf(bug, { 'user.username_key': 'taken' })).toThrow(bug)
  expect(() => meaningOf('odd', {})).toThrow('odd')
})
