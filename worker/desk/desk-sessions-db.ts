import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { desk } from '#worker/db/schema/desks.ts'

/** Stores an open desk under the hash of its secret. */
export async function openDesk(
  db: Db,
  { hash, sessionHash, now, expiresAt }: { hash: string; sessionHash: string; now: number; expiresAt: number },
): Promise<void> {
  await db.batch([
    db.delete(desk).where(lte(desk.expiresAt, now)),
    db.insert(desk).values({ hash, sessionHash, expiresAt }),
  ])
}

/** The hash of the session that opened the desk; null if it is unknown or over. */
export async function deskSession(db: Db, hash: string, now: number): Promise<string | null> {
  const row = await db
    .select({ sessionHash: desk.sessionHash })
    .from(desk)
    .where(and(eq(desk.hash, hash), gt(desk.expiresAt, now)))
    .get()
  return row?.sessionHash ?? null
}

export async function closeDesk(db: Db, hash: string): Promise<void> {
  await db.delete(desk).where(eq(desk.hash, hash))
}
