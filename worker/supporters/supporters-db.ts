import { desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SUPPORTER_HEARTS } from '#durable/rules/items/catalogue.ts'
import type { Heart, Tier } from '#durable/rules/roles.ts'
import type { Db } from '#worker/db/client.ts'
import { patreonLink } from '#worker/db/schema/patreon.ts'
import { SHOWN_SUPPORT, supporter, user } from '#worker/db/schema/users.ts'
import { together } from '#worker/db/together.ts'

/** How many supporters the list of the latest shows. */
const LATEST = 10

/** [SU1] The usernames of current supporters who have agreed to be shown, newest first. */
export async function latestSupporters(db: Db): Promise<string[]> {
  const newest = db
    .select({ username: user.username })
    .from(supporter)
    .innerJoin(user, eq(user.id, supporter.userId))
    .where(sql.raw(SHOWN_SUPPORT))
    .orderBy(desc(supporter.since), desc(supporter.userId))
    .limit(LATEST)
  const rows = await together(db, newest)
  return rows.map(({ username }) => username)
}

/**
 * The number of months of support, counting the one that has begun, so 1 from the first day. Times are epoch ms, months
 * those of UTC.
 */
export function monthsOfSupport(since: number, now: number): number {
  const [start, today] = [new Date(since), new Date(now)]
  const months = (today.getUTCFullYear() - start.getUTCFullYear()) * 12 + today.getUTCMonth() - start.getUTCMonth()
  const lastOfMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).getUTCDate()
  const renewedThisMonth = today.getUTCDate() >= Math.min(start.getUTCDate(), lastOfMonth)
  return Math.max(1, months + (renewedThisMonth ? 1 : 0))
}

/**
 * What supporters see of their own support. `since` and `until` are epoch ms; `heartsDog` is the dog that has the
 * supporter hearts, or waits for them if `isWaiting`. `lookedAt`: when Patreon last told us; null where nothing is connected.
 * `isListed`: whether the park asks Patreon by itself.
 */
export type OwnSupport = {
  tier: Tier
  since: number
  until: number | null
  shown: boolean
  heart: boolean
  heartsDog: number | null
  isWaiting: boolean
  lookedAt: number | null
  isListed: boolean
}

/** SQL for whether a campaign is connected whose key is good: its list says who supports the park. */
export const isListKept = sql<number>`exists (select 1 from patreon_campaign where lost_at is null)`

/** The row of the user; null for who has never supported the park. */
export async function supportOf(db: Db, userId: number): Promise<OwnSupport | null> {
  const { tier, since, until, shown, heart, heartsDog } = supporter
  const isWaiting = sql<number>`${heartsDog} is not null and not exists (select 1 from item
    where holder = 'dog:' || ${heartsDog} and kind = ${SUPPORTER_HEARTS})`
  const { lookedAt } = patreonLink
  const isListed = sql<number>`${lookedAt} is not null and ${isListKept}`
  const row = await db
    .select({ tier, since, until, shown, heart, heartsDog, isWaiting, lookedAt, isListed })
    .from(supporter)
    .leftJoin(patreonLink, eq(patreonLink.userId, supporter.userId))
    .where(eq(supporter.userId, userId))
    .get()
  if (!row) return null
  const isOn = (value: number) => value === 1
  const bits = { shown: isOn(row.shown), heart: isOn(row.heart), isWaiting: isOn(row.isWaiting) }
  return { ...row, ...bits, isListed: isOn(row.isListed) }
}

/** [SU1] [SU2] What may be seen of the user's support; null stays as it is. Returns whether the user has a row at all. */
export async function showSupport(
  db: Db,
  userId: number,
  { shown, heart }: { shown: boolean | null; heart: boolean | null },
): Promise<boolean> {
  const to = (choice: boolean | null, column: SQL) => (choice === null ? column : sql`${choice ? 1 : 0}`)
  const rows = await db
    .update(supporter)
    .set({ shown: to(shown, sql`shown`), heart: to(heart, sql`heart`) })
    .where(eq(supporter.userId, userId))
    .returning({ userId: supporter.userId })
  return rows.length > 0
}

/** [SU2] The heart that others see; null without one, and where the user hides it. */
export function heartOf(support: Pick<OwnSupport, 'tier' | 'heart'> | null): Heart | null {
  return support?.heart && support.tier !== 'Inactive' ? support.tier : null
}

/** [SU5] SQL for whether the dog is to have the supporter hearts and has not got them yet. */
export function awaitsHearts(dogId: number): SQL<number> {
  return sql<number>`exists (select 1 from supporter
    where user_id = (select user_id from dog where id = ${dogId}) and hearts_dog = ${dogId} and tier <> 'Inactive'
      and not exists (select 1 from item where holder = ${`dog:${dogId}`} and kind = ${SUPPORTER_HEARTS}))`
}
