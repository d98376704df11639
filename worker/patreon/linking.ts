import { supportBy } from '#durable/rules/users/support.ts'
import { challengeOf, newSecret } from '#worker/auth/secret.ts'
import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { beginAttempt, comeFromPlatform, foundBy, keepFound, leaveForPlatform } from './linking-db.ts'
import type { Platform } from './platform.ts'

/** Where Patreon leads the browser back to. */
const CALLBACK = '/api/patreon/callback'

/** The problems of a connection that the address of the page names; the rest are refusals of GraphQL. */
export type WayProblem = 'not-begun-here' | 'said-no' | 'platform-silent'

type Coming = { origin: string; now: number }

/** [SU6] Begins a connection for a user. Returns the code of its start, which is good for ten minutes and one use. */
export async function startLink(db: Db, { userId, now }: { userId: number; now: number }): Promise<string> {
  const code = newSecret()
  await beginAttempt(db, { hash: await hashOf(code), userId, now })
  return code
}

/** The address at the platform for a start code, which it uses up; null for one that is not good. */
export async function wayToPlatform(
  db: Db,
  platform: Platform,
  { code, origin, now }: Coming & { code: string },
): Promise<string | null> {
  const [state, verifier] = [newSecret(), newSecret()]
  const isGood = await leaveForPlatform(db, {
    hash: await hashOf(code),
    stateHash: await hashOf(state),
    verifier,
    now,
  })
  if (!isGood) return null
  return platform.askAt({ redirect: origin + CALLBACK, state, challenge: await challengeOf(verifier) })
}

/**
 * [SU6] What the platform has led back with, as a code that only the user who began can finish with. The platform is asked
 * once, and its token is not kept.
 */
export async function wayBack(
  db: Db,
  platform: Platform,
  { state, code, origin, now }: Coming & { state: string; code: string | null },
): Promise<{ finish: string } | WayProblem> {
  const finish = newSecret()
  const finishHash = await hashOf(finish)
  const attempt = await comeFromPlatform(db, { stateHash: await hashOf(state), finishHash, now })
  if (!attempt) return 'not-begun-here'
  if (code === null) return 'said-no'
  const account = await platform.accountBy({ code, verifier: attempt.verifier, redirect: origin + CALLBACK })
  if (account === 'platform-silent') return account
  const before = await supportOf(db, attempt.userId)
  const standing = supportBy(account.member, { tiers: platform.tiers, before, now })
  await keepFound(db, finishHash, { patreonUser: account.id, member: account.member?.id ?? null, standing })
  return { finish }
}

/** What was found for the user; null for the code of another one, a used or a late one. */
export async function foundFor(db: Db, { code, userId, now }: { code: string; userId: number; now: number }) {
  return foundBy(db, { finishHash: await hashOf(code), userId, now })
}
