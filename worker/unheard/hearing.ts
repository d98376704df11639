import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { roomsWithDogsOf } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { silentTo } from './unheard-db.ts'

/**
 * Tells the rooms at once whom these users do not hear. A room that cannot be reached learns it with their next entry;
 * the decision is stored in any case.
 */
export async function tellRooms(env: RoomsEnv, db: Db, users: readonly number[]): Promise<void> {
  await Promise.all(
    users.map(async (user) => {
      const rooms = await roomsWithDogsOf(db, user)
      await Promise.all(rooms.map((room) => tell(env, db, { user, room })))
    }),
  )
}

async function tell(env: RoomsEnv, db: Db, { user, room }: { user: number; room: string }): Promise<void> {
  try {
    // Read for each attempt, or a late one would undo a newer decision of the user.
    await reachRoom(env, room, async (stub) => {
      const readAt = Date.now()
      return stub.hearOnly(user, await run(silentTo(db, user)), readAt)
    })
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
  }
}
