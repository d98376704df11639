import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isStampKey, stampMaskFor } from '#durable/rules/stamps/stamps.ts'
import type { StampKey, StampMask } from '#durable/rules/stamps/stamps.ts'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { stamp } from '#worker/db/schema/value/stamps.ts'
import type { Write } from './operation.ts'

/** Whose stamps, which, and when (epoch ms). */
type Given = { user: number | SQL<number>; keys: readonly StampKey[]; now: number }

/** [BK2] Gives stamps, for the batch of what they are given for. What the user has stays as it is. */
export function giveStamps({ user, keys, now }: Given): Write[] {
  return keys.length === 0 ? [] : [{ sql: givenStamps({ user, keys, now }) }]
}

/** The statement for it, which returns the keys of those that are new. */
function givenStamps({ user, keys, now }: Given): SQL {
  return sql`insert into stamp (user_id, key, at) select ${user}, value, ${now} from json_each(${JSON.stringify(keys)})
    where true on conflict do nothing returning key`
}

/** [BK2] Gives stamps for what a room has seen. Returns those that are new. */
export async function stampsFor(db: Db, given: Given): Promise<StampKey[]> {
  const [rows = []] = await runRows<{ key: string }>(db, [givenStamps(given)])
  return rows.map(({ key }) => key).filter(isStampKey)
}

/** The stamps of a user, as a room knows them. */
export function stampMaskOf(db: Db, user: number | SQL<number>): Query<StampMask> {
  const rows = db.select({ key: stamp.key }).from(stamp).where(eq(stamp.userId, user))
  return query(rows, (found) => stampMaskFor(found.map(({ key }) => key).filter(isStampKey)))
}

/** Those of these dogs whose users were given a stamp at this very moment (epoch ms). */
export async function dogsStampedAt(db: Db, dogs: readonly number[], now: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: dog.id })
    .from(dog)
    .innerJoin(stamp, eq(stamp.userId, dog.userId))
    .where(and(inArray(dog.id, [...dogs]), eq(stamp.at, now)))
  return rows.map(({ id }) => id)
}
