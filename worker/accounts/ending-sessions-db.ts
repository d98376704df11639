import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SESSION_KEY_LETTERS, sessionKey } from '#worker/auth/sessions-db.ts'
import type { Db } from '#worker/db/client.ts'
import { session } from '#worker/db/schema/users.ts'
import { dropTickets, dropTicketsOf } from '#worker/entrance/tickets-db.ts'
import { dropSubscriptionsIn, dropSubscriptionsOf } from '#worker/push/subscriptions-db.ts'
import { dropStageTokens, dropStageTokensOf } from '#worker/stage/stage-tokens-db.ts'

/** SQL for the hashes of a session, of its children, and of theirs. */
const familyOf = (hash: string) => sql`(
  with recursive family (hash) as (
    select ${hash} union select child.hash from session as child join family on child.parent_hash = family.hash
  )
  select hash from family)`

const keysOf = (hashes: SQL) => sql`(select substr(hash, 1, ${sql.raw(String(SESSION_KEY_LETTERS))}) from ${hashes})`

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
