import type { RoomsEnv } from '#worker/env.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { spread } from '#worker/reach/news.ts'
import type { Written } from '#worker/reach/news.ts'
import { dueHats, isHatDue, lendHat, takeHatBack } from './hats-db.ts'

/**
 * [PC7] Lends the committee hat within a minute of the beginning of a term, and takes it back within a minute of its end, also
 * where it ends early. Rooms and pages of the dogs hear of it.
 */
export const HAT_JOB: MinuteJob<RoomsEnv> = {
  name: 'committee-hats',
  isDue: isHatDue,
  run: async (env, db, now) => {
    const { lend, takeBack } = await dueHats(db, now)
    const changed: Written[] = []
    for (const due of lend)
      if (await lendHat(db, { ...due, now })) changed.push({ type: 'nudge', dog: due.dog, about: 'bag' })
    for (const due of takeBack) {
      if (!(await takeHatBack(db, { ...due, now }))) continue
      changed.push({ type: 'dressed', dog: due.dog }, { type: 'nudge', dog: due.dog, about: 'bag' })
    }
    await spread({ env, db }, changed)
  },
}
