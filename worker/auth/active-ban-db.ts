import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { BanKind } from '#durable/rules/staff/closures.ts'
import type { Decider, FoundBy } from '#durable/rules/staff/decisions.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { ban } from '#worker/db/schema/users.ts'

export type ActiveBan = {
  id: number
  kind: BanKind
  rule: string | null
  reason: string
  endsAt: number
  foundBy: FoundBy
  decider: Decider | null
  facts: string | null
}

/** The ban of the user that is active at `now` and lasts the longest; null if there is none. Times are epoch ms. */
export function activeBan(db: Db, userId: number | SQL<number>, now: number): Query<ActiveBan | null> {
  const rows = db
    .select({
      id: ban.id,
      kind: ban.kind,
      rule: ban.rule,
      reason: ban.reason,
      endsAt: ban.endsAt,
      foundBy: ban.foundBy,
      decider: ban.decider,
      facts: ban.facts,
    })
    .from(ban)
    .where(and(eq(ban.userId, userId), lte(ban.startsAt, now), gt(ban.endsAt, now)))
    .orderBy(desc(ban.endsAt))
    .limit(1)
  return query(rows, ([row]) => row ?? null)
}

/** SQL for whether a ban of the user is active at `now`: 1 or 0. */
export function hasActiveBan(userId: SQLWrapper, now: number): SQL<number> {
  return sql<number>`exists (select 1 from ${ban} where ${ban.userId} = ${userId} and ${ban.startsAt} <= ${now} and ${ban.endsAt} > ${now})`
}
