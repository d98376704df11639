import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { skeletonOf } from '#durable/rules/names/skeleton.ts'
import type { Db } from '#worker/db/client.ts'
import { USERNAME_SKELETON, user } from '#worker/db/schema/users.ts'

const skeleton = sql<string>`${sql.raw(USERNAME_SKELETON)}`

/** What fails where a username is not unique: the demand that it is free, or else the constraint. */
export const USERNAME_TAKEN = { 'username-taken': 'username-taken', 'user.username_key': 'username-taken' } as const

/**
 * [N15] Whether nobody else has a username that looks like this one; dogs' names are free. Who has the name already keeps
 * it, though another one looks like it from before this rule.
 */
export function isUsernameFree(username: string, userId: number | null = null): SQL {
  return sql`not exists (select 1 from user where ${skeleton} = ${skeletonOf(username)} and id is not ${userId})
    or exists (select 1 from user where id = ${userId} and username = ${username})`
}

/** [N13] [N15] Which of these skeletons usernames have already. They are one JSON parameter: a statement may have a hundred. */
export async function takenUsernameSkeletons(db: Db, skeletons: readonly string[]): Promise<string[]> {
  const among = sql`${skeleton} in (select value from json_each(${JSON.stringify(skeletons)}))`
  return (await db.select({ skeleton }).from(user).where(among)).map((row) => row.skeleton)
}
