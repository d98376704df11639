import { and, desc, eq, gt, isNull, lte, notInArray } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { type StageAudience, stageToken } from '#worker/db/schema/sign-in.ts'
import { user } from '#worker/db/schema/users.ts'

/**
 * How many tokens of one user are valid at a time: enough for a second click, too few for a script to fill the table.
 */
const TOKENS_KEPT = 5

export type NewStageToken = {
  hash: string
  userId: number
  audience: StageAudience
  challenge: string | null
  now: number
  expiresAt: number
}

export async function issueStageToken(db: Db, { now, ...token }: NewStageToken): Promise<void> {
  const newest = db
    .select({ hash: stageToken.hash })
    .from(stageToken)
    .where(eq(stageToken.userId, token.userId))
    .orderBy(desc(stageToken.expiresAt))
    .limit(TOKENS_KEPT)
  await db.batch([
    db.delete(stageToken).where(lte(stageToken.expiresAt, now)),
    db.insert(stageToken).values(token),
    db.delete(stageToken).where(and(eq(stageToken.userId, token.userId), notInArray(stageToken.hash, newest))),
  ])
}

/** The username behind a valid, unused token; null for others. This does not use it up. */
export async function ownerOfStageToken(db: Db, hash: string, now: number): Promise<string | null> {
  const owner = await db
    .select({ username: user.username })
    .from(stageToken)
    .innerJoin(user, eq(user.id, stageToken.userId))
    .where(and(eq(stageToken.hash, hash), isNull(stageToken.usedAt), gt(stageToken.expiresAt, now)))
    .get()
  return owner?.username ?? null
}

/**
 * The user of a valid, unused token, which this uses up; null for others. A token that is bound to a challenge is good
 * only with the challenge of its verifier. Of many concurrent requests one gets the user.
 */
export async function redeemStageToken(
  db: Db,
  { hash, challenge, now }: { hash: string; challenge: string | null; now: number },
): Promise<number | null> {
  const isMet = challenge === null ? isNull(stageToken.challenge) : eq(stageToken.challenge, challenge)
  const [redeemed] = await db
    .update(stageToken)
    .set({ usedAt: now })
    .where(and(eq(stageToken.hash, hash), isNull(stageToken.usedAt), gt(stageToken.expiresAt, now), isMet))
    .returning({ userId: stageToken.userId })
  return redeemed?.userId ?? null
}
