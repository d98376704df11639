import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { dogsStampedAt } from '#worker/ledger/stamps-db.ts'
import { log, loggable } from '#worker/log.ts'
import { spread } from './news.ts'

/** [BK2] Tells the pages of those of these dogs whose users were given a stamp at this moment (epoch ms). */
export async function tellStamped(
  park: { env: RoomsEnv; db: Db; now: number },
  dogs: readonly number[],
): Promise<void> {
  const stamped = await dogsStampedAt(park.db, dogs, park.now).catch((error: unknown) => {
    // The book has the stamp in any case.
    log({ event: 'presence-failed', error: loggable(error).error })
    return []
  })
  await spread(
    park,
    stamped.map((dog) => ({ type: 'nudge', dog, about: 'book' })),
  )
}
