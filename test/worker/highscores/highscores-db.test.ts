import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aDogOf, aUser, banUser, db } from '#test/worker/support/d1.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'
import { board, keepScore, ownStanding } from '#worker/highscores/highscores-db.ts'
import { periodOf } from '#worker/highscores/periods-db.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each test has a year of its own, so that tests share only the board of all time. */
let year = 2030
const aYear = () => Date.UTC(year++, 5, 17, 10)

async function aDog() {
  return aDogOf((await aUser()).userId)
}

async function scoresOf(interval: Interval, now: number) {
  return (await board(db, { game: 'KnogleKnas', interval, now })).map(({ score }) => score)
}

it('counts a score for its day, week and year, and for all time', async () => {
  const now = aYear()
  const dogId = await aDog()
  await keepScore(db, { game: 'KnogleKnas', dogId, score: 1_000_001, now, startedAt: now })
  expect(await scoresOf('Daily', now)).toEqual([1_000_001])
  expect(await scoresOf('Daily', now + DAY_MS)).toEqual([])
  expect(await scoresOf('Weekly', now + DAY_MS)).toEqual([1_000_001])
  expect(await scoresOf('Weekly', now + 7 * DAY_MS)).toEqual([])
  expect(await scoresOf('Yearly', now + 30 * DAY_MS)).toEqual([1_000_001])
  expect(await scoresOf('Yearly', now + 366 * DAY_MS)).toEqual([])
  expect(await scoresOf('AllTime', now + 366 * DAY_MS)).toContain(1_000_001)
})

it("keeps the dog's best score, and the time at which it was reached", async () => {
  const now = aYear()
  const dogId = await aDog()
  for (const [minute, score] of [70, 90, 40, 90].entries()) {
    await keepScore(db, { game: 'KnogleKnas', dogId, score, now: now + minute, startedAt: now })
  }
  expect(await scoresOf('Daily', now)).toEqual([90])
  const row = await env.DB.prepare(`select scored_at from highscore where dog_id = ? and interval = 'Daily'`)
    .bind(dogId)
    .first()
  expect(row).toEqual({ scored_at: now + 1 })
})

it('keeps the best of 200 scores at once', async () => {
  const now = aYear()
  const dogId = await aDog()
  const scores = Array.from({ length: 200 }, (_, i) => (i * 37) % 200)
  await Promise.all(scores.map((score) => keepScore(db, { game: 'KnogleKnas', dogId, score, now, startedAt: now })))
  expect(await scoresOf('Daily', now)).toEqual([199])
})

it('keeps the boards of games apart', async () => {
  const now = aYear()
  await keepScore(db, { game: 'CatsFree', dogId: await aDog(), score: 5, now, startedAt: now })
  expect(await scoresOf('Daily', now)).toEqual([])
})

it('shows ten rows, the earlier of two equal ones first, and gives equal scores the same position', async () => {
  const now = aYear()
  const dogs = []
  for (let i = 0; i < 12; i++) dogs.push(await aDog())
  const scores = [10, 30, 20, 30, 5, 6, 7, 8, 9, 4, 3, 2]
  for (const [i, dogId] of dogs.entries()) {
    await keepScore(db, { game: 'KnogleKnas', dogId, score: scores[i]!, now: now - i, startedAt: now })
  }
  const rows = await board(db, { game: 'KnogleKnas', interval: 'Daily', now })
  expect(rows.map(({ score, position }) => [position, score])).toEqual([
    [1, 30],
    [1, 30],
    [3, 20],
    [4, 10],
    [5, 9],
    [6, 8],
    [7, 7],
    [8, 6],
    [9, 5],
    [10, 4],
  ])
  const owners = await Promise.all([dogs[3], dogs[1]].map(ownerOf))
  expect(rows.slice(0, 2).map(({ ownerId }) => ownerId)).toEqual(owners)
})

async function standing(user: number, now: number) {
  return ownStanding(db, user, { game: 'KnogleKnas', interval: 'Daily', now })
}

/** So many dogs of others with scores from `best` downwards. */
async function others(count: number, { best, now }: { best: number; now: number }) {
  for (let i = 0; i < count; i++) {
    await keepScore(db, { game: 'KnogleKnas', dogId: await aDog(), score: best - i, now, startedAt: now })
  }
}

