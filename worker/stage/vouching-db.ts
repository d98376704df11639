import { and, asc, eq, isNull } from 'drizzle-orm'
import type { RoleHolder } from '#durable/rules/roles.ts'
import type { VouchedDog } from '#durable/rules/users/vouching.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { supporter, user } from '#worker/db/schema/users.ts'

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

/** The roles that the user has now; null for nobody. */
export async function rolesOf(db: Db, userId: number): Promise<RoleHolder | null> {
  const row = await db
    .select({ admin: user.admin, moderator: user.moderator, tier: supporter.tier })
    .from(user)
    .leftJoin(supporter, eq(supporter.userId, user.id))
    .where(eq(user.id, userId))
    .get()
  return row ?? null
}
