import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { staffLog } from '#worker/db/schema/staff.ts'
import { session } from '#worker/db/schema/users.ts'
import { type TestUser, aUser, db } from './d1.ts'
import { ask, codesOf } from './graphql.ts'

/** One of each that matters for the staff pages. */
export async function everybody(): Promise<Record<string, TestUser | null>> {
  const [player, moderator, admin] = await Promise.all([aUser(), aUser({ moderator: 1 }), aUser({ admin: 1 })])
  return { visitor: null, player, moderator, admin }
}

/** Who of everybody is let do it: all others are refused, and not for what they sent. */
export async function whoMay(query: string, variables?: Record<string, unknown>): Promise<string[]> {
  const allowed: string[] = []
  for (const [who, as] of Object.entries(await everybody())) {
    const codes = codesOf(await ask(query, { as, variables }))
    if (codes.some((code) => code === 'staff-only' || code === 'not-signed-in')) continue
    expect(codes).not.toContain('internal')
    allowed.push(who)
  }
  return allowed
}

/** The user's sign-in was so long ago that nothing may be changed by it. */
export async function tire({ userId }: TestUser): Promise<void> {
  const longAgo = Date.now() - 16 * 60_000
  await db.update(session).set({ createdAt: longAgo, confirmedAt: null }).where(eq(session.userId, userId))
}

/** What the staff log has of somebody, the newest last. */
export async function logOf({ userId }: TestUser) {
  const rows = await db.select().from(staffLog).where(eq(staffLog.staffId, userId)).orderBy(staffLog.id)
  return rows.map(({ act, reason, detail, userId: whom }) => ({ act, reason, whom, detail: JSON.parse(detail) }))
}
