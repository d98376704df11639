import { eq, sql } from 'drizzle-orm'
import type { SupportStanding } from '#durable/rules/users/support.ts'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { patreonLink } from '#worker/db/schema/patreon.ts'
import { supporter } from '#worker/db/schema/users.ts'

/** An account that is connected, and what its user has by it; `isManual` if that was given by hand. */
export type LinkedSupport = {
  userId: number
  patreonUser: string
  member: string | null
  isManual: boolean
  before: SupportStanding
}

/** All accounts that are connected, or the one of a user. */
export async function linkedSupport(db: Db, of: { userId?: number } = {}): Promise<LinkedSupport[]> {
  const { userId, patreonUser, member } = patreonLink
  const { tier, since, until, source } = supporter
  const rows = await db
    .select({ userId, patreonUser, member, tier, since, until, source })
    .from(patreonLink)
    .innerJoin(supporter, eq(supporter.userId, userId))
    .where(of.userId === undefined ? undefined : eq(userId, of.userId))
  return rows.map((row) => ({
    userId: row.userId,
    patreonUser: row.patreonUser,
    member: row.member,
    isManual: row.source === 'manual',
    before: { tier: row.tier, since: row.since, until: row.until },
  }))
}

/** What Patreon said at `at` of an account that is connected. */
export type Applying = { link: LinkedSupport; member: string | null; standing: SupportStanding; at: number }

/**
 * [SU8] Stores what Patreon has said, unless it has said something newer since, the account was disconnected, or the tier was
 * given by hand. Returns whether the user's support has changed.
 */
export async function applyStanding(db: Db, { link, member, standing, at }: Applying): Promise<boolean> {
  const { userId, patreonUser } = link
  const { tier, since } = standing
  const until = tier === 'Inactive' ? null : standing.until
  const isLatest = sql`user_id = ${userId} and patreon_user = ${patreonUser} and looked_at <= ${at}`
  const [changed] = await runRows<{ user_id: number }>(db, [
    sql`update supporter set tier = ${tier}, since = ${since}, until = ${until}
      where user_id = ${userId} and source = 'patreon' and exists (select 1 from patreon_link where ${isLatest})
        and (tier, since, ifnull(until, 0)) <> (${tier}, ${since}, ${until ?? 0})
      returning user_id`,
    sql`update patreon_link set looked_at = ${at}, member = iif(exists (select 1 from patreon_link where member = ${member}),
        member, coalesce(${member}, member)) where ${isLatest}`,
  ])
  return (changed?.length ?? 0) > 0
}

/** Notes that Patreon has said the same as before of all others who are connected. */
export async function noteLook(db: Db, at: number): Promise<void> {
  await db.run(sql`update patreon_link set looked_at = ${at} where looked_at < ${at}`)
}

/** [SU8] Supporters whose loss is held keep their tier, however long ago they have connected. */
export async function holdTier(db: Db, userIds: readonly number[]): Promise<void> {
  const ids = JSON.stringify(userIds)
  await db.run(sql`update supporter set until = null
    where user_id in (select value from json_each(${ids})) and source = 'patreon' and until is not null`)
}
