import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { can } from '#durable/rules/roles.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import {
  CLAIM_HOLDS_MS,
  REPORTS_AN_HOUR,
  SAME_DOG_AGAIN_MS,
  URGENT_OFFENCES,
  isUrgent,
} from '#durable/rules/staff/reports.ts'
import type { Offence, ReportVerdict } from '#durable/rules/staff/reports.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { ReportsQuery, TablePage } from '#durable/rules/staff/tables.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { foundIn, offsetOf } from '#worker/db/pages.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { report } from '#worker/db/schema/staff.ts'
import { user } from '#worker/db/schema/users.ts'
import { alarmAdministrators } from '#worker/push/due-db.ts'
import { knockOfReport } from '#worker/push/sources-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'

export type NewReport = {
  reporterId: number
  accusedId: number
  dogId: number
  offence: Offence
  reason: string
  room: string | null
  line: number | null
  evidence: string
  now: number
}

export type ReportRefusal = 'reports-used-up' | 'reported-lately'

const HOUR_MS = 60 * 60 * 1000

type Reporting = Pick<NewReport, 'reporterId' | 'dogId' | 'now'>

// [B9] A reporter has not lately reported the same dog, nor sent too many reports within an hour.
function limits(db: Db, { reporterId, dogId, now }: Reporting) {
  const isTheirs = eq(report.reporterId, reporterId)
  const ofTheDog = and(isTheirs, eq(report.dogId, dogId), gt(report.at, now - SAME_DOG_AGAIN_MS))
  const ofTheHour = and(isTheirs, gt(report.at, now - HOUR_MS))
  return [
    demanded(db, 'reported-lately', sql`${db.$count(report, ofTheDog)} = 0`),
    demanded(db, 'reports-used-up', sql`${db.$count(report, ofTheHour)} < ${REPORTS_AN_HOUR}`),
  ] as const
}

function refusalIn(error: unknown): ReportRefusal {
  return meaningOf(error, { 'reports-used-up': 'reports-used-up', 'reported-lately': 'reported-lately' })
}

/** [B9] Why the reporter may not report the dog now; null if they may. */
export async function reportRefusal(db: Db, reporting: Reporting): Promise<ReportRefusal | null> {
  try {
    await db.batch(limits(db, reporting))
    return null
  } catch (error) {
    return refusalIn(error)
  }
}

/** [B9] Stores a report, unless the reporter may not report the dog now. [B13] An urgent one calls administrators. */
export async function keepReport(db: Db, { now, ...request }: NewReport): Promise<ReportRefusal | null> {
  const { offence, reporterId, accusedId } = request
  const alarm = { key: `report:${reporterId}:${now}`, besides: accusedId, now }
  try {
    await db.batch([
      ...limits(db, { ...request, now }),
      db.insert(report).values({ ...request, at: now }),
      ...(isUrgent(offence) ? [alarmAdministrators(db, alarm)] : []),
    ])
    return null
  } catch (error) {
    return refusalIn(error)
  }
}

/** A member of staff who reads reports. */
export type ReportReader = RoleHolder & { userId: number }

const accused = alias(user, 'accused')
const claimer = alias(user, 'claimer')

// [B11] Nobody reads reports about themselves, and only administrators read those about staff.
function mayRead(reader: ReportReader) {
  const isOfStaff = or(ne(accused.admin, 0), ne(accused.moderator, 0), ne(accused.developer, 0))
  const isOpenTo = can(reader, 'lift-any-ban') ? undefined : sql`not (${isOfStaff})`
  return and(ne(report.accusedId, reader.userId), isOpenTo)
}

const holder = alias(user, 'holder')

// [B11] A claim holds for a day, and only while its holder is on staff: nobody else can work on the report meanwhile.
function isHeld(db: Db, now: number) {
  const onStaff = or(ne(holder.admin, 0), ne(holder.moderator, 0))
  const isOfStaff = inArray(report.claimedBy, db.select({ id: holder.id }).from(holder).where(onStaff))
  return sql`(${gt(report.claimedAt, now - CLAIM_HOLDS_MS)} and ${isOfStaff})`
}

type Page = { where: SQL | undefined; order: SQL[]; limit: number; offset?: number; now: number }

