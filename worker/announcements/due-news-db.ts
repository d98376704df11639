import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { query, run } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { announcement } from '#worker/db/schema/announcements.ts'

/** An announcement that is out for longer is not told any more, ms: whoever is in the park has come after it. */
const TOLD_WITHIN_MS = 60 * 60 * 1000

/** What is told once: an announcement at its hour. One that is put off is told again. */
export type DueNews = { id: number; publishedAt: number }

/** [NW1] Whether an announcement is out that the park has not been told of. */
export function isNewsDue(db: Db, now: number): Query<boolean> {
  return query(dueRows(db, now).limit(1), (rows) => rows.length > 0)
}

export function dueNews(db: Db, now: number): Promise<DueNews[]> {
  return run(query(dueRows(db, now), (rows: DueNews[]) => rows))
}

export async function newsTold(db: Db, told: readonly DueNews[]): Promise<void> {
  for (const { id, publishedAt } of told)
    await db.update(announcement).set({ toldAt: publishedAt }).where(eq(announcement.id, id))
}

function dueRows(db: Db, now: number) {
  const isOut = and(lte(announcement.publishedAt, now), gt(announcement.publishedAt, now - TOLD_WITHIN_MS))
  const isUntold = sql`${announcement.toldAt} is not ${announcement.publishedAt}`
  return db
    .select({ id: announcement.id, publishedAt: announcement.publishedAt })
    .from(announcement)
    .where(and(isOut, isUntold))
}
