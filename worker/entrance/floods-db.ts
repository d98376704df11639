import { eq, lte, sql } from 'drizzle-orm'
import { FLOOD_COUNTED_MS } from '#durable/rules/places/sockets.ts'
import { type Query, query } from '#worker/db/query.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { flood } from '#worker/db/schema/presence.ts'

/** [M6] That a dog was disconnected for flooding at `at`, epoch ms. */
export type Flood = { dog: number; at: number }

/** The two statements that store a flood and delete those that do not count any more. */
export function keepFlood(db: Db, { dog: id, at }: Flood) {
  const known = db
    .select({ dogId: dog.id, at: sql<number>`${at}`.as('at') })
    .from(dog)
    .where(eq(dog.id, id))
  return [
    db.delete(flood).where(lte(flood.at, at - FLOOD_COUNTED_MS)),
    db.insert(flood).select(known).onConflictDoNothing(),
  ] as const
}

/** When the dog was disconnected for flooding (epoch ms), as far as it is stored. */
export function floodsOf(db: Db, dogId: number): Query<number[]> {
  const rows = db.select({ floodedAt: flood.at }).from(flood).where(eq(flood.dogId, dogId))
  return query(rows, (found) => found.map(({ floodedAt }) => floodedAt))
}
