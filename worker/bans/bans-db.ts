import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { type Query, query } from '#worker/db/query.ts'
import type { Db } from '#worker/db/client.ts'
import { ban } from '#worker/db/schema/users.ts'

export type ActiveBan = { id: number; rule: string | null; reason: string; endsAt: number }

/** The ban that shuts the user out at `now` the longest, or null. Times are epoch ms. */
export function activeBan(db: Db, userId: number, now: number): Query<ActiveBan | null> {
  const rows = db
    .select({ id: ban.id, rule: ban.rule, reason: ban.reason, endsAt: ban.endsAt })
    .from(ban)
    .where(and(eq(ban.userId, userId), lte(ban.startsAt, now), gt(ban.endsAt, now)))
    .orderBy(desc(ban.endsAt))
    .limit(1)
  return query(rows, ([row]) => row ?? null)
}
