import type { MainPark } from '#durable/rules/users/vouching.ts'
import type { Db } from '#worker/db/client.ts'
import { log, loggable } from '#worker/log.ts'
import { usersWithStay } from './stays-in-demo.ts'
import { deleteNow } from './vouched-db.ts'

/**
 * [DP4] In a demo park, asks the main park about everybody for whom it has vouched: who has deleted their account there is
 * deleted here in the same night. Does nothing where no main park vouches. If the main park does not answer, the next night
 * asks about all of them again.
 */
export async function followMainPark(mainPark: MainPark | undefined, db: Db, now: number): Promise<void> {
  if (!mainPark) return
  try {
    for await (const users of usersWithStay(mainPark, db, { stays: ['deleted'] })) await deleteNow(db, users, now)
  } catch (error) {
    log({ event: 'main-park-unheard', error: loggable(error).error })
  }
}
