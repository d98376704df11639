import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { wear } from '#worker/db/schema/dogs.ts'

it('refuses a fourth dog in the database itself, even when 200 are born at once', async () => {
  const { userId } = await aUser()
  const births = await Promise.allSettled(Array.from({ length: 200 }, () => aDogOf(userId)))
  expect(births.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

it('counts the limit of the user, not a common one', async () => {
  const { userId } = await aUser({ maxDogs: 1 })
  await aDogOf(userId)
  await expect(aDogOf(userId)).rejects.toMatchObject({ cause: { message: expect.stringContaining('too-many-dogs') } })
})

it.each(['c08040', '#C08040', '#c0804', '#c080400', 'red', '#c0804g'])(
  'refuses a dog of the colour %s',
  async (color) => {
    const { userId } = await aUser()
    await expect(aDogOf(userId, { color })).rejects.toThrow()
  },
)

it.each([-1, 6, 0.5])('refuses a dog of pack %d', async (pack) => {
  const { userId } = await aUser()
  await expect(aDogOf(userId, { pack })).rejects.toThrow()
})

it('refuses a worn thing anywhere but on head, mouth, back and tail', async () => {
  const dogId = await aDogOf((await aUser()).userId)
  const paw = env.DB.prepare(`insert into wear (dog_id, slot, item) values (?, 'paw', 'shoe')`).bind(dogId)
  await expect(paw.run()).rejects.toThrow('CHECK')
})

it('refuses two worn things in one slot', async () => {
  const dogId = await aDogOf((await aUser()).userId)
  await db.insert(wear).values({ dogId, slot: 'hat', item: 'crown' })
  await expect(db.insert(wear).values({ dogId, slot: 'hat', item: 'beanie' })).rejects.toThrow()
})

it('refuses a dog without an existing user', async () => {
  await expect(aDogOf(999_999)).rejects.toThrow()
})
