import { expect, it } from 'vitest'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { osloDay, weekOfDay } from '#durable/rules/life/days.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { DAY_MS, NOON, aPlayer } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { playRound } from '#test/worker/support/rounds.ts'
import { packWeek } from '#worker/db/schema/value/rounds.ts'
import { packStandings } from '#worker/rounds/pack-week-db.ts'
import { gamesToday, shelfOf } from '#worker/rounds/today-db.ts'

it('a newcomer has every try of today before them', async () => {
  const { as } = await aPlayer()
  const { data } = await ask('{ games { game nextAttempt bestToday bestEver medal hasPlayed } playCard }', { as })
  const nothing = { nextAttempt: 1, bestToday: null, bestEver: null, medal: 0, hasPlayed: false }
  expect(data).toEqual({
    games: ['CatsFree', 'JumpingDog', 'KnogleKnas'].map((game) => ({ game, ...nothing })),
    playCard: 0,
  })
})

it('the games of today know tries, the best score and the best medal', async () => {
  const player = await aPlayer()
  const first = await playRound(player, 'CatsFree', { skill: 'beginner' })
  const second = await playRound(player, 'CatsFree', { skill: 'expert', now: NOON + 600_000 })
  const best = Math.max(first.score, second.score)
  const medal = Math.max(first.result.medal, second.result.medal)
  const [today] = await gamesToday(db, { user: player.userId, now: NOON })
  expect(today).toEqual({ game: 'CatsFree', nextAttempt: 3, bestToday: best, bestEver: best, medal, hasPlayed: true })
  const [tomorrow] = await gamesToday(db, { user: player.userId, now: NOON + DAY_MS })
  expect(tomorrow).toMatchObject({ nextAttempt: 1, bestToday: null, bestEver: best, medal: 0 })
})

it('the shelf has all levels, with what the user has reached there and nowhere else', async () => {
  const player = await aPlayer()
  const [level] = LEVELS
  const { score, result } = await playRound(player, 'KnogleKnas', { shelf: level!.key, skill: 'expert' })
  await playRound(player, 'KnogleKnas', { now: NOON + 600_000 })
  const shelf = await shelfOf(db, { user: player.userId, now: NOON })
  expect(shelf.map(({ level: one }) => one)).toEqual(LEVELS)
  expect(shelf.filter(({ best }) => best !== null)).toEqual([{ level, best: score, medal: result.medal }])
})

it('[GR11] the packs of a week stand by the mean of their best, and of two alike the earlier one first', async () => {
  const now = NOON + 700 * DAY_MS
  const week = weekOfDay(osloDay(now))
  const brings = async (pack: number, points: number, at: number) => {
    await db.insert(packWeek).values({ week, pack, userId: (await aUser()).userId, points, at })
  }
  await brings(1, 12, 20)
  await brings(4, 12, 10)
  await brings(2, 18, 30)
  const standings = await packStandings(db, now)
  expect(standings.slice(0, 3)).toEqual([
    { pack: PACKS[2], figure: 300, position: 1 },
    { pack: PACKS[4], figure: 200, position: 2 },
    { pack: PACKS[1], figure: 200, position: 2 },
  ])
  expect(standings).toHaveLength(PACKS.length)
})

it('[GR11] the next week begins with nothing', async () => {
  const player = await aPlayer()
  const now = NOON + 800 * DAY_MS
  await playRound(player, 'CatsFree', { skill: 'expert', now })
  const figures = async (at: number) => (await packStandings(db, at)).map(({ figure }) => figure)
  expect(Math.max(...(await figures(now)))).toBeGreaterThan(0)
  expect(Math.max(...(await figures(now + 7 * DAY_MS)))).toBe(0)
})
