import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { roomsWithDogs } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { settingsRevision } from './settings-db.ts'

/** A pack reference that is older than any, so that the room keeps its pack. */
const NO_NEWS = { rev: 0, hash: '' }

/**
 * Tells all rooms with dogs that staff have changed settings that rooms use. A room that cannot be reached learns it
 * from the next dog that enters.
 */
export async function spreadSettings(env: RoomsEnv, db: Db): Promise<void> {
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
