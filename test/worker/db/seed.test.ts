import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isValidName } from '#durable/rules/names.ts'
import { latestAnnouncements } from '#worker/db/site/announcements.ts'
import { dogsOf } from '#worker/db/dogs.ts'
import { announcement } from '#worker/db/schema/announcements.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { supporter, user } from '#worker/db/schema/users.ts'
import { seed } from '#worker/db/seed.ts'
import { userIdOf } from '#worker/db/users.ts'
import { db } from '#test/worker/support/d1.ts'

const NOW = Date.UTC(2026, 5, 1)

async function everything() {
  return Promise.all([user, dog, wear, supporter, announcement, setting].map((table) => db.select().from(table)))
}

async function dogsOfSeeded(email: string) {
  return dogsOf(db, (await userIdOf(db, { issuer: 'local', sub: email })) ?? 0)
}

it('seeding twice is seeding once', async () => {
  await seed(db, NOW)
  const once = await everything()
  await seed(db, NOW + 1000)
  expect(await everything()).toEqual(once)
})

it('seeding leaves what people changed as it is', async () => {
  await seed(db, NOW)
  await db.update(dog).set({ name: 'Bella II', nameKey: 'bellaii' }).where(eq(dog.nameKey, 'bella'))
  await seed(db, NOW)
  expect((await dogsOfSeeded('player@voffpark.test')).map(({ name }) => name)).toEqual(['Bella II', 'Max'])
})

it('the seeded accounts are a player, a moderator, an administrator and a supporter', async () => {
  await seed(db, NOW)
  const roles = await db
    .select({ email: user.sub, admin: user.admin, moderator: user.moderator, tier: supporter.tier })
    .from(user)
    .leftJoin(supporter, eq(supporter.userId, user.id))
    .orderBy(user.id)
  expect(roles).toEqual([
    { email: 'player@voffpark.test', admin: 0, moderator: 0, tier: null },
    { email: 'mod@voffpark.test', admin: 0, moderator: 1, tier: null },
    { email: 'admin@voffpark.test', admin: 1, moderator: 0, tier: null },
    { email: 'supporter@voffpark.test', admin: 0, moderator: 0, tier: 'Gold' },
  ])
})

it('every seeded name could have been typed in', async () => {
  await seed(db, NOW)
  const names = [
    ...(await db.select().from(dog)).map(({ name }) => name),
    ...(await db.select().from(user)).map((u) => u.username),
  ]
  expect(names.filter((name) => !isValidName(name))).toEqual([])
})

it('the moderator has a living dog and a dead one', async () => {
  await seed(db, NOW)
  expect((await dogsOfSeeded('mod@voffpark.test')).map(({ diedAt }) => diedAt !== null)).toEqual([false, true])
})

it.each(['dk', 'en', 'no', 'se'] as const)('the news is there in %s, newest first', async (language) => {
  await seed(db, NOW)
  const news = await latestAnnouncements(db, language, NOW)
  expect(news.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(news.every(({ title, message }) => title && message)).toBe(true)
})
