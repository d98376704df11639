import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { copiesEverUsed } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { forgetUser } from './privacy-db.ts'

/**
 * [S10] Deletes users: first closes the sockets, then deletes the words in the rooms, by one call of each copy for all of
 * them, then the rows of those who have not cancelled meanwhile. It may be repeated. After a failure the next night tries again, because the row of the request is
 * deleted last.
 */
export async function forget(env: RoomsEnv, db: Db, users: readonly number[]): Promise<void> {
  if (users.length === 0) return
  try {
    for (const user of users) await closeSockets(env, db, { user, code: CLOSE.banned })
    for (const room of await copiesEverUsed(db)) await reachRoom(env, room, (stub) => stub.forget(users))
    for (const user of users) await forgetUser(db, user)
  } catch (error) {
    log({ event: 'forgetting-failed', error: loggable(error).error })
  }
}
