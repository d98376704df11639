import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import { ban, session, supporter, user } from '#worker/db/schema/users.ts'
import { dropTickets, dropTicketsOf } from '#worker/entrance/tickets-db.ts'
import { dropSubscriptionsIn, dropSubscriptionsOf } from '#worker/push/subscriptions-db.ts'
import { dropStageTokens, dropStageTokensOf } from '#worker/stage/stage-tokens-db.ts'
import { isValidSession, signedInAt } from './new-sessions-db.ts'
import type { SessionQuestion } from './new-sessions-db.ts'

const KEY_LETTERS = 12

/**
 * A public key for a session: it tells the sessions of a user apart and does not sign in. Rooms and staff may know it.
 */
export function sessionKey(hash: string): string {
  return hash.slice(0, KEY_LETTERS)
}

/** SQL for the id of the user of a session, for queries in the same round trip; null where `sessionUser` finds nobody. */
export function sessionUserId(question: SessionQuestion): SQL<number> {
  return sql<number>`(select ${session.userId} from ${session} where ${isValidSession(question)})`
}

const isBannedAt = (now: number) =>
  sql<number>`exists (select 1 from ${ban} where ${ban.userId} = ${session.userId} and ${ban.startsAt} <= ${now} and ${ban.endsAt} > ${now})`

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
      isBanned: isBannedAt(question.now),
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

/** SQL for the hashes of a session, of its children, and of theirs. */
const familyOf = (hash: string) => sql`(
  with recursive family (hash) as (
    select ${hash} union select child.hash from session as child join family on child.parent_hash = family.hash
  )
  select hash from family)`

const keysOf = (hashes: SQL) => sql`(select substr(hash, 1, ${sql.raw(String(KEY_LETTERS))}) from ${hashes})`

/**
 * Ends the session and those that come from it. Their unused tickets and codes are deleted, and their browsers get no
 * more push messages. The rows stay as a record. Returns the keys of the sessions that have ended.
 */
export async function endSession(
  db: Db,
  { hash, userId, now }: { hash: string; userId: number; now: number },
): Promise<string[]> {
  const isOfFamily = sql`${session.hash} in ${familyOf(hash)}`
  const [ended] = await db.batch([
    db
      .update(session)
      .set({ revokedAt: now })
      .where(and(isOfFamily, isNull(session.revokedAt)))
      .returning({ hash: session.hash }),
    dropTicketsOf(db, { userId, sessions: keysOf(familyOf(hash)) }),
    dropStageTokensOf(db, { userId, sessions: familyOf(hash) }),
    dropSubscriptionsIn(db, isOfFamily),
  ])
  return ended.map((one) => sessionKey(one.hash))
}

/** Ends all sessions of the user, as statements for a batch. */
export function endAllSessions(db: Db, { userId, now }: { userId: number; now: number }) {
  return [
    db
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.userId, userId), isNull(session.revokedAt))),
    dropTickets(db, userId),
    dropStageTokens(db, userId),
    dropSubscriptionsOf(db, userId),
  ] as const
}