async function find(db: Db, { where, order, limit, offset = 0, now }: Page) {
  return db
    .select({
      id: report.id,
      isHeld: sql<boolean>`coalesce(${isHeld(db, now)}, 0)`.mapWith(Boolean),
      at: report.at,
      offence: report.offence,
      reason: report.reason,
      room: report.room,
      line: report.line,
      heldUntil: report.heldUntil,
      claimedBy: report.claimedBy,
      claimer: claimer.username,
      outcome: report.outcome,
      dogId: report.dogId,
      dogName: dog.name,
      accusedId: report.accusedId,
      accused: accused.username,
      reporterId: report.reporterId,
      reporter: user.username,
      roomNow: sql<string | null>`(select room from presence where presence.dog_id = ${report.dogId})`,
      strikes: sql<number>`(select count(*) from report as made_up
        where made_up.reporter_id = ${report.reporterId} and made_up.outcome = 'untrue')`,
    })
    .from(report)
    .innerJoin(user, eq(user.id, report.reporterId))
    .innerJoin(accused, eq(accused.id, report.accusedId))
    .innerJoin(dog, eq(dog.id, report.dogId))
    .leftJoin(claimer, eq(claimer.id, report.claimedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/**
 * A report. `isHeld` says whether whoever has claimed it is at work on it; `strikes` counts the reporter's reports that
 * were closed as made up; `roomNow` is where the dog is now.
 */
export type StoredReport = Awaited<ReturnType<typeof find>>[number]

// [B13] What is urgent is the first of those that wait, in any order.
const URGENT_FIRST = sql`${report.offence} in ${URGENT_OFFENCES} and ${report.closedAt} is null desc`

const ORDERS: Record<ReportsQuery['sort'], SQL[]> = {
  oldest: [asc(report.id)],
  newest: [desc(report.id)],
  name: [asc(accused.usernameKey), asc(report.id)],
}

/** Reports, searched by the name of a dog or of either user, by words of the report, by its room or by its number. */
export async function reportsTable(
  db: Db,
  reader: ReportReader,
  { search, filter, sort, page, now }: ReportsQuery & { now: number },
): Promise<TablePage<StoredReport>> {
  const filters = {
    open: isNull(report.closedAt),
    mine: and(isNull(report.closedAt), eq(report.claimedBy, reader.userId)),
    closed: isNotNull(report.closedAt),
    all: undefined,
  }
  const words = [dog.name, accused.username, user.username, report.reason, report.room]
  const where = and(filters[filter], mayRead(reader), foundIn(search, words, report.id))
  const [rows, size] = await Promise.all([
    find(db, { where, order: [URGENT_FIRST, ...ORDERS[sort]], limit: PAGE_ROWS, offset: offsetOf(page), now }),
    db
      .select({ total: count() })
      .from(report)
      .innerJoin(user, eq(user.id, report.reporterId))
      .innerJoin(accused, eq(accused.id, report.accusedId))
      .innerJoin(dog, eq(dog.id, report.dogId))
      .where(where)
      .get(),
  ])
  return { rows, total: size?.total ?? 0 }
}

const OPEN_OF_ONE_MAX = 5

/** The open reports about a user, those claimed by the reader first, then the newest. */
export async function openReportsOn(
  db: Db,
  { reader, accusedId, now }: { reader: ReportReader; accusedId: number; now: number },
): Promise<StoredReport[]> {
  const where = and(eq(report.accusedId, accusedId), isNull(report.closedAt), mayRead(reader))
  const order = [sql`${report.claimedBy} = ${reader.userId} desc nulls last`, desc(report.id)]
  return find(db, { where, order, limit: OPEN_OF_ONE_MAX, now })
}

export async function reportFor(
  db: Db,
  { reader, id, now }: { reader: ReportReader; id: number; now: number },
): Promise<StoredReport | null> {
  const where = and(eq(report.id, id), mayRead(reader))
  return (await find(db, { where, order: [asc(report.id)], limit: 1, now }))[0] ?? null
}

/**
 * The stored evidence of a report, as JSON. No list contains it, because each look at it is logged in the staff log.
 */
export async function evidenceKept(db: Db, id: number): Promise<string | null> {
  const row = await db.select({ evidence: report.evidence }).from(report).where(eq(report.id, id)).get()
  return row?.evidence ?? null
}

type Claim = { id: number; staffId: number; accusedId: number; now: number }

/**
 * [B11] Claims the report, so that nobody else works on it, also from somebody who does not hold it any more; with
 * `isGivenBack` releases it.
 */
export async function claimReport(
  db: Db,
  { id, staffId, accusedId, isGivenBack, now }: Claim & { isGivenBack: boolean },
): Promise<'report-taken' | 'report-over' | null> {
  const claim = isGivenBack ? { claimedBy: null, claimedAt: null } : { claimedBy: staffId, claimedAt: now }
  const theirs = isGivenBack ? and(eq(report.id, id), eq(report.claimedBy, staffId)) : eq(report.id, id)
  try {
    await db.batch([
      db
        .update(report)
        .set({ claimedBy: null, claimedAt: null })
        .where(and(eq(report.id, id), isNull(report.closedAt), not(isHeld(db, now)))),
      db.update(report).set(claim).where(theirs),
      logged(db, {
        at: now,
        staffId,
        act: 'claim-report',
        userId: accusedId,
        reportId: id,
        detail: { isGivenBack },
      }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'report-taken': 'report-taken', 'report-over': 'report-over' })
  }
}

export async function closeReport(
  db: Db,
  { id, staffId, accusedId, outcome, note, now }: Claim & { outcome: ReportVerdict; note: string },
): Promise<'report-over' | null> {
  try {
    await db.batch([
      db.update(report).set({ outcome, closedBy: staffId, closedAt: now }).where(eq(report.id, id)),
      knockOfReport(db, id, now),
      logged(db, {
        at: now,
        staffId,
        act: 'close-report',
        userId: accusedId,
        reportId: id,
        reason: note,
        detail: { outcome },
      }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'report-over': 'report-over' })
  }
}

/** A change of the time until which evidence is held: `until` is null where the hold is given up. */
type Holding = { id: number; staffId: number; accusedId: number; until: number | null; reason: string; now: number }

/**
 * [B14] Holds the words and the evidence of a report beyond their deletion, with the reason in the staff log. Returns
 * 'no-such-report' if they are gone already.
 */
export async function holdReport(
  db: Db,
  { id, staffId, accusedId, until, reason, now }: Holding,
): Promise<'no-such-report' | null> {
  const isKept = and(eq(report.id, id), or(isNotNull(report.evidence), ne(report.reason, '')))
  try {
    await db.batch([
      demanded(db, 'no-such-report', sql`${db.$count(report, isKept)} = 1`),
      db.update(report).set({ heldUntil: until }).where(eq(report.id, id)),
      logged(db, {
        at: now,
        staffId,
        act: 'hold-evidence',
        userId: accusedId,
        reportId: id,
        reason,
        detail: { until },
      }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'no-such-report': 'no-such-report' })
  }
}
