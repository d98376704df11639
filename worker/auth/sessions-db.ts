import { type SQL, and, eq, gt, isNull, sql } from 'drizzle-orm'
import { query } from '#worker/db/query.ts'
import type { Db } from '#worker/db/client.ts'
import { session, supporter, user } from '#worker/db/schema/users.ts'
import { dropSubscriptionOf } from '#worker/push/subscriptions-db.ts'
import { dropTicketsOf } from '#worker/entrance/tickets-db.ts'

const KEY_LETTERS = 12

/**
 * A public key for a session: it tells the sessions of a user apart and does not sign in. Rooms and staff may know it.
 */
export function sessionKey(hash: string): string {
  return hash.slice(0, KEY_LETTERS)
}

export async function openSession(
  db: Db,
  { hash, userId, now, expiresAt }: { hash: string; userId: number; now: number; expiresAt: number },
): Promise<void> {
  await db.insert(session).values({ hash, userId, createdAt: now, lastUsedAt: now, expiresAt })
}

type SessionQuestion = { hash: string; now: number; idleSince: number }

const isValid = ({ hash, now, idleSince }: SessionQuestion) =>
  and(eq(session.hash, hash), isNull(session.revokedAt), gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince))

/** SQL for the id of the user of a session, for queries in the same round trip; null where `sessionUser` finds nobody. */
export function sessionUserId(question: SessionQuestion): SQL<number> {
  return sql<number>`(select ${session.userId} from ${session} where ${isValid(question)})`
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
      signedInAt: sql<number>`coalesce(${session.confirmedAt}, ${session.createdAt})`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(supporter, eq(supporter.userId, user.id))
    .where(isValid(question))
  return query(rows, ([row]) => row ?? null)
}

/** Stores that the user of the session has just signed in again. */
export async function confirmSession(db: Db, hash: string, now: number): Promise<void> {
  await db.update(session).set({ confirmedAt: now }).where(eq(session.hash, hash))
}

export async function touchSession(db: Db, hash: string, now: number): Promise<void> {
  await db.update(session).set({ lastUsedAt: now }).where(eq(session.hash, hash))
}

/** Ends the session, deletes its unused tickets, and its browser gets no more push messages. The row stays as a record. */
export async function endSession(
  db: Db,
  { hash, userId, now }: { hash: string; userId: number; now: number },
): Promise<void> {
  await db.batch([
    db
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.hash, hash), isNull(session.revokedAt))),
    dropTicketsOf(db, { userId, session: sessionKey(hash) }),
    dropSubscriptionOf(db, hash),
  ])
}
