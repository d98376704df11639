import { STAYS_ASKED_MAX } from '#durable/rules/users/vouching.ts'
import type { MainPark } from '#durable/rules/users/vouching.ts'
import type { Db } from '#worker/db/client.ts'
import { log, loggable } from '#worker/log.ts'
import { askStays } from './stays-in-demo.ts'
import { deleteNow, vouchedAfter } from './vouched-db.ts'

/**
 * [DP4] In a demo park, asks the main park about everybody for whom it has vouched: who has deleted their account there is
 * deleted here in the same night. Does nothing where no main park vouches. If the main park does not answer, the next night
 * asks about all of them again.
 */
export async function followMainPark(mainPark: MainPark | undefined, db: Db, now: number): Promise<void> {
  if (!mainPark) return
  try {
    let page = await vouchedAfter(db, 0, STAYS_ASKED_MAX)
    while (page.length > 0) {
      const stays = await askStays(
        mainPark,
        page.map(({ idThere }) => idThere),
      )
      const gone = page.filter((_user, at) => stays[at] === 'deleted')
      await deleteNow(
        db,
        gone.map(({ userId }) => userId),
        now,
      )
      page = await vouchedAfter(db, page.at(-1)?.userId ?? 0, STAYS_ASKED_MAX)
    }
  } catch (error) {
    log({ event: 'main-park-unheard', error: loggable(error).error })
  }
}
