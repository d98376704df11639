import { CLOSE } from '#durable/protocol/close-codes.ts'
import { STAYS_ASKED_MAX } from '#durable/rules/users/vouching.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import { presence } from '#worker/db/schema/presence.ts'
import { askStays } from '#worker/entrance/stays-in-demo.ts'
import { vouchedInPark } from '#worker/entrance/vouched-db.ts'
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
  isDue: (db) => query(db.select({ dogId: presence.dogId }).from(presence).limit(1), (rows) => rows.length > 0),
  run: signOutWhoMayNotStay,
}

async function signOutWhoMayNotStay(env: RoomsEnv & Pick<Env, 'MAIN_PARK'>, db: Db, now: number): Promise<void> {
  if (!env.MAIN_PARK) return
  const here = await vouchedInPark(db, STAYS_ASKED_MAX)
  const stays = await askStays(
    env.MAIN_PARK,
    here.map(({ idThere }) => idThere),
  )
  for (const { userId } of here.filter((_user, at) => stays[at] !== 'may-stay')) {
    await db.batch(endAllSessions(db, { userId, now }))
    await closeSockets(env, db, { user: userId, code: CLOSE.changed })
  }
}
