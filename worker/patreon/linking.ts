import { supportBy } from '#durable/rules/users/support.ts'
import { challengeOf, newSecret } from '#worker/auth/secret.ts'
import type { Db } from '#worker/db/client.ts'
import type { AttemptKind } from '#worker/db/schema/patreon.ts'
import type { Env } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { connectCampaign } from './campaign-key.ts'
import type { CampaignConnection } from './campaign-key.ts'
import { beginAttempt, comeFromPlatform, foundBy, keepFound, leaveForPlatform } from './linking-db.ts'
import type { Platform } from './platform.ts'

/** Where Patreon leads the browser back to. */
const CALLBACK = '/api/patreon/callback'

/** The problems of a connection that the address of the page names; the rest are refusals of GraphQL. */
export type WayProblem = 'not-begun-here' | 'said-no' | 'platform-silent'

type Coming = { origin: string; now: number }

/** [SU6] Begins a connection for a user. Returns the code of its start, which is good for ten minutes and one use. */
export async function startLink(
  db: Db,
  { userId, kind = 'supporter', now }: { userId: number; kind?: AttemptKind; now: number },
): Promise<string> {
  const code = newSecret()
  await beginAttempt(db, { hash: await hashOf(code), userId, kind, now })
  return code
}

/** The address at the platform for a start code, which it uses up; null for one that is not good. */
export async function wayToPlatform(
  db: Db,
  platform: Platform,
  { code, origin, now }: Coming & { code: string },
): Promise<string | null> {
  const [state, verifier] = [newSecret(), newSecret()]
  const kind = await leaveForPlatform(db, {
    hash: await hashOf(code),
    stateHash: await hashOf(state),
    verifier,
    now,
  })
  if (kind === null) return null
  return platform.askAt({ kind, redirect: origin + CALLBACK, state, challenge: await challengeOf(verifier) })
}

/**
 * [SU6] What the platform has led back with, as a code that only the user who began can finish with. The platform is asked
 * once, and its token is not kept. The campaign itself is connected at once.
 */
export async function wayBack(
  { env, db }: { env: Pick<Env, 'SEAL_KEYS'>; db: Db },
  platform: Platform,
  { state, code, origin, now }: Coming & { state: string; code: string | null },
): Promise<{ finish: string } | { campaign: CampaignConnection } | WayProblem> {
  const finish = newSecret()
  const finishHash = await hashOf(finish)
  const attempt = await comeFromPlatform(db, { stateHash: await hashOf(state), finishHash, now })
  if (!attempt) return 'not-begun-here'
  const { userId, verifier } = attempt
  const isCampaign = attempt.kind === 'campaign'
  if (code === null) return isCampaign ? { campaign: 'said-no' } : 'said-no'
  const proof = { code, verifier, redirect: origin + CALLBACK }
  if (isCampaign) return { campaign: await connectCampaign({ env, db }, platform, { proof, origin, userId, now }) }
  const account = await platform.accountBy(proof)
  if (account === 'platform-silent') return account
  const before = await supportOf(db, userId)
  const standing = supportBy(account.member, { tiers: platform.tiers, before, now })
  await keepFound(db, finishHash, { patreonUser: account.id, member: account.member?.id ?? null, standing })
  return { finish }
}

/** What was found for the user; null for the code of another one, a used or a late one. */
export async function foundFor(db: Db, { code, userId, now }: { code: string; userId: number; now: number }) {
  return foundBy(db, { finishHash: await hashOf(code), userId, now })
}
