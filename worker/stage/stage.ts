import { SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import { challengeOf, newSecret } from '#worker/auth/secret.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import type { StageAudience } from '#worker/db/schema/sign-in.ts'
import { hashOf } from '#worker/hash.ts'
import { issueStageToken, ownerOfStageToken, redeemStageToken } from './stage-tokens-db.ts'

/** A stage token signs in once, within this time. */
const STAGE_TOKEN_LIFE_MS = 60 * 1000

type Maker = Pick<Viewer, 'userId' | 'sessionHash'>
type Given = { maker: Maker; audience: StageAudience; challenge?: string | null; now: number }

/**
 * A one-use token that may stand in an address. It signs the user in at the demo park or in the app. On Android any app
 * may claim an address scheme, so a token with a challenge is worth nothing without the verifier behind it.
 */
export async function giveStageToken(db: Db, { maker, audience, challenge = null, now }: Given): Promise<string> {
  const token = newSecret()
  await issueStageToken(db, {
    hash: await hashOf(token),
    userId: maker.userId,
    sessionHash: maker.sessionHash,
    audience,
    challenge,
    now,
    expiresAt: now + STAGE_TOKEN_LIFE_MS,
  })
  return token
}

/** The username that the token would sign in, for the page that is about to do so; null for an invalid token. */
export async function stageTokenOwner(db: Db, token: string, now: number): Promise<string | null> {
  return ownerOfStageToken(db, { hash: await hashOf(token), now, idleSince: now - SESSION_IDLE_MS })
}

/**
 * Exchanges the token for a session that has the sign-in of the one that made it, once; a token with a challenge for its
 * verifier alone.
 */
export async function takeStageToken(
  db: Db,
  { token, verifier = null, now }: { token: string; verifier?: string | null; now: number },
): Promise<{ token: string } | 'link-expired'> {
  const opened = newSecret()
  const isExchanged = await redeemStageToken(db, {
    hash: await hashOf(token),
    challenge: verifier === null ? null : await challengeOf(verifier),
    newSession: await hashOf(opened),
    now,
    idleSince: now - SESSION_IDLE_MS,
  })
  return isExchanged ? { token: opened } : 'link-expired'
}
