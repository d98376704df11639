import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { excludedSubject } from '#worker/db/schema/exclusions.ts'
import { ban, user } from '#worker/db/schema/users.ts'

/** How an issuer identifies somebody. */
export type Subject = { issuer: string; sub: string }

/** [B25] An exclusion for good that outlives its account. */
export type Exclusion = { rule: string | null; excludedAt: number }

/** [B25] The exclusion of a sign-in by its hash; null if there is none. */
export async function exclusionOf(db: Db, hash: string): Promise<Exclusion | null> {
  const row = await db
    .select({ rule: excludedSubject.rule, excludedAt: excludedSubject.excludedAt })
    .from(excludedSubject)
    .where(eq(excludedSubject.hash, hash))
    .get()
  return row ?? null
}

/** [B25] How a user signs in, if they are excluded for good; null for everybody else. */
export async function excludedIdentity(db: Db, userId: number, now: number): Promise<Subject | null> {
  const row = await db
    .select({ issuer: user.issuer, sub: user.sub })
    .from(ban)
    .innerJoin(user, eq(user.id, ban.userId))
    .where(and(eq(ban.userId, userId), eq(ban.kind, 'for-good'), gt(ban.endsAt, now)))
    .limit(1)
    .get()
  return row ?? null
}

/** [B25] Remembers the sign-in of a user who is excluded for good, as a statement for the batch of the deletion. */
export function rememberExclusion(db: Db, { hash, userId, now }: { hash: string; userId: number; now: number }) {
  const row = {
    hash: sql<string>`${hash}`.as('hash'),
    banId: sql<number>`${ban.id}`.as('ban_id'),
    rule: ban.rule,
    excludedAt: sql<number>`${ban.startsAt}`.as('excluded_at'),
    forgottenAt: sql<number>`${now}`.as('forgotten_at'),
  }
  const excluded = and(eq(ban.userId, userId), eq(ban.kind, 'for-good'), gt(ban.endsAt, now))
  return db.insert(excludedSubject).select(db.select(row).from(ban).where(excluded).limit(1)).onConflictDoNothing()
}

/** [B25] Forgets the sign-in when its ban is lifted, as a statement. */
export function forgetExclusion(db: Db, banId: number) {
  return db.delete(excludedSubject).where(eq(excludedSubject.banId, banId))
}
