import { and, eq, gt, isNull, max, sql } from 'drizzle-orm'
import { KICKS_AN_HOUR, SAME_KICK_MS } from '#durable/rules/bans.ts'
import type { BanSeconds, BrokenRule } from '#durable/rules/bans.ts'
import type { Decider } from '#durable/rules/staff/decisions.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { report, staffLog } from '#worker/db/schema/staff.ts'
import { ban } from '#worker/db/schema/users.ts'
import { dropTickets } from '#worker/entrance/tickets-db.ts'
import { forgetExclusion } from '#worker/exclusions/exclusions-db.ts'
import { dropMarks } from '#worker/presence/marks-db.ts'
import { whereDogsOf } from '#worker/presence/presence-db.ts'
import { knockOfReport } from '#worker/push/sources-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'

export type Kick = {
  staffId: number
  userId: number
  dogId: number
  seconds: BanSeconds
  rule: BrokenRule
  reason: string
  /** The report that the kick answers. */
  reportId: number | null
  /** The role of the member of staff. */
  decider: Decider | null
  now: number
}

const HOUR_MS = 60 * 60 * 1000

export type KickRefusal = 'too-often' | 'report-over' | 'kicked-already'

/**
 * Stores a kick, which is a ban if `seconds` is more than 0. The same batch deletes unused tickets, paw prints that wait [U6] and
 * marks on smell posts [TH12], and closes the report that it answers. Returns the rooms where the user's dogs are, since they must go at
 * once. [B6] A member of staff may kick KICKS_AN_HOUR times an hour. [B12] The same kick within a minute is
 * 'kicked-already', and nothing is written.
 */
export async function keepKick(db: Db, kick: Kick): Promise<KickRefusal | { rooms: string[] }> {
  const { staffId, userId, dogId, seconds, rule, reason, reportId, decider, now } = kick
  const banId = sql<number>`(select max(${ban.id}) from ${ban} where ${ban.userId} = ${userId})`
  const ofTheHour = and(eq(staffLog.staffId, staffId), eq(staffLog.act, 'kick'), gt(staffLog.at, now - HOUR_MS))
  const answered = and(eq(report.id, reportId ?? 0), eq(report.accusedId, userId))
  try {
    const [rows] = await db.batch([
      whereDogsOf(db, userId),
      demanded(db, 'kicked-already', sql`${db.$count(ban, and(isSameKick(kick), isNull(ban.liftedAt)))} = 0`),
      demanded(db, 'too-often', sql`${db.$count(staffLog, ofTheHour)} < ${KICKS_AN_HOUR}`),
      db.insert(ban).values({
        userId,
        dogId,
        rule,
        reason,
        seconds,
        startsAt: now,
        endsAt: now + seconds * 1000,
        issuedBy: staffId,
        foundBy: reportId === null ? 'staff' : 'report',
        decider,
        facts: reportId === null ? null : reportedLine(reportId, userId),
      }),
      logged(db, { at: now, staffId, act: 'kick', userId, dogId, banId, reportId, reason, detail: { seconds, rule } }),
      ...(reportId === null
        ? []
        : [
            db.update(report).set({ outcome: 'acted', closedBy: staffId, closedAt: now }).where(answered),
            knockOfReport(db, reportId, now),
            logged(db, {
              at: now,
              staffId,
              act: 'close-report',
              userId,
              dogId,
              banId,
              reportId,
              reason,
              detail: { outcome: 'acted' },
            }),
          ]),
      dropTickets(db, userId),
      db.delete(pawPrint).where(eq(pawPrint.fromUser, userId)),
      dropMarks(db, userId),
    ])
    return { rooms: rows.map(({ room }) => room) }
  } catch (error) {
    return meaningOf(error, {
      'too-often': 'too-often',
      'report-over': 'report-over',
      'kicked-already': 'kicked-already',
    })
  }
}

/** [B22] The reported line, as its writer typed it; null if the report names none, or it is by somebody else. */
function reportedLine(reportId: number, userId: number) {
  return sql<string | null>`(select coalesce(line.value ->> '$.typed', line.value ->> '$.text')
    from report, json_each(report.evidence, '$.lines') as line
    where report.id = ${reportId} and line.value ->> '$.seq' = report.line and line.value ->> '$.user' = ${userId})`
}

/** [B12] When the same kick was given within the last minute, epoch ms. */
export async function sameKickAt(db: Db, kick: Kick): Promise<number> {
  const row = await db
    .select({ at: max(ban.startsAt) })
    .from(ban)
    .where(isSameKick(kick))
    .get()
  return row?.at ?? kick.now
}

function isSameKick({ staffId, userId, seconds, rule, reason, now }: Kick) {
  return and(
    eq(ban.userId, userId),
    eq(ban.issuedBy, staffId),
    eq(ban.seconds, seconds),
    eq(ban.rule, rule),
    eq(ban.reason, reason),
    gt(ban.startsAt, now - SAME_KICK_MS),
  )
}

type Lift = { banId: number; staffId: number; userId: number; reason: string; now: number }

/** Ends a ban now. Returns 'ban-over' if it has ended already. */
export async function liftBan(db: Db, lift: Lift): Promise<'ban-over' | null> {
  try {
    await db.batch(lifting(db, lift))
    return null
  } catch (error) {
    return meaningOf(error, { 'ban-over': 'ban-over' })
  }
}

/** The writes that lift a ban, for a batch. Whoever was excluded for good may sign in again [B25]. */
export function lifting(db: Db, { banId, staffId, userId, reason, now }: Lift) {
  return [
    db.update(ban).set({ endsAt: now, liftedAt: now, liftedBy: staffId }).where(eq(ban.id, banId)),
    forgetExclusion(db, banId),
    logged(db, { at: now, staffId, act: 'lift-ban', userId, banId, reason }),
  ] as const
}
