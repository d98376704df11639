import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { STAFF_LOG_KEPT_MS, SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { desk } from '#worker/db/schema/desks.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { highscore } from '#worker/db/schema/highscores.ts'
import type { Interval } from '#worker/db/schema/highscores.ts'
import { report, staffLog } from '#worker/db/schema/staff.ts'
import { ban, session } from '#worker/db/schema/users.ts'
import { gameDay, packWeek, round } from '#worker/db/schema/value/rounds.ts'
import { periodOf } from '#worker/highscores/periods-db.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'

const DAY_MS = 24 * 3_600_000
const now = Date.now()
const daysAgo = (days: number) => now - days * DAY_MS
const forget = () => forgetOld(db, { now, sessionIdleMs: SESSION_IDLE_MS })

async function aLine(days: number, changes: Partial<typeof staffLog.$inferInsert> = {}) {
  const [line] = await db
    .insert(staffLog)
    .values({ at: daysAgo(days), act: 'kick', ...changes })
    .returning({ id: staffLog.id })
  return line!.id
}

it('[S11] keeps the staff log for STAFF_LOG_KEPT_MS, by its trigger as well', async () => {
  const days = STAFF_LOG_KEPT_MS / DAY_MS
  const [young, old] = [await aLine(days - 1), await aLine(days + 2)]
  await forget()
  const kept = await db
    .select({ id: staffLog.id })
    .from(staffLog)
    .where(inArray(staffLog.id, [young, old]))
  expect(kept).toEqual([{ id: young }])
  await expect(db.delete(staffLog).where(eq(staffLog.id, young))).rejects.toThrow()
  const [line] = await db.select().from(staffLog).where(eq(staffLog.id, young))
  expect(line).toMatchObject({ act: 'kick' })
})

it('[S11] empties a report of words and evidence after 180 days, and deletes it with the last line about it', async () => {
  const [{ userId: reporterId }, { userId: accusedId }] = [await aUser(), await aUser()]
  const dogId = await aDogOf(accusedId)
  const aReport = async (days: number) => {
    const told = { reporterId, accusedId, dogId, offence: 'language' as const, reason: 'words', evidence: '{}' }
    const [made] = await db
      .insert(report)
      .values({ ...told, at: daysAgo(days), outcome: 'nothing', closedAt: daysAgo(days - 1) })
      .returning({ id: report.id })
    return made!.id
  }
  const [logged, gone, blank, whole] = [await aReport(740), await aReport(735), await aReport(181), await aReport(179)]
  await aLine(700, { reportId: logged })
  await aLine(735, { reportId: gone })
  await forget()
  const kept = await db
    .select({ id: report.id, reason: report.reason, evidence: report.evidence })
    .from(report)
    .where(eq(report.reporterId, reporterId))
    .orderBy(report.id)
  expect(kept).toEqual([
    { id: logged, reason: '', evidence: null },
    { id: blank, reason: '', evidence: null },
    { id: whole, reason: 'words', evidence: '{}' },
  ])
})

it('[U5] deletes an unread paw print after 30 days', async () => {
  const [{ userId: fromUser }, other] = [await aUser(), await aUser()]
  const [fromDog, toDog] = [await aDogOf(fromUser), await aDogOf(other.userId)]
  const aPrint = (to: number, days: number) =>
    db.insert(pawPrint).values({ toDog: to, fromDog, fromUser, text: '', room: 'plaza', at: daysAgo(days) })
  await aPrint(fromDog, 31)
  await aPrint(toDog, 29)
  await forget()
  const kept = await db.select({ to: pawPrint.toDog }).from(pawPrint).where(eq(pawPrint.fromUser, fromUser))
  expect(kept).toEqual([{ to: toDog }])
})

it('[S11] a round loses its log after 14 days, and goes after a year', async () => {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  const aRound = async (days: number) => {
    const at = daysAgo(days)
    const played = {
      game: 'CatsFree',
      day: days,
      attempt: 1,
      rules: 1,
      isCalm: 0,
      state: 'counted',
      ticks: 60,
    } as const
    const id = `${userId}:${days}`
    const log = Uint8Array.of(1, 2)
    await db.insert(round).values({ ...played, id, userId, dogId, startedAt: at, endedAt: at, score: 5, medal: 0, log })
  }
  for (const days of [13, 15, 364, 366]) await aRound(days)
  await forget()
  const kept = await db.select({ day: round.day, log: round.log }).from(round).where(eq(round.userId, userId))
  expect(kept.map(({ day, log }) => [day, log?.length ?? null])).toEqual([
    [13, 2],
    [15, null],
    [364, null],
  ])
})

it('[S11] the marks of a day go after 14 days, the points of a pack after a year', async () => {
  const { userId } = await aUser()
  for (const days of [13, 15]) {
    await db.insert(gameDay).values({ userId, game: 'CatsFree', day: osloDay(daysAgo(days)), marks: 1 })
  }
  for (const days of [364, 366]) {
    await db.insert(packWeek).values({ week: osloDay(daysAgo(days)), pack: 0, userId, points: 1, at: 1 })
  }
  await forget()
  const [days, weeks] = [await db.select().from(gameDay), await db.select().from(packWeek)]
  expect(days.filter((row) => row.userId === userId).map(({ day }) => day)).toEqual([osloDay(daysAgo(13))])
  expect(weeks.filter((row) => row.userId === userId).map(({ week }) => week)).toEqual([osloDay(daysAgo(364))])
})

it('boards of days and weeks go a week after their end, those of years and of all time stay', async () => {
  const dogId = await aDogOf((await aUser()).userId)
  const aBoard = (interval: Interval, days: number) => {
    const period = periodOf(interval, daysAgo(days))
    return { game: 'CatsFree', interval, period, dogId, score: 1, scoredAt: daysAgo(days) } as const
  }
  const young = [aBoard('Daily', 0), aBoard('Daily', 7), aBoard('Weekly', 0), aBoard('Weekly', 7)]
  const lasting = [aBoard('Yearly', 1000), aBoard('AllTime', 1000)]
  await db.insert(highscore).values([...young, ...lasting, aBoard('Daily', 9), aBoard('Weekly', 15)])
  await forget()
  const left = await db.select().from(highscore).where(eq(highscore.dogId, dogId))
  expect(left).toHaveLength(young.length + lasting.length)
  expect(left).toEqual(expect.arrayContaining([...young, ...lasting]))
})

it('[S11] a sign-in that is over goes 30 days after its end, and its desk with it', async () => {
  const { userId } = await aUser()
  const aSession = async (hash: string, changes: Partial<typeof session.$inferInsert>) => {
    const row = { hash: `${userId} ${hash}`, userId, createdAt: daysAgo(200), lastUsedAt: now, expiresAt: now + DAY_MS }
    await db.insert(session).values({ ...row, ...changes })
    return row.hash
  }
  const revoked = await aSession('revoked', { revokedAt: daysAgo(31) })
  await aSession('expired', { expiresAt: daysAgo(31) })
  await aSession('idle', { lastUsedAt: daysAgo(61) })
  const kept = [
    await aSession('revoked lately', { revokedAt: daysAgo(29) }),
    await aSession('expired lately', { expiresAt: daysAgo(29) }),
    await aSession('idle lately', { lastUsedAt: daysAgo(59) }),
  ]
  await db.insert(desk).values({ hash: `desk ${userId}`, sessionHash: revoked, expiresAt: now + DAY_MS })
  await forget()
  const rows = await db.select({ hash: session.hash }).from(session).where(eq(session.userId, userId))
  // The session that the user is signed in by is also left.
  expect(rows.map(({ hash }) => hash)).toEqual(expect.arrayContaining(kept))
  expect(rows).toHaveLength(kept.length + 1)
})

it('[S11] [B4] keeps the sessions of a banned user as long as the ban counts, and 30 days more', async () => {
  const { userId } = await aUser()
  await db
    .update(session)
    .set({ revokedAt: daysAgo(50), device: 'a browser' })
    .where(eq(session.userId, userId))
  await db.insert(ban).values({ userId, reason: '', startsAt: daysAgo(50), endsAt: daysAgo(29) })
  const kept = async () => (await db.select().from(session).where(eq(session.userId, userId))).length
  await forget()
  expect(await kept()).toBe(1)
  await db
    .update(ban)
    .set({ endsAt: daysAgo(31) })
    .where(eq(ban.userId, userId))
  await forget()
  expect(await kept()).toBe(0)
})
