import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { nameKey } from '#durable/rules/names.ts'
import type { Db } from '../client.ts'
import { dog } from '../schema/dogs.ts'
import { presence } from '../schema/presence.ts'
import { isSeen } from './presence.ts'

const FOUND_MAX = 20
/** Sorts behind every letter of a name. */
const LAST = '\u{ffff}'

/** A dog in the park, and the copy of a room that it is in. */
export type FoundDog = { id: number; name: string; color: string; shadowColor: string; room: string }

/** Dogs in the park that `asker` (a user) may know of. Who is blocked, by either side, belongs in here. */
function isFindableBy(_asker: number, now: number): SQL | undefined {
  return isSeen(now)
}

/** [K5] Dogs in the park whose names begin so, twenty at most; by a single letter only those that are called just so. */
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

/** Where `asker` may go to meet the dog: the copy of a room; null where the dog is nowhere to be found. */
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
