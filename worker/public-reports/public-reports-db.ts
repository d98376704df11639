import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Language } from '#durable/rules/languages.ts'
import { can } from '#durable/rules/roles.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import type { Decider } from '#durable/rules/staff/decisions.ts'
import { DANGER_CALLED_EVERY_MS, SECOND_LOOK_WITHIN_MS } from '#durable/rules/staff/public-reports.ts'
import type { PublicVerdict, ReportGround, ReportedKind } from '#durable/rules/staff/public-reports.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { publicReport } from '#worker/db/schema/public-reports.ts'
import { user } from '#worker/db/schema/users.ts'
import { alarmAdministrators } from '#worker/push/due-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** How many reports staff are shown at once; those that wait the longest. */
const SHOWN_MAX = 25
/** How many users of the reported name staff are shown. */
const FOUND_MAX = 5

export type NewPublicReport = {
  numberHash: string
  language: Language
  kind: ReportedKind
  ground: ReportGround
  what: string
  whatKey: string
  words: string
  email: string | null
  now: number
}

/**
 * [B20] Stores a report under its number. [B13] One of danger calls administrators. 'sent-already': the same one is there, because the form was sent twice.
 * 'number-taken': another one is.
 */
export async function keepPublicReport(
  db: Db,
  { now, ...report }: NewPublicReport,
): Promise<'sent-already' | 'number-taken' | null> {
  try {
    const alarm = { key: `site:${Math.floor(now / DANGER_CALLED_EVERY_MS)}`, besides: null, now }
    await db.batch([
      db.insert(publicReport).values({ ...report, at: now }),
      ...(report.ground === 'danger' ? [alarmAdministrators(db, alarm)] : []),
    ])
    return null
  } catch (error) {
    const taken = meaningOf(error, { 'public_report.number_hash': 'number-taken' } as const)
    const before = await db
      .select({ what: publicReport.what, words: publicReport.words })
      .from(publicReport)
      .where(eq(publicReport.numberHash, report.numberHash))
      .get()
    return before?.what === report.what && before.words === report.words ? 'sent-already' : taken
  }
}

/** The report at which a second look was asked for, and that second look. */
const first = alias(publicReport, 'first')
const second = alias(publicReport, 'second')

/** What the page of a number shows; null if there is no such number. */
export async function publicReportOf(db: Db, numberHash: string) {
  const row = await db
    .select({
      at: publicReport.at,
      kind: publicReport.kind,
      ground: publicReport.ground,
      what: publicReport.what,
      words: publicReport.words,
      hasEmail: sql<boolean>`${publicReport.email} is not null`.mapWith(Boolean),
      outcome: publicReport.outcome,
      decision: publicReport.decision,
      decider: publicReport.decider,
      decidedAt: publicReport.decidedAt,
      again: {
        at: second.at,
        words: second.words,
        outcome: second.outcome,
        decision: second.decision,
        decider: second.decider,
        decidedAt: second.decidedAt,
      },
    })
    .from(publicReport)
    .leftJoin(second, eq(second.againOf, publicReport.id))
    .where(eq(publicReport.numberHash, numberHash))
    .get()
  return row ?? null
}

/** What stands in place of the number of a second look. */
const againHash = (numberHash: string) => `${numberHash} again`

/**
 * [B26] Asks for a second look at a report that was decided. Nothing is stored where there is no such decision, it is too old, or
 * one was asked for already.
 */
export async function askForSecondLook(
  db: Db,
  { numberHash, words, now }: { numberHash: string; words: string; now: number },
): Promise<void> {
  await db.run(sql`
    insert into public_report (number_hash, at, language, kind, ground, what, what_key, words, accused_id, again_of)
    select ${againHash(numberHash)}, ${now}, language, kind, ground, what, what_key, ${words}, accused_id, id
    from public_report where number_hash = ${numberHash} and decided_at > ${now - SECOND_LOOK_WITHIN_MS}
    on conflict do nothing`)
}

export type PublicReportState = NonNullable<Awaited<ReturnType<typeof publicReportOf>>>

type Reader = RoleHolder & { userId: number }

const named = alias(user, 'named')
const namedDog = alias(dog, 'named_dog')

/** The users who bear the reported name, or whose dogs do. */
function bearers(db: Db) {
  const bears = db
    .select({ id: namedDog.id })
    .from(namedDog)
    .where(and(eq(namedDog.userId, named.id), eq(namedDog.nameKey, publicReport.whatKey)))
  return or(eq(named.usernameKey, publicReport.whatKey), exists(bears))
}

