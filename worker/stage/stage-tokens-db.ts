import { and, desc, eq, exists, gt, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isValidSession, openChild } from '#worker/auth/new-sessions-db.ts'
import type { Db } from '#worker/db/client.ts'
import { stageToken } from '#worker/db/schema/sign-in.ts'
import type { StageAudience } from '#worker/db/schema/sign-in.ts'
import { session, user } from '#worker/db/schema/users.ts'

/**
 * How many tokens of one user are valid at a time: enough for a second click, too few for a script to fill the table.
 */
const TOKENS_KEPT = 5

export type NewStageToken = {
  hash: string
  userId: number
  audience: StageAudience
  challenge: string | null
  /** The session that makes the token. */
  sessionHash: string
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

type Shown = { hash: string; now: number }

const isUnused = ({ hash, now }: Shown) =>
  and(eq(stageToken.hash, hash), isNull(stageToken.usedAt), gt(stageToken.expiresAt, now))

/** The username behind a valid, unused token, of any audience or of this one; null for others. This does not use it up. */
export async function ownerOfStageToken(
  db: Db,
  { idleSince, audience, ...shown }: Shown & { idleSince: number; audience?: StageAudience },
): Promise<string | null> {
  const maker = isValidSession({ hash: sql`${stageToken.sessionHash}`, now: shown.now, idleSince })
  const owner = await db
    .select({ username: user.username })
    .from(stageToken)
    .innerJoin(session, maker)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(isUnused(shown), audience && eq(stageToken.audience, audience)))
    .get()
  return owner?.username ?? null
}

type Redeeming = Shown & { challenge: string | null; newSession: string; idleSince: number }

/**
 * Exchanges a valid, unused token for a session with the hash `newSession`, whose parent is the session that made the
 * token. A token that is bound to a challenge is good only with the challenge of its verifier. Returns whether it was
 * exchanged: of many concurrent requests one gets the session, and none after the parent has ended.
 */
export async function redeemStageToken(
  db: Db,
  { hash, challenge, newSession, now, idleSince }: Redeeming,
): Promise<boolean> {
  const isMet = challenge === null ? isNull(stageToken.challenge) : eq(stageToken.challenge, challenge)
  const isValid = and(isUnused({ hash, now }), isMet)
  const parentHash = sql<string>`(select ${stageToken.sessionHash} from ${stageToken} where ${isValid})`
  const isExchanged = exists(db.select({ hash: session.hash }).from(session).where(eq(session.hash, newSession)))
  const [opened] = await db.batch([
    openChild(db, { hash: newSession, parentHash, now, idleSince }),
    db
      .update(stageToken)
      .set({ usedAt: now })
      .where(and(eq(stageToken.hash, hash), isExchanged)),
  ])
  return opened.length === 1
}

/**
 * Uses up a valid token for the demo park without opening a session here. Returns the hash of the session that has made it;
 * null for other tokens, and for all but one of many concurrent requests.
 */
export async function spendStageToken(
  db: Db,
  { idleSince, ...shown }: Shown & { idleSince: number },
): Promise<string | null> {
  const maker = isValidSession({ hash: sql`${stageToken.sessionHash}`, now: shown.now, idleSince })
  const hasMaker = exists(db.select({ hash: session.hash }).from(session).where(maker))
  const [spent] = await db
    .update(stageToken)
    .set({ usedAt: shown.now })
    .where(and(isUnused(shown), eq(stageToken.audience, 'stage'), isNull(stageToken.challenge), hasMaker))
    .returning({ sessionHash: stageToken.sessionHash })
  return spent?.sessionHash ?? null
}

/** Deletes the tokens of a user, as a statement. */
export function dropStageTokens(db: Db, userId: number) {
  return db.delete(stageToken).where(eq(stageToken.userId, userId))
}

/** Deletes the tokens that some sessions of the user have made; `sessions` is SQL for the list of their hashes. */
export function dropStageTokensOf(db: Db, { userId, sessions }: { userId: number; sessions: SQL }) {
  return db.delete(stageToken).where(and(eq(stageToken.userId, userId), sql`${stageToken.sessionHash} in ${sessions}`))
}
