import { and, eq, exists, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '../client.ts'
import { banDoubling } from '../schema/staff.ts'
import { ban, session } from '../schema/users.ts'

const others = alias(session, 'others')

/**
 * [B4] The session was begun in the browser with this hash. Where another account was used there that is banned now, its
 * ban is doubled, once for each account. A shared network address doubles nothing.
 */
export async function knowDevice(
  db: Db,
  { sessionHash, device, now }: { sessionHash: string; device: string; now: number },
): Promise<void> {
  const userId = sql<number>`(select ${session.userId} from ${session} where ${session.hash} = ${sessionHash})`
  const wasHere = db
    .select({ hash: others.hash })
    .from(others)
    .where(and(eq(others.userId, ban.userId), eq(others.device, device)))
  const holds = and(ne(ban.userId, userId), lte(ban.startsAt, now), gt(ban.endsAt, now), isNull(ban.liftedAt))
  await db.batch([
    db.update(session).set({ device }).where(eq(session.hash, sessionHash)),
    db
      .insert(banDoubling)
      .select(
        db
          .select({ banId: ban.id, userId: userId.as('user_id'), at: sql<number>`${now}`.as('at') })
          .from(ban)
          .where(and(holds, exists(wasHere))),
      )
      .onConflictDoNothing(),
  ])
}
