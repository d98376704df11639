import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { session } from '#worker/db/schema/users.ts'

export type SessionQuestion = { hash: string | SQL<string>; now: number; idleSince: number }

/** The latest sign-in for a session. */
export const signedInAt = sql<number>`coalesce(${session.confirmedAt}, ${session.createdAt})`

/** SQL for whether a session is open: not revoked, not expired, and used after `idleSince` (epoch ms). */
export const isValidSession = ({ hash, now, idleSince }: SessionQuestion) =>
  and(eq(session.hash, hash), isNull(session.revokedAt), gt(session.expiresAt, now), gt(session.lastUsedAt, idleSince))

export type NewSession = {
  hash: string
  userId: number | SQL<number>
  now: number
  expiresAt: number
  /** When the user last signed in, for a session that has the sign-in of another one; epoch ms. */
  confirmedAt?: number
}

/** Opens the session of a sign-in, as a statement. */
export function openSession(db: Db, { hash, userId, now, expiresAt, confirmedAt }: NewSession) {
  return db.insert(session).values({ hash, userId, createdAt: now, lastUsedAt: now, expiresAt, confirmedAt })
}

export type NewChild = {
  hash: string
  /** SQL for the hash of the parent, which is null where there may be no child. */
  parentHash: SQL<string>
  now: number
  /** A parent that was last used before this is over, epoch ms. */
  idleSince: number
}

/**
 * Opens a session that has the sign-in of its parent, as a statement: it is as fresh as the parent and expires with it.
 * Without a valid parent none is opened.
 */
export function openChild(db: Db, { hash, parentHash, now, idleSince }: NewChild) {
  const isParent = isValidSession({ hash: parentHash, now, idleSince })
  const child = {
    hash: sql<string>`${hash}`.as('hash'),
    userId: session.userId,
    createdAt: sql<number>`${now}`.as('created_at'),
    lastUsedAt: sql<number>`${now}`.as('last_used_at'),
    expiresAt: session.expiresAt,
    revokedAt: sql<null>`null`.as('revoked_at'),
    device: sql<null>`null`.as('device'),
    confirmedAt: signedInAt.as('confirmed_at'),
    parentHash: sql<string>`${session.hash}`.as('parent_hash'),
  }
  return db.insert(session).select(db.select(child).from(session).where(isParent)).returning({ hash: session.hash })
}
