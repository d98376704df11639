import type { Db } from '#worker/db/client.ts'
import type { StageAudience } from '#worker/db/schema/sign-in.ts'
import { issueStageToken, ownerOfStageToken, redeemStageToken } from './stage-tokens-db.ts'
import { hashOf, newSecret } from '#worker/auth/secret.ts'
import { startSession } from '#worker/auth/session.ts'

/** A stage token signs in once, within this time. */
const STAGE_TOKEN_LIFE_MS = 60 * 1000

/** A one-use token that may stand in an address. It signs the user in at the demo park or in the app. */
export async function giveStageToken(
  db: Db,
  { userId, audience, now }: { userId: number; audience: StageAudience; now: number },
): Promise<string> {
  const token = newSecret()
  await issueStageToken(db, {
    hash: await hashOf(token),
    userId,
    audience,
    now,
    expiresAt: now + STAGE_TOKEN_LIFE_MS,
  })
  return token
}

/** The username that the token would sign in, for the page that is about to do so; null for an invalid token. */
export async function stageTokenOwner(db: Db, token: string, now: number): Promise<string | null> {
  return ownerOfStageToken(db, await hashOf(token), now)
}

/** Exchanges the token for a new session, once. */
export async function takeStageToken(db: Db, token: string, now: number): Promise<{ token: string } | 'link-expired'> {
  const userId = await redeemStageToken(db, await hashOf(token), now)
  return userId === null ? 'link-expired' : { token: await startSession(db, userId, now) }
}
