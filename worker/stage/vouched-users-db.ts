import { and, eq, ne, sql } from 'drizzle-orm'
import { nameKey } from '#durable/rules/names.ts'
import { DEMO_BONES } from '#durable/rules/users/vouching.ts'
import type { Vouched } from '#durable/rules/users/vouching.ts'
import { openSession } from '#worker/auth/new-sessions-db.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { preference } from '#worker/db/schema/settings.ts'
import { MAIN_PARK_ISSUER, supporter, user } from '#worker/db/schema/users.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { transfer } from '#worker/ledger/writes.ts'

/** [DP1] The session that is opened for somebody who comes in. Times are epoch ms. */
export type DemoEntry = { sessionHash: string; now: number; expiresAt: number }

/**
 * [DP1] [DP2] Keeps whom the main park vouches for, and opens the session. Username and roles are those of the main park each
 * time; dogs are copied at the first time, and have a life of their own from then on.
 */
export async function letIn(db: Db, vouched: Vouched, { sessionHash, now, expiresAt }: DemoEntry): Promise<void> {
  const { userId, username, language, admin, moderator, developer, tier, maxDogs, termsVersion, signedInAt } = vouched
  const sub = String(userId)
  const usernameKey = nameKey(username)
  const isThem = and(eq(user.issuer, MAIN_PARK_ISSUER), eq(user.sub, sub))
  const them = sql<number>`(select ${user.id} from ${user} where ${isThem})`
  const asThere = { username, usernameKey, admin, moderator, developer, maxDogs, termsVersion, termsAt: now }
  const puppies = vouched.dogs.map((puppy) => ({ ...puppy, nameKey: nameKey(puppy.name) }))
  // Somebody who had the name before has another one in the main park by now, and gets it at the next entry.
  const isOfBefore = and(eq(user.usernameKey, usernameKey), ne(user.sub, sub))
  const support =
    tier === null
      ? db.update(supporter).set({ tier: 'Inactive' }).where(eq(supporter.userId, them))
      : db
          .insert(supporter)
          .values({ userId: them, tier, since: now })
          .onConflictDoUpdate({ target: supporter.userId, set: { tier } })
  await runAllOrNone(db, [
    db
      .update(user)
      .set({ username: sql`'*' || id`, usernameKey: sql`'*' || id` })
      .where(isOfBefore)
      .getSQL(),
    db
      .insert(user)
      .values({ issuer: MAIN_PARK_ISSUER, sub, language, createdAt: now, ...asThere })
      .onConflictDoUpdate({ target: [user.issuer, user.sub], set: asThere })
      .getSQL(),
    support.getSQL(),
    // They know the park: neither the tour nor how one talks is shown again.
    db
      .insert(preference)
      .values({ userId: them, value: JSON.stringify({ knowsPark: true, knowsChat: true }) })
      .onConflictDoNothing()
      .getSQL(),
    sql`insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
      select owner.id, value ->> 'name', value ->> 'nameKey', value ->> 'color', value ->> 'shadowColor',
        value ->> 'pack', value ->> 'bornAt', ${now}
      from json_each(${JSON.stringify(puppies)}), user as owner
      where owner.issuer = ${MAIN_PARK_ISSUER} and owner.sub = ${sub} and owner.created_at = ${now}
        and not exists (select 1 from dog where user_id = owner.id)`,
    openSession(db, { hash: sessionHash, userId: them, now, expiresAt, confirmedAt: signedInAt }).getSQL(),
  ])
  await giveBones(db, them, now)
}

/** [DP2] Gives the dogs that came from the main park their bones, each once. */
async function giveBones(db: Db, them: ReturnType<typeof sql<number>>, now: number): Promise<void> {
  const copied = await db
    .select({ id: dog.id })
    .from(dog)
    .innerJoin(user, eq(user.id, dog.userId))
    .where(
      and(
        eq(dog.userId, them),
        eq(dog.createdAt, user.createdAt),
        sql`not exists (select 1 from op where id = 'stage:' || ${dog.id})`,
      ),
    )
  for (const { id } of copied) {
    const op = `stage:${id}`
    const writes = transfer(op, { unit: 'bones', amount: DEMO_BONES, from: { park: 'birth' }, to: { dog: id } })
    await perform(db, { id: op, actor: null, kind: 'stage', request: {}, now }, { writes, result: told({}) })
  }
}
