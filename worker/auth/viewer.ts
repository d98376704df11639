import type { Language } from '#durable/rules/languages.ts'
import type { Tier } from '#durable/rules/roles.ts'
import { SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import type { Expression, Query } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { bearerOf } from './session.ts'
import { sessionUser, sessionUserId, touchSession } from './sessions-db.ts'

/** The signed-in user who sent a request. `can` in durable/rules/roles.ts says what they may do. */
export type Viewer = {
  userId: number
  username: string
  language: Language
  admin: number
  moderator: number
  developer: boolean
  tier: Tier | null
  /** [PC2] Whether they sit on the party committee now and no ban pauses that. */
  isCommittee: boolean
  maxDogs: number
  sessionHash: string
  /** The latest sign-in or confirmation, epoch ms. */
  signedInAt: number
  isBanned: boolean
  /** [S12] Whether they have agreed to the terms that hold now. */
  hasAgreed: boolean
}

/** The precision of a session's last use. A write for each request would be too many. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/** The user who sent the request; null without a session, or if it has ended. */
export async function viewerOf(request: Request, db: Db, now: number): Promise<Viewer | null> {
  const token = bearerOf(request)
  if (!token) return null
  return viewerBySession(db, await hashOf(token), now)
}

/** The user of the session with this hash; null if it has ended. */
export async function viewerBySession(db: Db, sessionHash: string, now: number): Promise<Viewer | null> {
  const [viewer] = await viewerWith(db, { sessionHash, now }, () => [])
  return viewer
}

/**
 * The same, with the answers of other queries about that user in the same round trip. They are given SQL for the id of the
 * user, which is null where there is no viewer.
 */
export async function viewerWith(
  db: Db,
  { sessionHash, now }: { sessionHash: string; now: number },
  queriesFor: (userId: Expression<number>) => readonly Query<unknown>[],
): Promise<[Viewer | null, readonly unknown[]]> {
  const question = { hash: sessionHash, now, idleSince: now - SESSION_IDLE_MS }
  const [row, ...answers] = await runTogether(db, [sessionUser(db, question), ...queriesFor(sessionUserId(question))])
  if (!row) return [null, answers]
  const { lastUsedAt, developer, isBanned, isCommittee, termsVersion, ...user } = row
  if (now - lastUsedAt >= TOUCH_EVERY_MS) await touchSession(db, sessionHash, now)
  const hasAgreed = termsVersion === TERMS.version
  const roles = { developer: developer !== 0, isCommittee: isCommittee !== 0 && isBanned === 0 }
  return [{ ...user, ...roles, isBanned: isBanned !== 0, hasAgreed, sessionHash }, answers]
}
