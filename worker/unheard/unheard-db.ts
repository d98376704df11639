import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import { UNHEARD_MAX } from '#durable/rules/users/unheard.ts'
import type { Db } from '#worker/db/client.ts'
import { demanded, meaningOf } from '#worker/db/constraints.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import type { UNHEARD_KINDS } from '#worker/db/schema/unheard.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { user } from '#worker/db/schema/users.ts'

export type UnheardKind = (typeof UNHEARD_KINDS)[number]

/**
 * The most users in the list of unheard ones that a room gets: those whom the user does not hear, and those who block
 * it.
 */
const UNHEARD_TOLD_MAX = 2000

/** The owner of a dog, with the roles that decide whether they can be ignored or blocked. */
export async function ownerOf(
  db: Db,
  dogId: number,
): Promise<{ userId: number; admin: number; moderator: number; developer: boolean } | null> {
  const owner = await db
    .select({ userId: user.id, admin: user.admin, moderator: user.moderator, developer: user.developer })
    .from(dog)
    .innerJoin(user, eq(user.id, dog.userId))
    .where(eq(dog.id, dogId))
    .get()
  return owner ? { ...owner, developer: owner.developer !== 0 } : null
}

export type Silence = { userId: number; otherId: number; dogId: number; kind: UnheardKind; now: number }

/** [C11] The user does not hear the other from now on. A block replaces an ignore, and the other way round. */
export async function silence(
  db: Db,
  { userId, otherId, dogId, kind, now }: Silence,
): Promise<'too-many-unheard' | null> {
  try {
    const [known] = await db
      .update(unheard)
      .set({ kind, dogId, since: now })
      .where(and(eq(unheard.userId, userId), eq(unheard.otherId, otherId)))
      .returning({ id: unheard.id })
    if (known) return null
    await db.batch([
      demanded(db, 'too-many-unheard', sql`${db.$count(unheard, eq(unheard.userId, userId))} < ${UNHEARD_MAX}`),
      db.insert(unheard).values({ userId, otherId, dogId, kind, since: now }).onConflictDoNothing(),
    ])
    return null
  } catch (error) {
    return meaningOf(error, { 'too-many-unheard': 'too-many-unheard' })
  }
}

/** Deletes an ignore or block. Returns the user who is heard again; null if there was none. */
export async function hearAgain(db: Db, { userId, id }: { userId: number; id: number }): Promise<number | null> {
  const [heard] = await db
    .delete(unheard)
    .where(and(eq(unheard.id, id), eq(unheard.userId, userId)))
    .returning({ otherId: unheard.otherId })
  return heard?.otherId ?? null
}

export type Unheard = { id: number; name: string; kind: UnheardKind }

/** The users whom the user does not hear, newest first, by the dog that they know. */
export async function unheardOf(db: Db, userId: number): Promise<Unheard[]> {
  return db
    .select({ id: unheard.id, name: dog.name, kind: unheard.kind })
    .from(unheard)
    .innerJoin(dog, eq(dog.id, unheard.dogId))
    .where(eq(unheard.userId, userId))
    .orderBy(desc(unheard.since), desc(unheard.id))
}

/** SQL for whether the words of the other must not reach the user: it ignores or blocks them, or they block it. */
export function isSilentTo(userId: number, other: Column | SQL): SQL {
  const isOwn = and(eq(unheard.userId, userId), eq(unheard.otherId, other))
  const isTheirs = and(eq(unheard.userId, other), eq(unheard.otherId, userId), eq(unheard.kind, 'blocked'))
  return sql`exists (select 1 from ${unheard} where ${or(isOwn, isTheirs)})`
}

/** The users whose words must not reach this one: those whom it ignores or blocks, and those who block it. */
export function silentTo(db: Db, userId: number | SQL<number>): Query<number[]> {
  const isMine = eq(unheard.userId, userId)
  const other = sql<number>`case when ${isMine} then ${unheard.otherId} else ${unheard.userId} end`.as('other')
  const rows = db
    .select({ other })
    .from(unheard)
    .where(or(isMine, and(eq(unheard.otherId, userId), eq(unheard.kind, 'blocked'))))
    .orderBy(desc(unheard.since))
    .limit(UNHEARD_TOLD_MAX)
  return query(rows, (told) => [...new Set(told.map((row) => row.other))])
}
