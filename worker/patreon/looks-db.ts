import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { patreonLink } from '#worker/db/schema/patreon.ts'

/** [SU8] Patreon is asked for one member so often at most, ms. */
export const LOOK_REST_MS = 60 * 1000
/** After a hint Patreon is asked a second time, ms: what it tells may lag behind what it hints at. */
export const SECOND_LOOK_MS = 90 * 1000
/** How many times it is asked after a hint. */
const LOOKS = 2
/** When it is asked again where it did not answer, ms; the last one from then on. */
const AGAIN_MS = [1, 5, 15, 60].map((minutes) => minutes * 60 * 1000)

/** When to ask again after so many answers in a row that did not come, ms. */
export function againAfter(tries: number): number {
  return AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0
}

/** A member of our campaign or, where we do not know it as one yet, an account. */
export type Hinted = { member: string; patreonUser: string | null }

/** Has Patreon asked for a member that is connected. Returns the user; null for somebody who is not: no trace is left. */
export async function hintAt(db: Db, { member, patreonUser }: Hinted, now: number): Promise<number | null> {
  const isIt = sql`(member = ${member} or patreon_user = ${patreonUser})`
  const [row] = await db
    .update(patreonLink)
    .set({ lookAt: sql`max(${now}, asked_at + ${LOOK_REST_MS})`, looks: LOOKS, tries: 0 })
    .where(isIt)
    .returning({ userId: patreonLink.userId })
  return row?.userId ?? null
}

/** Has Patreon asked once for the member of a user. */
export async function lookSoon(db: Db, userId: number, now: number): Promise<void> {
  await db
    .update(patreonLink)
    .set({ lookAt: sql`max(${now}, asked_at + ${LOOK_REST_MS})`, looks: sql`max(looks, 1)` })
    .where(eq(patreonLink.userId, userId))
}

/**
 * Takes the right to ask for the member of a user now; of many at once one gets it. The next look that is due is put where it
 * belongs if this one is answered.
 */
export async function claimLook(db: Db, userId: number, now: number): Promise<boolean> {
  const rows = await db
    .update(patreonLink)
    .set({
      askedAt: now,
      lookAt: sql`iif(looks > 1, ${now + SECOND_LOOK_MS}, null)`,
      looks: sql`max(looks - 1, 0)`,
    })
    .where(and(eq(patreonLink.userId, userId), lte(patreonLink.askedAt, now - LOOK_REST_MS)))
    .returning({ userId: patreonLink.userId })
  return rows.length > 0
}

/** After an answer that did not come, Patreon is asked again in a while: `waitMs` at least. */
export async function lookLater(db: Db, userId: number, { now, waitMs }: { now: number; waitMs: number }) {
  const link = await db
    .select({ tries: patreonLink.tries })
    .from(patreonLink)
    .where(eq(patreonLink.userId, userId))
    .get()
  const tries = link?.tries ?? 0
  await db
    .update(patreonLink)
    .set({ lookAt: now + Math.max(waitMs, againAfter(tries)), looks: sql`max(looks, 1)`, tries: tries + 1 })
    .where(eq(patreonLink.userId, userId))
}

/** Whether anybody is to be looked at. */
export function isLookDue(db: Db, now: number): Query<boolean> {
  const first = db.select({ userId: patreonLink.userId }).from(patreonLink).where(isDue(now)).limit(1)
  return query(first, (rows) => rows.length > 0)
}

/** Users who are to be looked at, the longest due first, so many at most. */
export async function dueLooks(db: Db, now: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ userId: patreonLink.userId })
    .from(patreonLink)
    .where(isDue(now))
    .orderBy(asc(patreonLink.lookAt))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

const isDue = (now: number) => and(isNotNull(patreonLink.lookAt), lte(patreonLink.lookAt, now))
