import * as v from 'valibot'
import { can } from '#durable/rules/roles.ts'
import { SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { STAYS_ASKED_MAX } from '#durable/rules/users/vouching.ts'
import type { DemoStay, Vouched } from '#durable/rules/users/vouching.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import { ownerOfStageToken, spendStageToken } from './stage-tokens-db.ts'
import { dogsToVouchFor, stayFactsOf } from './vouching-db.ts'
import type { StayFacts } from './vouching-db.ts'

const TokenHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const UserId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const UserIds = v.pipe(v.array(UserId), v.maxLength(STAYS_ASKED_MAX))

/**
 * [DP1] Uses up a token for the demo park, by its hash, and says whom it lets in; null for one that does not hold. Of many
 * concurrent requests one gets an answer. A code for the app opens nothing there, and is not used up.
 */
export async function redeemForDemo(db: Db, tokenHash: unknown, now: number): Promise<Vouched | 'banned' | null> {
  if (!v.is(TokenHash, tokenHash)) return null
  const sessionHash = await spendStageToken(db, { hash: tokenHash, now, idleSince: now - SESSION_IDLE_MS })
  const viewer = sessionHash && (await viewerBySession(db, sessionHash, now))
  if (!viewer) return null
  if (viewer.isBanned) return 'banned'
  if (!can(viewer, 'see-demo-park')) return null
  const { userId, username, language, admin, moderator, developer, tier, maxDogs, hasAgreed, signedInAt } = viewer
  return {
    userId,
    username,
    language,
    admin,
    moderator,
    developer: developer ? 1 : 0,
    tier,
    maxDogs,
    termsVersion: hasAgreed ? TERMS.version : 0,
    signedInAt,
    dogs: await dogsToVouchFor(db, userId),
  }
}

/** The username that a token for the demo park lets in, by its hash; null for one that does not hold. */
export async function ownerForDemo(db: Db, tokenHash: unknown, now: number): Promise<string | null> {
  if (!v.is(TokenHash, tokenHash)) return null
  return ownerOfStageToken(db, { hash: tokenHash, now, idleSince: now - SESSION_IDLE_MS, audience: 'stage' })
}

/**
 * [DP3] Whether these users of this park may stay in the demo park, or why not, in their order; nothing for a malformed list.
 * An id that this park has never had is `demo-closed` and not `deleted`: a demo park that asks the wrong park must not
 * delete its users.
 */
export async function staysInDemo(db: Db, userIds: unknown, now: number): Promise<DemoStay[]> {
  if (!v.is(UserIds, userIds)) return []
  const rows = new Map((await stayFactsOf(db, userIds, now)).map((row) => [row.id, row]))
  return userIds.map((id) => stayOf(rows.get(id)))
}

function stayOf(row: StayFacts | undefined): DemoStay {
  if (!row) return 'demo-closed'
  if (row.isDeleted) return 'deleted'
  if (row.isBanned) return 'banned'
  return can(row, 'see-demo-park') ? 'may-stay' : 'demo-closed'
}
