import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { SHOWN_SUPPORT, supporter, user } from '#worker/db/schema/users.ts'
import { together } from '#worker/db/together.ts'

/** How many supporters the list of the latest shows. */
const LATEST = 10

/** [SU1] The usernames of current supporters who have agreed to be shown, newest first. */
export async function latestSupporters(db: Db): Promise<string[]> {
  const newest = db
    .select({ username: user.username })
    .from(supporter)
    .innerJoin(user, eq(user.id, supporter.userId))
    .where(sql.raw(SHOWN_SUPPORT))
    .orderBy(desc(supporter.since), desc(supporter.userId))
    .limit(LATEST)
  const rows = await together(db, newest)
  return rows.map(({ username }) => username)
}

/**
 * The number of months of support, counting the one that has begun, so 1 from the first day. Times are epoch ms, months
 * those of UTC.
 */
export function monthsOfSupport(since: number, now: number): number {
  const [start, today] = [new Date(since), new Date(now)]
  const months = (today.getUTCFullYear() - start.getUTCFullYear()) * 12 + today.getUTCMonth() - start.getUTCMonth()
  const lastOfMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).getUTCDate()
  const renewedThisMonth = today.getUTCDate() >= Math.min(start.getUTCDate(), lastOfMonth)
  return Math.max(1, months + (renewedThisMonth ? 1 : 0))
}
