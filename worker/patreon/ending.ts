import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { tellHeart } from '#worker/supporters/telling.ts'
import { endLoans } from '#worker/things/lending-db.ts'
import { endIfOver, isAnyOver, overAt } from './ending-db.ts'

/** How many supporters one run ends. */
const ENDED_A_RUN = 20

/** [SU6] Ends the support whose time is over, though nobody has asked. */
export const SUPPORT_END_JOB: MinuteJob<RoomsEnv> = {
  name: 'support-end',
  isDue: isAnyOver,
  run: async (env, db, now) => {
    for (const userId of await overAt(db, now, ENDED_A_RUN)) {
      await endIfOver(db, { userId, now })
      await supportEnded({ env, db }, { userId, now })
    }
  },
}

/** Has the rooms of a user's dogs, and the open pages there, hear of support that has changed. */
export async function tellSupport(
  park: { env: RoomsEnv; db: Db },
  changed: { userId: number; now: number },
): Promise<void> {
  if ((await supportOf(park.db, changed.userId))?.tier === 'Inactive') await supportEnded(park, changed)
  else await tellHeart(park, changed.userId)
}

/** [SU4] What was lent goes back, and the rooms hear of it and of the heart; nothing of that where support goes on. */
export async function supportEnded(
  park: { env: RoomsEnv; db: Db },
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  if ((await supportOf(park.db, userId))?.tier !== 'Inactive') return
  await endLoans(park.db, { user: userId, now })
  await tellHeart(park, userId)
  const dogs = await dogsInParkOf(park.db, [userId])
  await spread(
    park,
    dogs.flatMap((dog) => [
      { type: 'dressed', dog },
      { type: 'nudge', dog, about: 'bag' },
    ]),
  )
}
