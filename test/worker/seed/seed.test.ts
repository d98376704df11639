import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { nameProblem, trimName } from '#durable/rules/names.ts'
import { latestAnnouncements } from '#worker/announcements/announcements-db.ts'
import { dogsOf } from '#worker/dogs/dogs-db.ts'
import { announcement, announcementReaction } from '#worker/db/schema/announcements.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import { INTERVALS, highscore } from '#worker/db/schema/highscores.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import { teamMember } from '#worker/db/schema/team.ts'
import { supporter, user } from '#worker/db/schema/users.ts'
import { audit } from '#worker/ledger/audit.ts'
import { seed } from '#worker/seed/seed.ts'
import { ACCOUNTS } from '#worker/seed/accounts.ts'
import { NEIGHBOURS } from '#worker/seed/neighbours.ts'
import { SCORES } from '#worker/seed/scores.ts'
import { SEEDED_TEAM } from '#worker/seed/team.ts'
import { board } from '#worker/highscores/highscores-db.ts'
import { reactionsTo } from '#worker/announcements/reactions-db.ts'
import { teamOf } from '#worker/team/team-db.ts'
import { userIdOf } from '#worker/users/users-db.ts'
import { db } from '#test/worker/support/d1.ts'

const NOW = Date.UTC(2026, 5, 1)

async function everything() {
  const tables = [user, dog, wear, supporter, announcement, announcementReaction, highscore, teamMember, setting]
  return Promise.all(tables.map((table) => db.select().from(table)))
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
    .where(
      inArray(
        user.sub,
        ACCOUNTS.map(({ email }) => email),
      ),
    )
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
  expect(names.filter((name) => name !== trimName(name) || nameProblem(name) !== null)).toEqual([])
})

it('the moderator has a living dog and a dead one', async () => {
  await seed(db, NOW)
  expect((await dogsOfSeeded('mod@voffpark.test')).map(({ diedAt }) => diedAt !== null)).toEqual([false, true])
})

it.each(['dk', 'en', 'no', 'se'] as const)('the news is there in %s, newest first', async (language) => {
  await seed(db, NOW)
  const news = await latestAnnouncements(db, language, NOW)
  expect(news.map(({ id }) => id)).toEqual([6, 4, 5, 3, 2])
  expect(news.every(({ title, message }) => title && message)).toBe(true)
})

it('every item that a seeded dog wears is drawn', async () => {
  await seed(db, NOW)
  const worn = await db.select({ slot: wear.slot, item: wear.item }).from(wear)
  expect(worn.length).toBeGreaterThan(15)
  expect(worn.filter(({ slot, item }) => itemKind(item)?.slot !== slot)).toEqual([])
})

it('teams and boards name dogs of the seed', () => {
  const born = [...ACCOUNTS, ...NEIGHBOURS].flatMap(({ dogs }) => dogs.map(({ name }) => name))
  const named = [...Object.values(SEEDED_TEAM), ...Object.values(SCORES)].flat().map(({ dog: name }) => name)
  expect(named.filter((name) => !born.includes(name))).toEqual([])
})

it('a longer interval is never led by less', () => {
  const rows = Object.values(SCORES).flat()
  const falling = rows.filter(
    ({ Daily, Weekly, Yearly, AllTime }) => Daily > Weekly || Weekly > Yearly || Yearly > AllTime,
  )
  expect(falling).toEqual([])
})

it('every board is full, and again whenever the park is opened anew', async () => {
  for (const now of [NOW, NOW + 400 * 24 * 60 * 60 * 1000]) {
    await seed(db, now)
    const boards = GAMES.flatMap((game) => INTERVALS.map((interval) => board(db, { game, interval, now })))
    expect((await Promise.all(boards)).map((rows) => rows.length)).toEqual(Array(12).fill(10))
  }
})

it('the team is complete, and its staff are staff', async () => {
  await seed(db, NOW)
  const members = await teamOf(db, TEAM_TYPES, 'dk')
  const sizes = TEAM_TYPES.map((type) => [type, members.filter((member) => member.type === type).length])
  expect(Object.fromEntries(sizes)).toEqual({
    admin: 2,
    Moderator: 3,
    dev: 2,
    Designer: 2,
    ClientDev: 2,
    FestKomiteen: 4,
    SocialMedia: 2,
  })
  const staff = await db.select({ name: user.username, a: user.admin, m: user.moderator, d: user.developer }).from(user)
  const roleOf = { admin: 'a', Moderator: 'm', dev: 'd' } as const
  for (const [type, role] of Object.entries(roleOf)) {
    const shown = members.filter((member) => member.type === type).map(({ username }) => username)
    const able = staff.filter((row) => row[role] > 0).map(({ name }) => name)
    expect(shown.toSorted()).toEqual(able.toSorted())
  }
  const credited = members.filter(({ type }) => !['admin', 'Moderator'].includes(type))
  expect(credited.filter(({ contribution }) => !contribution)).toEqual([])
})

it('eight support the park, two of each tier', async () => {
  await seed(db, NOW)
  const tiers = (await db.select().from(supporter)).map(({ tier }) => tier)
  expect(tiers.toSorted()).toEqual(['Bronze', 'Bronze', 'Diamond', 'Diamond', 'Gold', 'Gold', 'Silver', 'Silver'])
})

it('the newest announcement is in Markdown and has every reaction', async () => {
  await seed(db, NOW)
  for (const language of ['dk', 'en', 'no', 'se'] as const) {
    const [newest] = await latestAnnouncements(db, language, NOW)
    expect(newest?.message).toMatch(/\*\*.+\*\*[^]*\n1\. .*\n2\. /)
    const reactions = await reactionsTo(db, newest?.id ?? 0, null)
    expect(reactions.filter(({ count }) => count === 0)).toEqual([])
  }
})

it("the player's dog stands on every board, so that one sees the own row marked", async () => {
  await seed(db, NOW)
  const player = await userIdOf(db, { issuer: 'local', sub: 'player@voffpark.test' })
  const boards = GAMES.flatMap((game) => INTERVALS.map((interval) => board(db, { game, interval, now: NOW })))
  const owners = (await Promise.all(boards)).map((rows) => rows.map(({ ownerId }) => ownerId))
  expect(owners.filter((ids) => !ids.includes(player ?? 0))).toEqual([])
})

it('what a seeded dog has is in the books, given once', async () => {
  await seed(db, NOW)
  await seed(db, NOW + 1000)
  const [bella] = await dogsOfSeeded('player@voffpark.test')
  expect(bella).toMatchObject({ bones: 60, karma: 30, lifeDays: 60 })
  const pluto = (await dogsOfSeeded('supporter@voffpark.test'))[1]
  expect(pluto).toMatchObject({ bones: 0, karma: 0, lifeDays: 3 })
  expect((await audit(db)).breaches).toEqual([])
})
