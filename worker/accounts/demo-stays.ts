import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Db } from '#worker/db/client.ts'
import { usersWithStay } from '#worker/entrance/stays-in-demo.ts'
import { isAnyInPark } from '#worker/entrance/vouched-db.ts'
import type { Env, RoomsEnv } from '#worker/env.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { endAllSessions } from './ending-sessions-db.ts'

/**
 * [DP3] In a demo park, signs out whoever is in the park and may not stay, so that neither an open socket nor the pass of a room
 * is a way to go on. Does nothing where no main park vouches.
 */
export const DEMO_STAYS_JOB: MinuteJob<RoomsEnv & Pick<Env, 'MAIN_PARK'>> = {
  name: 'demo-stays',
  isDue: isAnyInPark,
  run: signOutWhoMayNotStay,
}

const OVER = ['banned', 'demo-closed', 'deleted'] as const

async function signOutWhoMayNotStay(env: RoomsEnv & Pick<Env, 'MAIN_PARK'>, db: Db, now: number): Promise<void> {
  if (!env.MAIN_PARK) return
  for await (const users of usersWithStay(env.MAIN_PARK, db, { stays: OVER, inParkAt: now })) {
    for (const userId of users) {
      await db.batch(endAllSessions(db, { userId, now }))
      await closeSockets(env, db, { user: userId, code: CLOSE.changed })
    }
  }
}
