import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { RoleHolder } from '#durable/rules/roles.ts'
import type { VouchedDog } from '#durable/rules/users/vouching.ts'
import { hasActiveBan } from '#worker/auth/active-ban-db.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { DELETED_ISSUER, supporter, user } from '#worker/db/schema/users.ts'

/** The user's dogs that have not died, oldest first, as the demo park gets them. */
export async function dogsToVouchFor(db: Db, userId: number): Promise<VouchedDog[]> {
  return db
    .select({
      name: dog.name,
      color: dog.color,
      shadowColor: dog.shadowColor,
      pack: dog.pack,
      bornAt: dog.bornAt,
    })
    .from(dog)
    .where(and(eq(dog.userId, userId), isNull(dog.diedAt)))
    .orderBy(asc(dog.id))
}

/** What decides whether a user may stay in the demo park. */
export type StayFacts = RoleHolder & { id: number; isDeleted: boolean; isBanned: boolean }

/** The facts at `now` of those of these users who exist, in any order. */
export async function stayFactsOf(db: Db, userIds: readonly number[], now: number): Promise<StayFacts[]> {
  const rows = await db
    .select({
      id: user.id,
      issuer: user.issuer,
      admin: user.admin,
      moderator: user.moderator,
      tier: supporter.tier,
      isBanned: hasActiveBan(user.id, now),
    })
    .from(user)
    .leftJoin(supporter, eq(supporter.userId, user.id))
    .where(sql`${user.id} in (select value from json_each(${JSON.stringify(userIds)}))`)
  return rows.map(({ issuer, isBanned: banned, ...row }) => ({
    ...row,
    isDeleted: issuer === DELETED_ISSUER,
    isBanned: banned !== 0,
  }))
}
