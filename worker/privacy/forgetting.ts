import { CLOSE } from '#durable/protocol/close-codes.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import type { Db } from '#worker/db/client.ts'
import { forgetUser } from './privacy-db.ts'
import type { Env } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { reachRoom } from '#worker/rooms/reach.ts'
import { closeSockets } from '#worker/rooms/revoke.ts'

/**
 * [S10] Deletes a user: first closes the sockets, then deletes the words in the rooms, then the rows. It may be
 * repeated. After a failure the next night tries again, because the row of the request is deleted last.
 */
export async function forget(env: Pick<Env, 'PARK_ROOM'>, db: Db, userId: number): Promise<void> {
  try {
    await closeSockets(env, db, { user: userId, code: CLOSE.banned })
    for (const room of ROOM_KEYS) await reachRoom(env, room, (stub) => stub.forget(userId))
    await forgetUser(db, userId)
  } catch (error) {
    log({ event: 'forgetting-failed', error: loggable(error).error })
  }
}