// [B11] Nobody reads reports about themselves, and only administrators those about staff.
function mayRead(db: Db, reader: Reader): SQL | undefined {
  const isStaff = or(ne(named.admin, 0), ne(named.moderator, 0), ne(named.developer, 0))
  const isClosedTo = can(reader, 'lift-any-ban')
    ? eq(named.id, reader.userId)
    : or(eq(named.id, reader.userId), isStaff)
  const about = or(eq(named.id, publicReport.accusedId), bearers(db))
  const theirs = db.select({ id: named.id }).from(named).where(and(isClosedTo, about))
  // [B26] A second look is another one's.
  const isAnothers = or(isNull(first.decidedBy), ne(first.decidedBy, reader.userId))
  return and(isAnothers, sql`not ${exists(theirs)}`)
}

const columns = {
  id: publicReport.id,
  at: publicReport.at,
  language: publicReport.language,
  kind: publicReport.kind,
  ground: publicReport.ground,
  what: publicReport.what,
  whatKey: publicReport.whatKey,
  words: publicReport.words,
  email: publicReport.email,
  outcome: publicReport.outcome,
  decision: publicReport.decision,
  first: { outcome: first.outcome, decision: first.decision },
}

/** Those in danger first, then those that wait the longest. */
const URGENT_FIRST = [sql`${publicReport.ground} <> 'danger'`, asc(publicReport.at), asc(publicReport.id)]

/** The reports that wait for a decision, and those that wait for a letter by hand. */
export async function waitingPublicReports(db: Db, reader: Reader) {
  const isWaiting = or(isNull(publicReport.decidedAt), isNotNull(publicReport.email))
  return db
    .select(columns)
    .from(publicReport)
    .leftJoin(first, eq(first.id, publicReport.againOf))
    .where(and(isWaiting, mayRead(db, reader)))
    .orderBy(sql`${publicReport.decidedAt} is not null`, ...URGENT_FIRST)
    .limit(SHOWN_MAX)
}
export type StoredPublicReport = Awaited<ReturnType<typeof waitingPublicReports>>[number]

/** A report that the reader may see, by its id, or by the hash of its number, with the second look at it. */
export async function publicReportsFor(
  db: Db,
  reader: Reader,
  wanted: { id: number } | { numberHash: string },
): Promise<StoredPublicReport[]> {
  const isWanted =
    'id' in wanted
      ? eq(publicReport.id, wanted.id)
      : inArray(publicReport.numberHash, [wanted.numberHash, againHash(wanted.numberHash)])
  return db
    .select(columns)
    .from(publicReport)
    .leftJoin(first, eq(first.id, publicReport.againOf))
    .where(and(isWanted, mayRead(db, reader)))
    .orderBy(asc(publicReport.id))
}

/** A user who bears a name, or whose dog does. */
export type Bearer = { userId: number; username: string; dogName: string | null }

/** Who bears the name, usernames first. It is unique for usernames alone. */
export async function bearersOf(db: Db, key: string): Promise<Bearer[]> {
  if (key === '') return []
  const [users, dogs] = await db.batch([
    db
      .select({ userId: user.id, username: user.username, dogName: sql<null>`null`.as('dog_name') })
      .from(user)
      .where(eq(user.usernameKey, key)),
    db
      .select({ userId: user.id, username: user.username, dogName: dog.name })
      .from(dog)
      .innerJoin(user, eq(user.id, dog.userId))
      .where(eq(dog.nameKey, key))
      .orderBy(desc(dog.id))
      .limit(FOUND_MAX),
  ])
  return [...users, ...dogs]
}

type Deciding = {
  id: number
  staffId: number
  decider: Decider | null
  accusedId: number | null
  outcome: PublicVerdict
  decision: string
  now: number
}

/** [B21] Decides on a report, once. */
export async function decidePublicReport(db: Db, deciding: Deciding): Promise<'report-over' | null> {
  const { id, staffId, decider, accusedId, outcome, decision, now } = deciding
  try {
    await db.batch([
      db
        .update(publicReport)
        .set({ outcome, decision, accusedId, decidedBy: staffId, decider, decidedAt: now })
        .where(eq(publicReport.id, id)),
      logged(db, {
        at: now,
        staffId,
        act: 'decide-public-report',
        userId: accusedId,
        reason: decision,
        detail: { publicReport: id, outcome },
      }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'report-over': 'report-over' })
  }
}

/** [B21] Deletes the address of a report whose answer was sent by hand. 'report-over': there is none. */
export async function noteLetter(
  db: Db,
  { id, staffId, now }: { id: number; staffId: number; now: number },
): Promise<'report-over' | null> {
  const waits = and(eq(publicReport.id, id), isNotNull(publicReport.email), isNotNull(publicReport.decidedAt))
  try {
    await db.batch([
      demanded(db, 'report-over', sql`${db.$count(publicReport, waits)} = 1`),
      db.update(publicReport).set({ email: null }).where(eq(publicReport.id, id)),
      logged(db, { at: now, staffId, act: 'answer-public-report', detail: { publicReport: id } }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'report-over': 'report-over' })
  }
}
