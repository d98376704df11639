import type { RoomsEnv } from '#worker/env.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { spread } from '#worker/reach/news.ts'
import { tellStamped } from '#worker/reach/stamped.ts'
import { isPayDue, payMarkers } from './paying-db.ts'

/** [PG1] Pays within a minute all who gave a mark to a pack that has reached its goal. The pages of their dogs hear of it. */
export const PACK_JOB: MinuteJob<RoomsEnv> = {
  name: 'pack-goals',
  isDue: isPayDue,
  run: async (env, db, now) => {
    const paid = await payMarkers(db, now)
    await tellStamped({ env, db, now }, paid)
    await spread(
      { env, db },
      paid.map((dog) => ({ type: 'nudge', dog, about: 'bag' })),
    )
  },
}
