import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { IS_STAFF, user } from '#worker/db/schema/users.ts'

/** The failed constraint when a user has a dog of this name already. Dogs of others may be called the same. */
export const DOG_NAME_TAKEN = 'dog.user_id, dog.name_key'

/** [N13] The name keys of all dogs of a user. */
export async function dogNameKeysOf(db: Db, userId: number): Promise<string[]> {
  return (await db.select({ key: dog.nameKey }).from(dog).where(eq(dog.userId, userId))).map(({ key }) => key)
}

/** [N8] The usernames of the staff, and the names of their dogs. */
export async function staffNames(db: Db): Promise<{ userId: number; name: string }[]> {
  const isStaff = sql.raw(IS_STAFF)
  return unionAll(
    db.select({ userId: user.id, name: user.username }).from(user).where(isStaff),
    db.select({ userId: user.id, name: dog.name }).from(user).innerJoin(dog, eq(dog.userId, user.id)).where(isStaff),
  )
}
