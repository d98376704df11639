import { and, asc, eq, exists, gt, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { MAIN_PARK_ISSUER, user } from '#worker/db/schema/users.ts'
import { isFreshStay } from '#worker/presence/presence-db.ts'

/** The id in the main park of a user for whom it vouches [DP1]; null for others. */
export async function idInMainPark(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .select({ sub: user.sub })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.issuer, MAIN_PARK_ISSUER)))
    .get()
  return row ? Number(row.sub) : null
}

/** A user for whom the main park has vouched: their id here and there. */
export type VouchedUser = { userId: number; idThere: number }

/**
 * The next `max` users for whom the main park has vouched, by their ids here: all of them, or those whose dogs are in the park at
 * `inParkAt` (epoch ms).
 */
export async function vouchedAfter(
  db: Db,
  { after, max, inParkAt }: { after: number; max: number; inParkAt: number | null },
): Promise<VouchedUser[]> {
  const isInPark = (now: number) =>
    exists(
      db
        .select({ dogId: presence.dogId })
        .from(presence)
        .where(and(eq(presence.userId, user.id), isFreshStay(now))),
    )
  const rows = await db
    .select({ userId: user.id, sub: user.sub })
    .from(user)
    .where(
      and(eq(user.issuer, MAIN_PARK_ISSUER), gt(user.id, after), inParkAt === null ? undefined : isInPark(inParkAt)),
    )
    .orderBy(asc(user.id))
    .limit(max)
  return rows.map(({ userId, sub }) => ({ userId, idThere: Number(sub) }))
}

/** Whether any dog is in the park at `now` (epoch ms). */
export function isAnyInPark(db: Db, now: number): Query<boolean> {
  const one = db.select({ dogId: presence.dogId }).from(presence).where(isFreshStay(now)).limit(1)
  return query(one, (rows) => rows.length > 0)
}

/** Makes the deletion of these users due at once: they have had their time to cancel in the main park [S9]. */
export async function deleteNow(db: Db, userIds: readonly number[], now: number): Promise<void> {
  if (userIds.length === 0) return
  await db.run(sql`insert into deletion (user_id, asked_at, due_at)
    select value, ${now}, ${now} from json_each(${JSON.stringify(userIds)}) where true
    on conflict (user_id) do update set due_at = ${now}`)
}
