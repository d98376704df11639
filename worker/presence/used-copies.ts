import { openDb } from '#worker/db/client.ts'
import { log, loggable } from '#worker/log.ts'
import { isCopyUsed } from './presence-db.ts'

/** The copies of rooms that were used, as this isolate knows them. What was used once stays so. */
const known = new Set<string>()

/**
 * Whether a dog was ever in this copy of a room. The database is asked once in each isolate for a copy that was.
 * @returns null if the database does not answer
 */
export async function wasEverUsed(d1: D1Database, room: string): Promise<boolean | null> {
  if (known.has(room)) return true
  try {
    const isUsed = await isCopyUsed(openDb(d1), room)
    if (isUsed) known.add(room)
    return isUsed
  } catch (error) {
    log({ event: 'presence-failed', error: loggable(error).error })
    return null
  }
}