it('tells where the best dog of a user stands below the ten rows', async () => {
  const now = aYear()
  const { userId } = await aUser()
  await others(12, { best: 100, now })
  for (const score of [20, 40]) {
    await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(userId), score, now, startedAt: now })
  }
  expect(await standing(userId, now)).toMatchObject({ position: 13, score: 40 })
})

it('tells the position that the board shows where the dog is among its rows', async () => {
  const now = aYear()
  const { userId } = await aUser()
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(userId), score: 99, now: now + 1, startedAt: now })
  await others(2, { best: 100, now })
  expect(await standing(userId, now)).toMatchObject({ position: 2, score: 99 })
})

it('has no standing for a user whose dogs have no score in the period', async () => {
  const now = aYear()
  const { userId } = await aUser()
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(userId), score: 9, now, startedAt: now })
  expect(await standing(userId, now + DAY_MS)).toBeNull()
})

it('does not count the dogs of somebody who is banned as better', async () => {
  const now = aYear()
  const [banned, { userId }] = [await aUser(), await aUser()]
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(banned.userId), score: 90, now, startedAt: now })
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(userId), score: 40, now, startedAt: now })
  await banUser(banned.userId, { endsAt: now + 1000 })
  expect(await standing(userId, now)).toMatchObject({ position: 1 })
})

it('counts a thousand better dogs at most', async () => {
  const now = aYear()
  const { userId } = await aUser()
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(userId), score: 1, now, startedAt: now })
  const numbers = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)`
  const who = `'crowd-' || i`
  await env.DB.batch([
    env.DB.prepare(`${numbers} insert into user (issuer, sub, username, username_key, language, created_at)
      select 'crowd', ${who}, ${who}, ${who}, 'en', 0 from n`),
    env.DB.prepare(`insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
      select id, username, username_key, '#c08040', '#865a2d', 0, 0, 0 from user where issuer = 'crowd'`),
    env.DB.prepare(`insert into highscore (game, interval, period, dog_id, score, scored_at)
      select 'KnogleKnas', 'Daily', ?, dog.id, 2, 0 from dog join user on user.id = dog.user_id
      where user.issuer = 'crowd' limit ?`).bind(periodOf('Daily', now), 999),
  ])
  expect(await standing(userId, now)).toMatchObject({ position: 1000 })
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDog(), score: 2, now, startedAt: now })
  expect(await standing(userId, now)).toMatchObject({ position: null, score: 1 })
})

it('the dogs of somebody who is banned are left out while the ban lasts', async () => {
  const now = aYear()
  const [banned, other] = [await aUser(), await aUser()]
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(banned.userId), score: 90, now, startedAt: now })
  await keepScore(db, { game: 'KnogleKnas', dogId: await aDogOf(other.userId), score: 40, now, startedAt: now })
  await banUser(banned.userId, { endsAt: now + 1000 })
  expect(await scoresOf('Daily', now)).toEqual([40])
  expect(await scoresOf('Daily', now + 1000)).toEqual([90, 40])
})

async function ownerOf(dogId: number | undefined) {
  return env.DB.prepare('select user_id from dog where id = ?').bind(dogId).first('user_id')
}

it.each([
  ['a game that there is not', `('Snake', 'Daily', '2026-01-01', 1, 0)`],
  ['an interval that there is not', `('CatsFree', 'Monthly', '2026-01-01', 1, 0)`],
  ['a day for all time', `('CatsFree', 'AllTime', '2026-01-01', 1, 0)`],
  ['a day that never ends', `('CatsFree', 'Daily', 'ever', 1, 0)`],
  ['less than nothing', `('CatsFree', 'Daily', '2026-01-01', -1, 0)`],
  ['half a point', `('CatsFree', 'Daily', '2026-01-01', 0.5, 0)`],
])('refuses %s on a board', async (_name, values) => {
  const dogId = await aDog()
  const sql = `insert into highscore (game, interval, period, score, scored_at, dog_id) values ${values.replace(')', ', ?)')}`
  await expect(env.DB.prepare(sql).bind(dogId).run()).rejects.toThrow(/CHECK|datatype|REAL/)
})
