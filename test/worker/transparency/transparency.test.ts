import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aUser, db, users } from '#test/worker/support/d1.ts'
import { aPublicReport } from '#test/worker/support/public-reports.ts'
import { monthlyUsers } from '#worker/db/schema/activity.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { session } from '#worker/db/schema/users.ts'
import { countMonthlyUsers, monthBegan, monthOf } from '#worker/transparency/monthly-users-db.ts'
import { transparencyOf } from '#worker/transparency/transparency.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

it('[S20] counts the log of a year, tells no number below five, and rounds the others', async () => {
  const mod = await aUser({ moderator: 1 })
  const now = Date.UTC(2040, 5, 1)
  const line = (act: string, detail: object, at = now - DAY_MS) => ({
    at,
    staffId: mod.userId,
    act,
    detail: JSON.stringify(detail),
  })
  const many = (count: number, row: ReturnType<typeof line>) => Array.from({ length: count }, () => row)
  const lines = [
    ...many(7, line('kick', { seconds: 300 })),
    ...many(3, line('kick', { seconds: 0 })),
    ...many(8, line('take-name', {})),
    ...many(9, line('remove-score', {}, now - 366 * DAY_MS)),
  ]
  for (const one of lines) await db.insert(staffLog).values(one)
  const { acts } = await transparencyOf(db, now)
  expect(acts).toMatchObject({ bans: 5, kicks: null, names: 10, scores: 0, exclusions: 0 })
})

it('[S20] tells how soon half of the reports were decided, where that is of nobody alone', async () => {
  const now = Date.UTC(2045, 5, 1)
  const decided = (hours: number) => ({
    at: now - 10 * DAY_MS,
    outcome: 'nothing' as const,
    decidedAt: now - 10 * DAY_MS + hours * HOUR_MS,
  })
  for (const hours of [1, 2, 30, 40]) await aPublicReport(decided(hours))
  expect((await transparencyOf(db, now)).fromSite).toEqual({ received: null, decided: null, hours: null })
  for (const hours of [50, 60]) await aPublicReport(decided(hours))
  await aPublicReport({ at: now - DAY_MS })
  expect((await transparencyOf(db, now)).fromSite).toEqual({ received: 5, decided: 5, hours: 30 })
})

it('[S20] counts a second look at a report as an appeal, and as granted where its answer is another one', async () => {
  const now = Date.UTC(2047, 5, 1)
  const decided = { at: now - DAY_MS, outcome: 'nothing', decidedAt: now - DAY_MS } as const
  for (let count = 1; count <= 12; count += 1) {
    const againOf = await aPublicReport(decided)
    await aPublicReport({ ...decided, againOf, outcome: count <= 5 ? 'removed' : 'nothing' })
  }
  const { fromSite, appeals, acts } = await transparencyOf(db, now)
  expect(fromSite).toMatchObject({ received: 10, decided: 10 })
  expect(appeals).toEqual({ made: 10, granted: 5 })
  expect(acts.nothingDone).toBe(10)
})

it('[S21] counts each user of a month once, and keeps the number alone', async () => {
  const now = Date.UTC(2050, 2, 10, 3)
  const [one, two, before] = await users(3)
  const sessions = async (userId: number, lastUsedAt: number) =>
    db
      .update(session)
      .set({ createdAt: lastUsedAt - 1, lastUsedAt })
      .where(eq(session.userId, userId))
  await sessions(one!.userId, now - 2 * HOUR_MS)
  await sessions(two!.userId, Date.UTC(2050, 1, 28, 23, 1))
  await sessions(before!.userId, Date.UTC(2050, 1, 28, 22, 59))
  await countMonthlyUsers(db, now)
  expect(await db.select().from(monthlyUsers)).toEqual([{ month: '2050-03', users: 2 }])
})

it('[S21] never falls, and is not changed by who comes after the month', async () => {
  const lastNight = Date.UTC(2051, 2, 31, 3)
  const [one, late] = await users(2)
  const last = (userId: number, at: number) =>
    db.update(session).set({ createdAt: at, lastUsedAt: at }).where(eq(session.userId, userId))
  await last(one!.userId, lastNight - HOUR_MS)
  await countMonthlyUsers(db, lastNight)
  await last(late!.userId, Date.UTC(2051, 2, 31, 22, 30))
  await db.delete(session).where(eq(session.userId, one!.userId))
  await countMonthlyUsers(db, Date.UTC(2051, 3, 1, 3))
  const [row] = await db.select().from(monthlyUsers).where(eq(monthlyUsers.month, '2051-03'))
  expect(row).toEqual({ month: '2051-03', users: 1 })
})

it('[S20] gives the months that are over, the newest first, and their average', async () => {
  await db.delete(monthlyUsers)
  await db
    .insert(monthlyUsers)
    .values([10, 20, 30, 40, 50, 60, 70].map((count, place) => ({ month: `2060-0${place + 1}`, users: count })))
  const { months, averageUsers } = await transparencyOf(db, Date.UTC(2060, 6, 15))
  expect(months.map(({ month }) => month)).toEqual(['2060-06', '2060-05', '2060-04', '2060-03', '2060-02', '2060-01'])
  expect(averageUsers).toBe(35)
})

it('[S21] knows when a month began in Oslo, in summer and in winter', () => {
  expect(monthBegan(Date.UTC(2026, 6, 15))).toBe(Date.UTC(2026, 5, 30, 22))
  expect(monthBegan(Date.UTC(2026, 0, 15))).toBe(Date.UTC(2025, 11, 31, 23))
  expect(monthOf(Date.UTC(2026, 5, 30, 22))).toBe('2026-07')
})
