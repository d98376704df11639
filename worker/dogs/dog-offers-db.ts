import { and, desc, eq, lte, notInArray } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dogOffer } from '#worker/db/schema/dogs.ts'

/** How many offers of one user are valid at a time: enough for a second tab, too few for a script to fill the table. */
const OFFERS_KEPT = 5

export type StoredOffer = { hash: string; userId: number; color: string; shadowColor: string; expiresAt: number }

export async function keepOffer(db: Db, offer: StoredOffer, now: number): Promise<void> {
  const newest = db
    .select({ hash: dogOffer.hash })
    .from(dogOffer)
    .where(eq(dogOffer.userId, offer.userId))
    .orderBy(desc(dogOffer.expiresAt))
    .limit(OFFERS_KEPT)
  await db.batch([
    db.delete(dogOffer).where(lte(dogOffer.expiresAt, now)),
    db.insert(dogOffer).values(offer),
    db.delete(dogOffer).where(and(eq(dogOffer.userId, offer.userId), notInArray(dogOffer.hash, newest))),
  ])
}
