import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from './client.ts'
import { ban } from './schema/users.ts'

/** The ban that shuts the user out at `now` the longest, or null. Times are epoch ms. */
export async function activeBan(
  db: Db,
  userId: number,
  now: number,
): Promise<{ reason: string; endsAt: number } | null> {
  const row = await db
    .select({ reason: ban.reason, endsAt: ban.endsAt })
    .from(ban)
    .where(and(eq(ban.userId, userId), lte(ban.startsAt, now), gt(ban.endsAt, now)))
    .orderBy(desc(ban.endsAt))
    .limit(1)
    .get()
  return row ?? null
}
