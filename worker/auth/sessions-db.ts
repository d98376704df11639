import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import { session, supporter, user } from '#worker/db/schema/users.ts'
import { hasActiveBan } from './active-ban-db.ts'
import { isValidSession, signedInAt } from './new-sessions-db.ts'
import type { SessionQuestion } from './new-sessions-db.ts'
import { sitsOnCommittee } from './sitting-db.ts'

export const SESSION_KEY_LETTERS = 12

/**
 * A public key for a session: it tells the sessions of a user apart and does not sign in. Rooms and staff may know it.
 */
export function sessionKey(hash: string): string {
  return hash.slice(0, SESSION_KEY_LETTERS)
}

/** SQL for the id of the user of a session, for queries in the same round trip; null where `sessionUser` finds nobody. */
export function sessionUserId(question: SessionQuestion): SQL<number> {
  return sql<number>`(select ${session.userId} from ${session} where ${isValidSession(question)})`
}

/** The user of a session; null if it is unknown, revoked, expired, or was last used before `idleSince` (epoch ms). */
export function sessionUser(db: Db, question: SessionQuestion) {
  const rows = db
    .select({
      userId: user.id,
      username: user.username,
      language: user.language,
      admin: user.admin,
      moderator: user.moderator,
      developer: user.developer,
      maxDogs: user.maxDogs,
      tier: supporter.tier,
      lastUsedAt: session.lastUsedAt,
      signedInAt,
      isBanned: hasActiveBan(session.userId, question.now),
      isCommittee: sitsOnCommittee(sql`${user.id}`, question.now),
      termsVersion: user.termsVersion,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(supporter, eq(supporter.userId, user.id))
    .where(isValidSession(question))
  return query(rows, ([row]) => row ?? null)
}

/** Stores that the user of the session has just signed in again. */
export async function confirmSession(db: Db, hash: string, now: number): Promise<void> {
  await db.update(session).set({ confirmedAt: now }).where(eq(session.hash, hash))
}

export async function touchSession(db: Db, hash: string, now: number): Promise<void> {
  await db.update(session).set({ lastUsedAt: now }).where(eq(session.hash, hash))
}
