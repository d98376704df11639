import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dog } from '#worker/db/schema/dogs.ts'
import { seed } from '#worker/seed/seed.ts'
import { userIdOf } from '#worker/users/users-db.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { SEED_OF } from '#test/worker/support/rounds.ts'

it('keeps names that users took before, and seeds the rest of the park', async () => {
  const early = await aUser({ username: 'Torunn' })
  const balder = await aDogOf(early.userId, { name: 'Balder', nameKey: 'balder' })
  await seed(db, Date.UTC(2026, 5, 1), SEED_OF)
  expect(await userIdOf(db, { issuer: 'local', sub: 'elin@voffpark.test' })).toBeNull()
  expect(await userIdOf(db, { issuer: 'local', sub: 'player@voffpark.test' })).not.toBeNull()
  const owner = await db.select({ userId: dog.userId }).from(dog).where(eq(dog.id, balder)).get()
  expect(owner).toEqual({ userId: early.userId })
})
