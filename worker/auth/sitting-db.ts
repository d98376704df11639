import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Sitting } from '#durable/rules/committee/sitting.ts'

/** [PC2] SQL for whether the user sits on the party committee at `now` (epoch ms), 0 or 1. */
export function sitsOnCommittee(userId: SQL, now: number): SQL<number> {
  return sql<number>`exists (select 1 from committee_term as term
    where term.user_id = ${userId} and term.until > ${now} and term.starts_at <= ${now})`
}

/**
 * [PC2] SQL for the latest term of the user, which goes on, is to come or is over, as the text that `readSitting` reads; null if they
 * have none. Terms that never began do not count.
 */
export function sittingOf(userId: SQLWrapper): SQL<string | null> {
  return sql<
    string | null
  >`(select json_object('from', starts_at, 'until', until, 'terms', count(*) over ()) from committee_term
    where user_id = ${userId} and until > starts_at order by until desc limit 1)`
}

export function readSitting(text: string | null): Sitting | null {
  return text === null ? null : (JSON.parse(text) as Sitting)
}
