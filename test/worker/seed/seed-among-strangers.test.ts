import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { SEED_OF } from '#test/worker/support/rounds.ts'
import { userIdOf } from '#worker/accounts/users-db.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { seed } from '#worker/seed/seed.ts'

it("seeds a dog that is called like a stranger's, and gives the stranger's nothing", async () => {
  const early = await aUser({ username: 'Fremmed' })
  const balder = await aDogOf(early.userId, { name: 'Balder', nameKey: 'balder' })
  await seed(db, Date.UTC(2026, 5, 1), SEED_OF)
  const elin = await userIdOf(db, { issuer: 'local', sub: 'elin@voffpark.test' })
  const owners = await db.select({ userId: dog.userId }).from(dog).where(eq(dog.nameKey, 'balder')).orderBy(dog.id)
  expect(owners).toEqual([{ userId: early.userId }, { userId: elin }])
  const given = await db
    .select({ id: item.id })
    .from(item)
    .where(eq(item.holder, `dog:${balder}`))
  expect(given).toEqual([])
})
