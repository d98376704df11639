import type { Db } from '#worker/db/client.ts'
import { roomsWithDogs } from '#worker/presence/presence-db.ts'
import { run } from '#worker/db/query.ts'
import { settingsRevision } from './settings-db.ts'
import type { Env } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { reachRoom } from '#worker/rooms/reach.ts'

/** A pack that is older than any. */
const NO_NEWS = { rev: 0, hash: '' }

/**
 * Tells the rooms with dogs in them at once that staff have changed something by which rooms go. A room that cannot be
 * reached hears of it from the next dog that comes in.
 */
export async function spreadSettings(env: Pick<Env, 'PARK_ROOM'>, db: Db): Promise<void> {
  const [settings, rooms] = await Promise.all([run(settingsRevision(db)), roomsWithDogs(db)])
  await Promise.all(
    rooms.map(async (room) => {
      try {
        await reachRoom(env, room, (stub) => stub.playBy({ ...NO_NEWS, settings }))
      } catch (error) {
        log({ event: 'room-failed', room, error: loggable(error).error })
      }
    }),
  )
}
