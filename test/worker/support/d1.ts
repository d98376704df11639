import { env } from 'cloudflare:test'
import type { BatchItem } from 'drizzle-orm/batch'
import { osloMonth } from '#durable/rules/life/days.ts'
import { nameKey } from '#durable/rules/names.ts'
import { SESSION_LIFE_MS } from '#durable/rules/staff/forgetting.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { openDb } from '#worker/db/client.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { ban, session, supporter, user } from '#worker/db/schema/users.ts'
import { hashOf } from '#worker/hash.ts'

/**
 * The real database of a test file, migrated by test/worker/setup.ts. The tests of a file share it, so each makes users
 * of its own.
 */
export const db = openDb(env.DB)

let made = 0

/** A syllable for each digit: no two names of them look alike, nor have they doubled letters [N8]. */
const SYLLABLES = 'ba be bo bu da de do du ga ge'.split(' ')

/** A name that no other test has used: syllables after "T". */
export function aName(): string {
  made += 1
  return `T${[...String(made)].map((digit) => SYLLABLES[Number(digit)]).join('')}`
}

export type TestUser = { userId: number; username: string; sub: string; token: string }

/** A signed-in user with a username of its own. */
export async function aUser(changes: Partial<typeof user.$inferInsert> = {}): Promise<TestUser> {
  const [made] = await users(1, changes)
  return made!
}

/** So many users as by `aUser`, in two trips to the database. */
export async function users(count: number, changes: Partial<typeof user.$inferInsert> = {}): Promise<TestUser[]> {
  const now = Date.now()
  const rows = Array.from({ length: count }, () => {
    const username = changes.username ?? aName()
    const sub = `${username.toLowerCase()}@voffpark.test`
    const row = {
      issuer: 'local',
      sub,
      username,
      usernameKey: nameKey(username),
      language: 'en' as const,
      createdAt: 0,
      termsVersion: TERMS.version,
      termsAt: 0,
    }
    return { ...row, ...changes }
  })
  const made = await inOneTrip(rows.map((row) => db.insert(user).values(row).returning({ userId: user.id })))
  const signedIn = rows.map(({ username, sub }, i) => ({ ...made[i]![0]!, username, sub, token: newSecret() }))
  const hashes = await Promise.all(signedIn.map(({ token }) => hashOf(token)))
  const times = { createdAt: now, lastUsedAt: now, expiresAt: now + SESSION_LIFE_MS }
  await inOneTrip(signedIn.map(({ userId }, i) => db.insert(session).values({ hash: hashes[i]!, userId, ...times })))
  return signedIn
}

/** Creates a dog of the user's; returns its id. */
export async function aDogOf(userId: number, changes: Partial<typeof dog.$inferInsert> = {}): Promise<number> {
  const [id] = await dogsOf([userId], changes)
  return id!
}

/** Creates a dog of each user in one trip to the database; returns their ids. */
export async function dogsOf(userIds: readonly number[], changes: Partial<typeof dog.$inferInsert> = {}) {
  const born = await inOneTrip(
    userIds.map((userId) => {
      const name = changes.name ?? aName()
      const looks = { color: '#c08040', shadowColor: '#865a2d', pack: 0 }
      const row = { userId, name, nameKey: nameKey(name), ...looks, bornAt: 0, createdAt: 0 }
      return db
        .insert(dog)
        .values({ ...row, ...changes })
        .returning({ id: dog.id })
    }),
  )
  return born.map(([row]) => row!.id)
}

async function inOneTrip<Query extends BatchItem<'sqlite'>>(queries: readonly Query[]) {
  const [first, ...rest] = queries
  return first ? db.batch([first, ...rest]) : []
}

export async function banUser(userId: number, { reason = 'barking', endsAt = Date.now() + 3_600_000 } = {}) {
  await db.insert(ban).values({ userId, reason, startsAt: 0, endsAt })
}

export async function support(
  userId: number,
  tier: typeof supporter.$inferInsert.tier,
  consent: Partial<typeof supporter.$inferInsert> = {},
) {
  await db.insert(supporter).values({ userId, tier, since: 0, ...consent })
}

/** Gives the user the first seat of the party committee from now on, for a while. */
export async function seat(userId: number, dogId: number, times: Partial<typeof committeeTerm.$inferInsert> = {}) {
  const now = Date.now()
  const term = { seat: 0, month: osloMonth(now), startsAt: now, until: now + 24 * 60 * 60 * 1000, appointedAt: now }
  await db.insert(committeeTerm).values({ userId, dogId, ...term, ...times })
}

/** Closes the park during `during`. */
export async function whileParkIsClosed<Result>(during: () => Promise<Result>): Promise<Result> {
  await db.insert(setting).values({ type: 'DISABLE_CLIENT', value: '1' })
  try {
    return await during()
  } finally {
    await db.delete(setting)
  }
}
