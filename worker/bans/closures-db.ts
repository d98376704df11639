import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BrokenRule } from '#durable/rules/bans.ts'
import { CLOSED_AT_MOST_MS, NEVER } from '#durable/rules/staff/closures.ts'
import type { Decider, FoundBy } from '#durable/rules/staff/decisions.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { IS_CLOSURE, ban, user } from '#worker/db/schema/users.ts'
import { dropTickets } from '#worker/entrance/tickets-db.ts'
import { dropMarks } from '#worker/presence/marks-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { lifting } from './kicks-db.ts'

/** The roles and the language of a user; undefined if there is none. */
export function whomToClose(db: Db, userId: number) {
  return db
    .select({ language: user.language, admin: user.admin, moderator: user.moderator, developer: user.developer })
    .from(user)
    .where(eq(user.id, userId))
    .get()
}

export type Closing = {
  userId: number
  staffId: number
  decider: Decider | null
  foundBy: FoundBy
  rule: BrokenRule
  reason: string
  now: number
}

const isOpenClosure = (now: number) => and(sql.raw(IS_CLOSURE), gt(ban.endsAt, now))

/** [B23] Closes an account until a second one of the staff has decided. 'closed-already': it is closed, or for good. */
export async function closeAccount(db: Db, closing: Closing): Promise<'closed-already' | null> {
  const { userId, staffId, decider, foundBy, rule, reason, now } = closing
  const banId = sql<number>`(select max(${ban.id}) from ${ban} where ${ban.userId} = ${userId})`
  const holds = and(eq(ban.userId, userId), sql`${ban.kind} <> 'timed'`, gt(ban.endsAt, now))
  try {
    await db.batch([
      demanded(db, 'closed-already', sql`${db.$count(ban, holds)} = 0`),
      db.insert(ban).values({
        userId,
        kind: 'closed',
        rule,
        reason,
        foundBy,
        decider,
        seconds: CLOSED_AT_MOST_MS / 1000,
        startsAt: now,
        endsAt: now + CLOSED_AT_MOST_MS,
        issuedBy: staffId,
      }),
      logged(db, { at: now, staffId, act: 'close-account', userId, banId, reason, detail: { rule, foundBy } }),
      dropTickets(db, userId),
      db.delete(pawPrint).where(eq(pawPrint.fromUser, userId)),
      dropMarks(db, userId),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'closed-already': 'closed-already' })
  }
}

const closer = alias(user, 'closer')

/** [B23] The accounts that wait for a decision, those closed first first. */
export function openClosures(db: Db, now: number) {
  return db
    .select({
      banId: ban.id,
      userId: ban.userId,
      username: user.username,
      admin: user.admin,
      moderator: user.moderator,
      developer: user.developer,
      at: ban.startsAt,
      endsAt: ban.endsAt,
      rule: ban.rule,
      reason: ban.reason,
      closedBy: ban.issuedBy,
      closer: closer.username,
    })
    .from(ban)
    .innerJoin(user, eq(user.id, ban.userId))
    .leftJoin(closer, eq(closer.id, ban.issuedBy))
    .where(isOpenClosure(now))
    .orderBy(asc(ban.endsAt))
}
export type StoredClosure = Awaited<ReturnType<typeof openClosures>>[number]

type Deciding = { banId: number; userId: number; staffId: number; reason: string; now: number }

const stillClosed = (db: Db, { banId, now }: Deciding) =>
  demanded(db, 'ban-over', sql`${db.$count(ban, and(eq(ban.id, banId), isOpenClosure(now), isNull(ban.liftedAt)))} = 1`)

/** [B24] Excludes for good whom another one of the staff has closed out: a ban of its own, which may be appealed anew. */
export async function excludeForGood(
  db: Db,
  deciding: Deciding & { decider: Decider | null },
): Promise<'ban-over' | 'judged-by-another' | null> {
  const { banId, userId, staffId, decider, reason, now } = deciding
  const closure = (column: string) => sql`(select ${sql.identifier(column)} from ban where id = ${banId})`
  const newest = sql<number>`(select max(${ban.id}) from ${ban} where ${ban.userId} = ${userId})`
  try {
    await db.batch([
      stillClosed(db, deciding),
      db.insert(ban).values({
        userId,
        kind: 'for-good',
        rule: sql`${closure('rule')}`,
        reason,
        foundBy: sql`${closure('found_by')}`,
        facts: sql`${closure('facts')}`,
        decider,
        seconds: Math.floor((NEVER - now) / 1000),
        startsAt: now,
        endsAt: NEVER,
        issuedBy: sql`${closure('issued_by')}`,
        confirmedBy: staffId,
      }),
      db.update(ban).set({ endsAt: now }).where(eq(ban.id, banId)),
      logged(db, { at: now, staffId, act: 'exclude-for-good', userId, banId: newest, reason }),
      dropTickets(db, userId),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'ban-over': 'ban-over', 'judged-by-another': 'judged-by-another' })
  }
}

/** [B23] Opens a closed account again. */
export async function openAccount(db: Db, deciding: Deciding): Promise<'ban-over' | null> {
  const { banId, userId, staffId, reason, now } = deciding
  try {
    await db.batch([stillClosed(db, deciding), ...lifting(db, { banId, staffId, userId, reason, now })])
    return null
  } catch (error) {
    return meaningOf(error, { 'ban-over': 'ban-over' })
  }
}
