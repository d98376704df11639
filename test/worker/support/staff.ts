import { eq } from 'drizzle-orm'
import { staffLog } from '#worker/db/schema/staff.ts'
import { session } from '#worker/db/schema/users.ts'
import { db } from './d1.ts'
import type { TestUser } from './d1.ts'

/** Sets the user's sign-in so far back that it allows no changes. */
export async function tire({ userId }: TestUser): Promise<void> {
  const longAgo = Date.now() - 16 * 60_000
  await db.update(session).set({ createdAt: longAgo, confirmedAt: null }).where(eq(session.userId, userId))
}

/** The staff log of a user, newest last. */
export async function logOf({ userId }: TestUser) {
  const rows = await db.select().from(staffLog).where(eq(staffLog.staffId, userId)).orderBy(staffLog.id)
  return rows.map(({ act, reason, detail, userId: whom }) => ({ act, reason, whom, detail: JSON.parse(detail) }))
}
