import { and, eq, exists, gt, isNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { BAN_MAX_MS } from '#durable/rules/bans.ts'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import type { Db } from '#worker/db/client.ts'
import { banDoubling, staffLog } from '#worker/db/schema/staff.ts'
import { ban, session } from '#worker/db/schema/users.ts'

const others = alias(session, 'others')

/**
 * [B4] Stores with a session the hash of its browser's id. The active ban of any other account that was used in this
 * browser is doubled, once for each account that does so. A shared network address doubles nothing.
 */
export async function knowDevice(
  db: Db,
  { sessionHash, device, now }: { sessionHash: string; device: string; now: number },
): Promise<void> {
  const userId = sql<number>`(select ${session.userId} from ${session} where ${session.hash} = ${sessionHash})`
  const doubled = sql<number>`max(${ban.endsAt}, min(${ban.startsAt} + ${BAN_MAX_MS}, 2 * ${ban.endsAt} - ${ban.startsAt}))`
  const which = toDouble(db, { userId, device, now })
  // The doublings are stored last, because the other statements find the bans to double by their absence.
  await db.batch([
    db.update(session).set({ device }).where(eq(session.hash, sessionHash)),
    db.update(ban).set({ endsAt: doubled }).where(which),
    db.insert(staffLog).select(logLines(db, { userId, now, which })),
    db.insert(banDoubling).select(
      db
        .select({ banId: ban.id, userId: userId.as('user_id'), at: sql<number>`${now}`.as('at') })
        .from(ban)
        .where(which),
    ),
  ])
}

/** Active bans of accounts that were used in this browser and that this user has not caused to be doubled before. */
function toDouble(db: Db, { userId, device, now }: { userId: SQL<number>; device: string; now: number }) {
  const wasHere = db
    .select({ hash: others.hash })
    .from(others)
    .where(and(eq(others.userId, ban.userId), eq(others.device, device)))
  const wasDoubled = db
    .select({ at: banDoubling.at })
    .from(banDoubling)
    .where(and(eq(banDoubling.banId, ban.id), eq(banDoubling.userId, userId)))
  return and(
    ne(ban.userId, userId),
    lte(ban.startsAt, now),
    gt(ban.endsAt, now),
    isNull(ban.liftedAt),
    // A closure ends by a decision, and an exclusion for good not at all.
    eq(ban.kind, 'timed'),
    exists(wasHere),
    notExists(wasDoubled),
  )
}

type Logged = { userId: SQL<number>; now: number; which: SQL | undefined }

/** A line in the staff log for each doubled ban, with its new end. */
function logLines(db: Db, { userId, now, which }: Logged) {
  const act: StaffAct = 'double-ban'
  return db
    .select({
      id: sql<number>`null`.as('id'),
      at: sql<number>`${now}`.as('at'),
      staffId: sql<null>`null`.as('staff_id'),
      act: sql<string>`${act}`.as('act'),
      userId: ban.userId,
      dogId: sql<null>`null`.as('dog_id'),
      banId: sql<number>`${ban.id}`.as('ban_id'),
      reportId: sql<null>`null`.as('report_id'),
      room: sql<null>`null`.as('room'),
      reason: sql<string>`''`.as('reason'),
      detail: sql<string>`json_object('account', ${userId}, 'endsAt', ${ban.endsAt})`.as('detail'),
    })
    .from(ban)
    .where(which)
}
