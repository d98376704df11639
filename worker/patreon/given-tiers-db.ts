import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Heart } from '#durable/rules/roles.ts'
import type { Db } from '#worker/db/client.ts'
import { patreonLink } from '#worker/db/schema/patreon.ts'
import { supporter, user } from '#worker/db/schema/users.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** So many given tiers are shown at most. */
const SHOWN_MAX = 200

/** Who has a tier that was given by hand, by their names. `since` is epoch ms. */
export async function givenTiers(db: Db) {
  const { userId, tier, since } = supporter
  const rows = await db
    .select({ userId, tier, since, username: user.username })
    .from(supporter)
    .innerJoin(user, eq(user.id, userId))
    .where(and(eq(supporter.source, 'manual'), ne(tier, 'Inactive')))
    .orderBy(asc(user.username))
    .limit(SHOWN_MAX)
  return rows.flatMap((row) => (row.tier === 'Inactive' ? [] : [{ ...row, tier: row.tier }]))
}

export async function linkCount(db: Db): Promise<number> {
  const row = await db.select({ links: count() }).from(patreonLink).get()
  return row?.links ?? 0
}

type Giving = { userId: number; by: number; reason: string; now: number }

/** Gives a user a tier by hand, with a line in the staff log. Who supports the park already goes on doing so. */
export async function giveTier(db: Db, { userId, tier, by, reason, now }: Giving & { tier: Heart }): Promise<void> {
  const since = sql`iif(tier = 'Inactive', ${now}, since)`
  await db.batch([
    db
      .insert(supporter)
      .values({ userId, tier, since: now, source: 'manual' })
      .onConflictDoUpdate({ target: supporter.userId, set: { tier, since, source: 'manual', until: null } }),
    logged(db, { at: now, staffId: by, act: 'give-tier', userId, reason, detail: { tier } }),
  ])
}

/**
 * Takes a tier away that was given by hand, with a line in the staff log. From then on Patreon's word counts again, which is asked
 * for soon. Returns whether the user had one.
 */
export async function takeTier(db: Db, { userId, by, reason, now }: Giving): Promise<boolean> {
  const isGiven = and(eq(supporter.userId, userId), eq(supporter.source, 'manual'), ne(supporter.tier, 'Inactive'))
  const given = await db.select({ tier: supporter.tier }).from(supporter).where(isGiven).get()
  if (!given) return false
  await db.batch([
    db.update(supporter).set({ tier: 'Inactive', source: 'patreon', until: null }).where(isGiven),
    db.update(patreonLink).set({ lookAt: now, looks: 1 }).where(eq(patreonLink.userId, userId)),
    logged(db, { at: now, staffId: by, act: 'take-tier', userId, reason, detail: { tier: given.tier } }),
  ])
  return true
}

/** The user whose name has this key; null for nobody. */
export async function userNamed(db: Db, key: string): Promise<number | null> {
  const row = await db.select({ id: user.id }).from(user).where(eq(user.usernameKey, key)).get()
  return row?.id ?? null
}
