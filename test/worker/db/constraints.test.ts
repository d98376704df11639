import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { meaningOf } from '#worker/db/constraints.ts'
import { aDogOf, aName, aUser, db } from '#test/worker/support/d1.ts'
import { setting } from '#worker/db/schema/settings.ts'

async function errorOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => null,
    (error: unknown) => error,
  )
}

it('a broken constraint means what its column says, alone and in a batch', async () => {
  const username = aName()
  await aUser({ username })
  const alone = await errorOf(aUser({ username, sub: 'somebody else' }))
  expect(meaningOf(alone, { 'user.username_key': 'taken' })).toBe('taken')
  const again = db.insert(setting).values({ type: 'x', value: 'y' })
  const batched = await errorOf(db.batch([again, again]))
  expect(meaningOf(batched, { 'setting.type': 'twice' })).toBe('twice')
})

it("a trigger means its own word, and the batch's other half did not run", async () => {
  const { userId } = await aUser({ maxDogs: 0 })
  expect(meaningOf(await errorOf(aDogOf(userId)), { 'too-many-dogs': 'full' })).toBe('full')
  const row = await env.DB.prepare('select count(*) as n from dog where user_id = ?').bind(userId).first()
  expect(row).toEqual({ n: 0 })
})

it('what nobody expected is thrown on', async () => {
  const bug = new Error('D1_ERROR: no such table: cat')
  expect(() => meaningOf(bug, { 'user.username_key': 'taken' })).toThrow(bug)
  expect(() => meaningOf('odd', {})).toThrow('odd')
})
