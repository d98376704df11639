import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** [PC2] SQL for whether the user sits on the party committee at `now` (epoch ms), 0 or 1. */
export function sitsOnCommittee(userId: SQL, now: number): SQL<number> {
  return sql<number>`exists (select 1 from committee_term as term
    where term.user_id = ${userId} and term.until > ${now} and term.starts_at <= ${now})`
}
