import { env } from 'cloudflare:test'
import { nameKey } from '#durable/rules/names.ts'
import { startSession } from '#worker/auth/session.ts'
import { openDb } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { ban, supporter, user } from '#worker/db/schema/users.ts'

/**
 * The real database of a test file, migrated by test/worker/setup.ts. The tests of a file share it, so each makes users
 * of its own.
 */
export const db = openDb(env.DB)

let made = 0

/** A name that no other test has used: a word of letters after "T". */
export function aName(): string {
  made += 1
  return `T${[...String(made)].map((digit) => 'abcdefghik'[Number(digit)]).join('')}`
}

export type TestUser = { userId: number; username: string; sub: string; token: string }

/** A signed-in user with a username of its own. */
export async function aUser(changes: Partial<typeof user.$inferInsert> = {}): Promise<TestUser> {
  const username = changes.username ?? aName()
  const sub = `${username.toLowerCase()}@voffpark.test`
  const row = { issuer: 'local', sub, username, usernameKey: nameKey(username), language: 'en' as const, createdAt: 0 }
  const [made] = await db
    .insert(user)
    .values({ ...row, ...changes })
    .returning({ userId: user.id })
  const { userId } = made!
  return { userId, username, sub, token: await startSession(db, userId, Date.now()) }
}

/** Creates a dog of the user's; returns its id. */
export async function aDogOf(userId: number, changes: Partial<typeof dog.$inferInsert> = {}): Promise<number> {
  const name = changes.name ?? aName()
  const row = {
    name,
    nameKey: nameKey(name),
    color: '#c08040',
    shadowColor: '#865a2d',
    pack: 0,
    bornAt: 0,
    createdAt: 0,
  }
  const [born] = await db
    .insert(dog)
    .values({ ...row, userId, ...changes })
    .returning({ id: dog.id })
  return born!.id
}

export async function banUser(userId: number, { reason = 'barking', endsAt = Date.now() + 3_600_000 } = {}) {
  await db.insert(ban).values({ userId, reason, startsAt: 0, endsAt })
}

export async function support(userId: number, tier: typeof supporter.$inferInsert.tier) {
  await db.insert(supporter).values({ userId, tier, since: 0 })
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
