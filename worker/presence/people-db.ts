import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import { nameKey } from '#durable/rules/names.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { isSeen } from './presence-db.ts'

const FOUND_MAX = 20
/** A code point that sorts after every letter of a name. */
const LAST = '\u{ffff}'

/** A dog in the park and the copy of the room that it is in. */
export type FoundDog = { id: number; name: string; color: string; shadowColor: string; room: string }

/** SQL for whether either of the two users blocks the other. */
export function isPartedFrom(user: number, other: Column | SQL): SQL {
  const isOwn = and(eq(unheard.userId, user), eq(unheard.otherId, other))
  const isTheirs = and(eq(unheard.userId, other), eq(unheard.otherId, user))
  return sql`exists (select 1 from ${unheard} where ${and(eq(unheard.kind, 'blocked'), or(isOwn, isTheirs))})`
}

/**
 * The condition for dogs in the park that `asker` (a user) may find: they are seen, and neither user blocks the other.
 */
export function isFindableBy(asker: number, now: number): SQL | undefined {
  return and(isSeen(now), sql`not ${isPartedFrom(asker, presence.userId)}`)
}

/**
 * [K5] At most twenty dogs in the park whose names begin with `name`; a single letter matches only names of that one
 * letter.
 */
export async function dogsCalled(
  db: Db,
  { name, asker, now }: { name: string; asker: number; now: number },
): Promise<FoundDog[]> {
  const key = nameKey(name)
  if (key === '') return []
  const isCalled = key.length === 1 ? eq(dog.nameKey, key) : and(gte(dog.nameKey, key), lt(dog.nameKey, key + LAST))
  return db
    .select({ id: dog.id, name: dog.name, color: dog.color, shadowColor: dog.shadowColor, room: presence.room })
    .from(dog)
    .innerJoin(presence, eq(presence.dogId, dog.id))
    .where(and(isCalled, isFindableBy(asker, now)))
    .orderBy(asc(dog.nameKey))
    .limit(FOUND_MAX)
}

/** The copy of a room where `asker` can meet the dog; null if the dog cannot be found. */
export async function whereToMeet(
  db: Db,
  { dogId, asker, now }: { dogId: number; asker: number; now: number },
): Promise<string | null> {
  const row = await db
    .select({ room: presence.room })
    .from(presence)
    .where(and(eq(presence.dogId, dogId), isFindableBy(asker, now)))
    .get()
  return row?.room ?? null
}
