import { and, eq, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { FLOOD_COUNTED_MS } from '#durable/rules/places/sockets.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { flood } from '#worker/db/schema/presence.ts'
import { dropTickets, userOf } from './tickets-db.ts'

/** [M6] That a dog was disconnected for flooding at `at`, epoch ms. */
export type Flood = { dog: number; at: number }

/** The statements that store a flood, void the tickets of its user, and delete floods that do not count any more. */
export function keepFlood(db: Db, { dog: id, at }: Flood) {
  const known = db
    .select({ dogId: dog.id, at: sql<number>`${at}`.as('at') })
    .from(dog)
    .where(eq(dog.id, id))
  return [
    db.delete(flood).where(lte(flood.at, at - FLOOD_COUNTED_MS)),
    db.insert(flood).select(known).onConflictDoNothing(),
    dropTickets(db, userOf(id)),
  ] as const
}

/** When dogs of the user were disconnected for flooding (epoch ms), as far as it is stored. */
export function floodsOf(db: Db, userId: number | SQL<number>): Query<number[]> {
  return query(floodRowsOf(db, userId), (found) => found.map(({ floodedAt }) => floodedAt))
}

export function floodRowsOf(db: Db, userId: number | SQL<number>) {
  const isOfUser = and(eq(dog.userId, userId), eq(flood.dogId, dog.id))
  // SQLite keeps the order of cross joins: a user has few dogs.
  return db
    .select({ floodedAt: sql<number>`${flood.at}`.as('flooded_at') })
    .from(dog)
    .crossJoin(flood)
    .where(isOfUser)
}
