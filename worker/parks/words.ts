import type { Db } from '../db/client.ts'
import { roomsWithDogs } from '../db/park/presence.ts'
import type { Env } from '../env.ts'
import { log, loggable } from '../log.ts'
import { reachRoom } from './reach.ts'

/** A pack that is older than any. */
const NO_NEWS = { rev: 0, hash: '' }

/**
 * [Y8] Tells the rooms with dogs in them at once that the word lists have changed. One that cannot be reached hears of it
 * from the next dog that comes in.
 */
export async function spreadWords(env: Pick<Env, 'PARK_ROOM'>, db: Db, revision: number): Promise<void> {
  const rooms = await roomsWithDogs(db)
  await Promise.all(
    rooms.map(async (room) => {
      try {
        await reachRoom(env, room, (stub) => stub.playBy({ ...NO_NEWS, words: revision }))
      } catch (error) {
        log({ event: 'room-failed', room, error: loggable(error).error })
      }
    }),
  )
}
