import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { replayRound } from '#durable/rules/games/replay.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { nameProblem, trimName } from '#durable/rules/names.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import { db } from '#test/worker/support/d1.ts'
import { SEED_OF } from '#test/worker/support/rounds.ts'
import { userIdOf } from '#worker/accounts/users-db.ts'
import { latestAnnouncements } from '#worker/announcements/announcements-db.ts'
import { reactionsTo } from '#worker/announcements/reactions-db.ts'
import { announcement, announcementReaction } from '#worker/db/schema/announcements.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { INTERVALS, highscore } from '#worker/db/schema/highscores.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { teamMember } from '#worker/db/schema/team.ts'
import { supporter, user } from '#worker/db/schema/users.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { dogsOf } from '#worker/dogs/dogs-db.ts'
import { board } from '#worker/highscores/highscores-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { courseOfRound } from '#worker/rounds/rounds-db.ts'
import { ACCOUNTS } from '#worker/seed/accounts.ts'
import { ANNOUNCEMENTS } from '#worker/seed/announcements.ts'
import { NEIGHBOURS } from '#worker/seed/neighbours.ts'
import { PLAYERS } from '#worker/seed/players.ts'
import { seed } from '#worker/seed/seed.ts'
import { SEEDED_TEAM } from '#worker/seed/team.ts'
import { teamOf } from '#worker/team/team-db.ts'

const NOW = Date.UTC(2026, 5, 1)

async function everything() {
  const tables = [user, dog, wear, supporter, announcement, announcementReaction, highscore, round, teamMember, setting]
  return Promise.all(tables.map((table) => db.select().from(table)))
}

async function dogsOfSeeded(email: string) {
  return dogsOf(db, (await userIdOf(db, { issuer: 'local', sub: email })) ?? 0)
}

it('seeding twice is seeding once', async () => {
  await seed(db, NOW, SEED_OF)
  const once = await everything()
  await seed(db, NOW + 1000, SEED_OF)
  expect(await everything()).toEqual(once)
})

it('seeding leaves what people changed as it is', async () => {
  await seed(db, NOW, SEED_OF)
  await db.update(dog).set({ name: 'Bella II', nameKey: 'bellaii' }).where(eq(dog.nameKey, 'bella'))
  await seed(db, NOW, SEED_OF)
  expect((await dogsOfSeeded('player@voffpark.test')).map(({ name }) => name)).toEqual(['Bella II', 'Max'])
})

it('the seeded accounts are a player, a moderator, an administrator and a supporter', async () => {
  await seed(db, NOW, SEED_OF)
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
  await seed(db, NOW, SEED_OF)
  const names = [
    ...(await db.select().from(dog)).map(({ name }) => name),
    ...(await db.select().from(user)).map((u) => u.username),
  ]
  expect(names.filter((name) => name !== trimName(name) || nameProblem(name) !== null)).toEqual([])
})

it('the moderator has a living dog and a dead one', async () => {
  await seed(db, NOW, SEED_OF)
  expect((await dogsOfSeeded('mod@voffpark.test')).map(({ diedAt }) => diedAt !== null)).toEqual([false, true])
})

it.each(['dk', 'en', 'no', 'se'] as const)('the news is there in %s, newest first', async (language) => {
  await seed(db, NOW, SEED_OF)
  const news = await latestAnnouncements(db, language, NOW)
  expect(news.map(({ id }) => id)).toEqual([6, 4, 5, 3, 2])
  expect(news.every(({ title, message }) => title && message)).toBe(true)
})

it('every item that a seeded dog wears is drawn', async () => {
  await seed(db, NOW, SEED_OF)
  const worn = await db.select({ slot: wear.slot, item: wear.item }).from(wear)
  expect(worn.length).toBeGreaterThan(15)
  expect(worn.filter(({ slot, item }) => itemKind(item)?.slot !== slot)).toEqual([])
})

it('names only seeded dogs in teams and on boards', () => {
  const born = [...ACCOUNTS, ...NEIGHBOURS].flatMap(({ dogs }) => dogs.map(({ name }) => name))
  const named = [...Object.values(SEEDED_TEAM), ...Object.values(PLAYERS)].flat().map(({ dog: name }) => name)
  expect(named.filter((name) => !born.includes(name))).toEqual([])
})

