import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Db } from '#worker/db/client.ts'
import type { Env, RoomsEnv } from '#worker/env.ts'
import { hashOfSubject } from '#worker/exclusions/excluded-subject.ts'
import { excludedIdentity } from '#worker/exclusions/exclusions-db.ts'
import { log, loggable } from '#worker/log.ts'
import { copiesEverUsed } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { forgetUser } from './privacy-db.ts'

type ForgettingEnv = RoomsEnv & Pick<Env, 'EXCLUSION_KEY' | 'LOCAL_SIGN_IN'>

/**
 * [S10] Deletes users: first closes the sockets, then deletes the words in the rooms, by one call of each copy for all of
 * them, then the rows of those who have not cancelled meanwhile. It may be repeated. After a failure the next night tries again, because the row of the request is
 * deleted last.
 */
export async function forget(env: ForgettingEnv, db: Db, users: readonly number[], now: number): Promise<void> {
  if (users.length === 0) return
  try {
    for (const user of users) await closeSockets(env, db, { user, code: CLOSE.banned })
    for (const room of await copiesEverUsed(db)) await reachRoom(env, room, (stub) => stub.forget(users))
    for (const user of users) await forgetUser(db, user, await exclusionToKeep(env, db, { user, now }))
  } catch (error) {
    log({ event: 'forgetting-failed', error: loggable(error).error })
  }
}

/** [B25] What is kept of a user who is excluded for good: the hash of the sign-in; null for everybody else. */
async function exclusionToKeep(env: ForgettingEnv, db: Db, { user, now }: { user: number; now: number }) {
  const identity = await excludedIdentity(db, user, now)
  const hash = identity && (await hashOfSubject(env, identity))
  return hash === null ? null : { hash, userId: user, now }
}
