import { and, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { ENDS_BY_ITSELF, supporter } from '#worker/db/schema/users.ts'

const isOver = (now: number) =>
  and(sql.raw(ENDS_BY_ITSELF), isNotNull(supporter.until), lte(supporter.until, now), ne(supporter.tier, 'Inactive'))

/** Whether the time of any support is over. */
export function isAnyOver(db: Db, now: number): Query<boolean> {
  const first = db.select({ userId: supporter.userId }).from(supporter).where(isOver(now)).limit(1)
  return query(first, (rows) => rows.length > 0)
}

/** Users whose support is over, so many at most. */
export async function overAt(db: Db, now: number, most: number): Promise<number[]> {
  const rows = await db.select({ userId: supporter.userId }).from(supporter).where(isOver(now)).limit(most)
  return rows.map(({ userId }) => userId)
}

/** Ends the support of a user if its time is over. */
export async function endIfOver(db: Db, { userId, now }: { userId: number; now: number }): Promise<void> {
  await db.run(sql`update supporter set tier = 'Inactive', until = null where user_id = ${userId} and until <= ${now}`)
}
