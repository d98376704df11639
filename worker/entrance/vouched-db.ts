import { and, eq } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { user } from '#worker/db/schema/users.ts'

/** The id in the main park of a user for whom it vouches [DP1]; null for others. */
export async function idInMainPark(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .select({ sub: user.sub })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.issuer, 'park')))
    .get()
  return row ? Number(row.sub) : null
}