it('[GR1] each score of a seeded board is what the log of a round proves', async () => {
  await seed(db, NOW, SEED_OF)
  const proven: string[] = []
  for (const { log, ...row } of await db.select().from(round)) {
    const course = await courseOfRound(db, row, SEED_OF)
    const verdict = course && log && replayRound(course, log)
    proven.push(`${row.game} ${row.dogId} ${verdict && 'proof' in verdict ? verdict.proof.score : 'nothing'}`)
  }
  const shown = (await db.select().from(highscore)).map(({ game, dogId, score }) => `${game} ${dogId} ${score}`)
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter((score) => !proven.includes(score))).toEqual([])
})

it('a longer interval is never led by less', async () => {
  await seed(db, NOW, SEED_OF)
  for (const game of GAMES) {
    const leaders = []
    for (const interval of ['Daily', 'Weekly', 'Yearly', 'AllTime'] as const) {
      const [best] = await board(db, { game, interval, now: NOW })
      leaders.push(best?.score ?? 0)
    }
    expect(leaders).toEqual(leaders.toSorted((a, b) => a - b))
  }
})

it('has no ties on a board, and not the same three on top of all boards of a game', async () => {
  await seed(db, NOW, SEED_OF)
  for (const game of GAMES) {
    const tops = new Set<string>()
    for (const interval of INTERVALS) {
      const rows = await board(db, { game, interval, now: NOW })
      expect(new Set(rows.map(({ score }) => score)).size, `${game} ${interval}`).toBe(rows.length)
      tops.add(rows.flatMap(({ dogName, position }) => (position <= 3 ? [dogName] : [])).join())
    }
    expect(tops.size, game).toBeGreaterThan(1)
  }
})

/** What no day of the park brings by itself, in the four languages. */
const ANNOUNCED =
  /\b(friday|saturday|sunday|fredag\w*|lørdag\w*|lördag\w*|søndag\w*|söndag\w*|contest|prize|music|musik\w*|committee|[fg]est\w*komit\w*|klokken|klokka|klockan|at (seven|eight))\b/i

it('promises in its news nothing that would have to be held', async () => {
  const texts = ANNOUNCEMENTS.flatMap(({ texts: byLanguage }) => Object.values(byLanguage))
  expect(texts.filter(({ title, message }) => ANNOUNCED.test(`${title} ${message}`))).toEqual([])
})

it('fills every board, and again whenever the park is opened anew', async () => {
  for (const now of [NOW, NOW + 400 * 24 * 60 * 60 * 1000]) {
    await seed(db, now, SEED_OF)
    const boards = GAMES.flatMap((game) => INTERVALS.map((interval) => board(db, { game, interval, now })))
    expect((await Promise.all(boards)).map((rows) => rows.length)).toEqual(Array(12).fill(10))
  }
})

it('the team is complete, and its staff are staff', async () => {
  await seed(db, NOW, SEED_OF)
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
  await seed(db, NOW, SEED_OF)
  const tiers = (await db.select().from(supporter)).map(({ tier }) => tier)
  expect(tiers.toSorted()).toEqual(['Bronze', 'Bronze', 'Diamond', 'Diamond', 'Gold', 'Gold', 'Silver', 'Silver'])
})

it('the newest announcement is in Markdown and has every reaction', async () => {
  await seed(db, NOW, SEED_OF)
  for (const language of ['dk', 'en', 'no', 'se'] as const) {
    const [newest] = await latestAnnouncements(db, language, NOW)
    expect(newest?.message).toMatch(/\*\*.+\*\*[^]*\n1\. .*\n2\. /)
    const reactions = await reactionsTo(db, newest?.id ?? 0, null)
    expect(reactions.filter(({ count }) => count === 0)).toEqual([])
  }
})

it("the player's dog stands on every board, so that one sees the own row marked", async () => {
  await seed(db, NOW, SEED_OF)
  const player = await userIdOf(db, { issuer: 'local', sub: 'player@voffpark.test' })
  const boards = GAMES.flatMap((game) => INTERVALS.map((interval) => board(db, { game, interval, now: NOW })))
  const owners = (await Promise.all(boards)).map((rows) => rows.map(({ ownerId }) => ownerId))
  expect(owners.filter((ids) => !ids.includes(player ?? 0))).toEqual([])
})

it('what a seeded dog has is in the books, given once', async () => {
  await seed(db, NOW, SEED_OF)
  await seed(db, NOW + 1000, SEED_OF)
  const [bella] = await dogsOfSeeded('player@voffpark.test')
  expect(bella).toMatchObject({ bones: 60, karma: 30, lifeDays: 60 })
  const pluto = (await dogsOfSeeded('supporter@voffpark.test'))[1]
  expect(pluto).toMatchObject({ bones: 0, karma: 0, lifeDays: 3 })
  expect((await audit(db)).breaches).toEqual([])
})
