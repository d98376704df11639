import { desc, lt, sql } from 'drizzle-orm'
import { osloDate } from '#durable/rules/life/days.ts'
import { AVERAGED_MONTHS } from '#durable/rules/staff/transparency.ts'
import type { Db } from '#worker/db/client.ts'
import { monthlyUsers } from '#worker/db/schema/activity.ts'
import { session } from '#worker/db/schema/users.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The month in Oslo, "2026-11". */
export function monthOf(now: number): string {
  return osloDate(now).slice(0, 7)
}

/** When the month of `now` began in Oslo, epoch ms. */
export function monthBegan(now: number): number {
  const first = Date.parse(`${monthOf(now)}-01T00:00:00Z`)
  // Oslo is one or two hours ahead of UTC, so its month begins one or two hours earlier.
  return monthOf(first - 2 * 3_600_000) === monthOf(first) ? first - 2 * 3_600_000 : first - 3_600_000
}

/**
 * [S21] Counts the users who were here in the month of yesterday, each once. Nothing is stored but the number. It never
 * falls: the sessions of users who are deleted meanwhile were counted the night before.
 */
export async function countMonthlyUsers(db: Db, now: number): Promise<void> {
  const yesterday = now - DAY_MS
  const since = monthBegan(yesterday)
  // What began today belongs to the next month, if that has begun.
  const until = monthOf(now) === monthOf(yesterday) ? now : monthBegan(now)
  const users = sql<number>`(select count(distinct ${session.userId}) from ${session}
    where ${session.lastUsedAt} >= ${since} and ${session.createdAt} < ${until})`
  await db
    .insert(monthlyUsers)
    .values({ month: monthOf(yesterday), users })
    .onConflictDoUpdate({ target: monthlyUsers.month, set: { users: sql`max(users, excluded.users)` } })
}

/** The users of the last full months, the newest first. */
export async function lastMonths(db: Db, now: number): Promise<{ month: string; users: number }[]> {
  return db
    .select()
    .from(monthlyUsers)
    .where(lt(monthlyUsers.month, monthOf(now)))
    .orderBy(desc(monthlyUsers.month))
    .limit(AVERAGED_MONTHS)
}
