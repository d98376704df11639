import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { Interval } from '#worker/db/schema/highscores.ts'
import { board, keepScore } from '#worker/highscores/highscores-db.ts'
import { aDogOf, aUser, banUser, db } from '#test/worker/support/d1.ts'

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
