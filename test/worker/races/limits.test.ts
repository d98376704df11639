import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { BAN_MAX_MS, KICKS_AN_HOUR } from '#durable/rules/bans.ts'
import { FRIENDS_MAX } from '#durable/rules/life/friends.ts'
import { REPORTS_AN_HOUR } from '#durable/rules/staff/reports.ts'
import { UNHEARD_MAX } from '#durable/rules/users/unheard.ts'
import { aPlayer, atOnce, players, standIn } from '#test/worker/support/acting.ts'
import { aUser, banUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { TIMEOUT_MS } from '#test/worker/support/race.ts'
import { startSession } from '#worker/auth/session.ts'
import { knowDevice } from '#worker/bans/doubling-db.ts'
import { keepKick } from '#worker/bans/kicks-db.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { report, staffLog } from '#worker/db/schema/staff.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { ban } from '#worker/db/schema/users.ts'
import { askFriend } from '#worker/friends/friends-db.ts'
import { hashOf } from '#worker/hash.ts'
import { keepReport } from '#worker/reports/reports-db.ts'
import { silence } from '#worker/unheard/unheard-db.ts'

const TIMES = 200
const NOW = Date.now()

type Player = Awaited<ReturnType<typeof aPlayer>>

const reported = (by: TestUser, { userId, dogId }: Player) =>
  keepReport(db, {
    reporterId: by.userId,
    accusedId: userId,
    dogId,
    offence: 'language',
    reason: '',
    room: null,
    line: null,
    evidence: 'null',
    now: NOW,
  })

async function kicked({ userId: staffId }: TestUser, { userId, dogId }: Player): Promise<string> {
  const why = { seconds: 300, rule: 'spam', reason: '', reportId: null, decider: null, now: NOW } as const
  const kept = await keepKick(db, { staffId, userId, dogId, ...why })
  return typeof kept === 'string' ? kept : 'given'
}

it(
  '[B9] keeps REPORTS_AN_HOUR of 200 concurrent reports by one user',
  async () => {
    const [by, accused] = [await aUser(), await players(TIMES)]
    const answers = await atOnce(TIMES, 'reports', async (i) => (await reported(by, accused[i]!)) ?? 'kept')
    expect(answers).toEqual({ kept: REPORTS_AN_HOUR, 'reports-used-up': TIMES - REPORTS_AN_HOUR })
    expect(await db.$count(report, eq(report.reporterId, by.userId))).toBe(REPORTS_AN_HOUR)
  },
  TIMEOUT_MS,
)

it(
  '[B9] keeps one of 200 concurrent reports of the same dog',
  async () => {
    const [by, accused] = [await aUser(), await aPlayer()]
    const answers = await atOnce(TIMES, 'reports of a dog', async () => (await reported(by, accused)) ?? 'kept')
    expect(answers).toEqual({ kept: 1, 'reported-lately': TIMES - 1 })
  },
  TIMEOUT_MS,
)

it(
  '[B6] gives and logs KICKS_AN_HOUR of 200 concurrent kicks by one moderator',
  async () => {
    const [by, thrown] = [await aUser({ moderator: 1 }), await players(TIMES)]
    const answers = await atOnce(TIMES, 'kicks', (i) => kicked(by, thrown[i]!))
    expect(answers).toEqual({ given: KICKS_AN_HOUR, 'too-often': TIMES - KICKS_AN_HOUR })
    expect(await db.$count(ban, eq(ban.issuedBy, by.userId))).toBe(KICKS_AN_HOUR)
    expect(await db.$count(staffLog, eq(staffLog.staffId, by.userId))).toBe(KICKS_AN_HOUR)
  },
  TIMEOUT_MS,
)

it(
  '[B12] gives one of 200 equal kicks at once',
  async () => {
    const [by, thrown] = [await aUser({ moderator: 1 }), await aPlayer()]
    const answers = await atOnce(TIMES, 'equal kicks', () => kicked(by, thrown))
    expect(answers).toEqual({ given: 1, 'kicked-already': TIMES - 1 })
  },
  TIMEOUT_MS,
)

it(
  '[U3] accepts one of 200 concurrent requests of a dog with one place left for friends',
  async () => {
    const one = await aPlayer({ levelPoints: 3 })
    const others = await players(FRIENDS_MAX - 1 + TIMES)
    const [friends, asked] = [others.slice(0, FRIENDS_MAX - 1), others.slice(FRIENDS_MAX - 1)]
    const asFriend = { asked: one.dogId, askedAt: 0 }
    await Promise.all(friends.map(({ dogId }) => db.insert(friend).values({ asker: dogId, ...asFriend })))
    await Promise.all(asked.map((other) => standIn('plaza', other, NOW)))
    const request = { user: one.userId, dog: one.dogId, levelPoints: 3, now: NOW }
    const answers = await atOnce(TIMES, 'requests for one place', async (i) => {
      return (await askFriend(db, { ...request, other: asked[i]!.dogId })) ?? 'asked'
    })
    expect(answers).toEqual({ asked: 1, 'too-many-friends': TIMES - 1 })
  },
  TIMEOUT_MS,
)

it(
  '[C11] keeps one of 200 concurrent blocks by a user with one place left',
  async () => {
    const [one, others] = [await aUser(), await players(UNHEARD_MAX - 1 + TIMES)]
    const block = ({ userId: otherId, dogId }: Player) =>
      silence(db, { userId: one.userId, otherId, dogId, kind: 'blocked', now: NOW })
    for (const other of others.slice(0, UNHEARD_MAX - 1)) await block(other)
    const last = others.slice(UNHEARD_MAX - 1)
    const answers = await atOnce(TIMES, 'blocks for one place', async (i) => (await block(last[i]!)) ?? 'blocked')
    expect(answers).toEqual({ blocked: 1, 'too-many-unheard': TIMES - 1 })
    expect(await db.$count(unheard, eq(unheard.userId, one.userId))).toBe(UNHEARD_MAX)
  },
  TIMEOUT_MS,
)

it(
  '[B4] doubles and logs a ban once for 200 concurrent sign-ins with another account in the browser',
  async () => {
    const [banned, other] = [await aUser(), await aUser()]
    const endsAt = NOW + 1_800_000
    await knowDevice(db, { sessionHash: await hashOf(banned.token), device: 'one browser', now: NOW })
    await db.insert(ban).values({ userId: banned.userId, reason: 'barking', startsAt: NOW, endsAt, seconds: 1800 })
    await atOnce(TIMES, 'sign-ins', async () => {
      const token = await startSession(db, other.userId, NOW)
      await knowDevice(db, { sessionHash: await hashOf(token), device: 'one browser', now: NOW })
      return 'signed in'
    })
    const [doubled] = await db.select().from(ban).where(eq(ban.userId, banned.userId))
    expect(doubled?.endsAt).toBe(NOW + 2 * 1_800_000)
    const lines = await db.select().from(staffLog).where(eq(staffLog.userId, banned.userId))
    expect(lines.map(({ act, banId, detail }) => ({ act, banId, detail: JSON.parse(detail) }))).toEqual([
      { act: 'double-ban', banId: doubled?.id, detail: { account: other.userId, endsAt: doubled?.endsAt } },
    ])
  },
  TIMEOUT_MS,
)

it('[B4] does not change a ban that lasts longer than BAN_MAX_MS already', async () => {
  const [banned, other] = [await aUser(), await aUser()]
  await knowDevice(db, { sessionHash: await hashOf(banned.token), device: 'a browser', now: NOW })
  await banUser(banned.userId, { endsAt: 10 * BAN_MAX_MS + NOW })
  await knowDevice(db, { sessionHash: await hashOf(other.token), device: 'a browser', now: NOW })
  const [kept] = await db.select().from(ban).where(eq(ban.userId, banned.userId))
  expect(kept?.endsAt).toBe(10 * BAN_MAX_MS + NOW)
})
