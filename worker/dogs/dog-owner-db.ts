import { eq } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { user } from '#worker/db/schema/users.ts'

/** A dog and its owner, as staff see them. */
export type DogOwner = {
  dogId: number
  dogName: string
  color: string
  shadowColor: string
  userId: number
  username: string
  language: Language
  roles: RoleHolder
}

export async function dogOwner(db: Db, dogId: number): Promise<DogOwner | null> {
  const row = await db
    .select({
      dogName: dog.name,
      color: dog.color,
      shadowColor: dog.shadowColor,
      userId: user.id,
      username: user.username,
      language: user.language,
      admin: user.admin,
      moderator: user.moderator,
      developer: user.developer,
    })
    .from(dog)
    .innerJoin(user, eq(user.id, dog.userId))
    .where(eq(dog.id, dogId))
    .get()
  if (!row) return null
  const { admin, moderator, developer, ...owner } = row
  return { dogId, ...owner, roles: { admin, moderator, developer: developer !== 0 } }
}
