import { SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import { forgetRests } from '#worker/acts/resting-db.ts'
import { payCommittee } from '#worker/committee/paying-db.ts'
import { bury } from '#worker/dogs/living-db.ts'
import { followMainPark } from '#worker/entrance/leaving.ts'
import { isAuditUnderWay, keepAudit, keepAuditState, keptAuditState } from '#worker/health/health-db.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { auditFrom, auditFurther, freezeTrade, isAudited } from '#worker/ledger/audit.ts'
import { dropUnnamedPictures } from '#worker/pictures/pictures-db.ts'
import { dropLostSockets } from '#worker/presence/sockets-db.ts'
import { forget } from '#worker/privacy/forgetting.ts'
import { dueDeletions } from '#worker/privacy/privacy-db.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'
import { knockOfLives } from '#worker/push/sources-db.ts'
import { spread } from '#worker/reach/news.ts'
import { drawDue, sendDeliveries } from '#worker/things/deliveries-db.ts'
import { countMonthlyUsers } from '#worker/transparency/monthly-users-db.ts'
import { openDbAtLeisure, openForLongReads } from './db/client.ts'
import type { Db } from './db/client.ts'
import type { Env } from './env.ts'
import { log } from './log.ts'

/** D1 answers a thousand queries of one run of a Worker, and a slice is seven of them at most. */
const AUDIT_SLICES = 120

/** An audit that was begun so long ago is given up for a new one, ms. */
const AUDIT_GIVEN_UP_MS = 7 * 24 * 60 * 60 * 1000

/** How many users are deleted in one night; the others follow the next. */
const FORGOTTEN_MAX = 200

type NightlyEnv = Pick<Env, 'DB' | 'PARK_ROOM' | 'ROOM_JURISDICTION' | 'EXCLUSION_KEY' | 'LOCAL_SIGN_IN' | 'MAIN_PARK'>

/**
 * The job of each night (`[triggers]` of wrangler.toml). It stores deaths of age, deletes rests, sockets that are
 * lost, old data [S11] and users who asked for it 14 days ago or, in a demo park, are deleted in the main park [DP4],
 * counts the users of the month, pays the party committee, tells owners of dogs with few days left by push, sends rare
 * goods to the shops, deletes pictures that nothing names [SP2], and begins to audit the ledger, unless an audit is under way.
 */
export async function nightly(env: NightlyEnv, now: number): Promise<void> {
  const db = openDbAtLeisure(env.DB)
  await bury(db, { now })
  await forgetRests(db, now)
  await dropLostSockets(db, now)
  await forgetOld(db, { now, sessionIdleMs: SESSION_IDLE_MS })
  await drawDue(db, { now, random: Math.random })
  await knockOfLives(db, now)
  await sendDeliveries(db, { now, random: Math.random })
  await dropUnnamedPictures(db, now)
  await followMainPark(env.MAIN_PARK, db, now)
  await forget(env, db, await dueDeletions(db, now, FORGOTTEN_MAX), now)
  await countMonthlyUsers(db, now)
  const paid = await payCommittee(db, now)
  await spread(
    { env, db },
    paid.map((one) => ({ type: 'nudge', ...one })),
  )
  const kept = await keptAuditState(db)
  if (!kept || kept.before < now - AUDIT_GIVEN_UP_MS) await keepAuditState(db, auditFrom(now))
  await runJobs(env, now, [AUDIT_JOB])
}

/** The audit that the night has begun goes on each minute until it is over. */
export const AUDIT_JOB: MinuteJob<Pick<Env, 'DB'>> = { name: 'audit', isDue: isAuditUnderWay, run: goOnAuditing }

/**
 * Goes on with the audit of the ledger that is under way, as far as one run may ask the database. If the ledger is wrong,
 * trade is frozen.
 */
async function goOnAuditing(env: Pick<Env, 'DB'>, db: Db, now: number): Promise<void> {
  const kept = await keptAuditState(db)
  if (!kept) return
  const state = await auditFurther(openForLongReads(env.DB), kept, AUDIT_SLICES)
  if (!isAudited(state)) return keepAuditState(db, state)
  const { breaches, ...looked } = state.report
  if (breaches.length > 0) await freezeTrade(db)
  await keepAudit(db, { ...looked, breaches, at: now })
  await keepAuditState(db, null)
  for (const breach of breaches) log({ event: 'ledger-broken', ...breach })
  log({ event: 'audited', ...looked, breaches: breaches.length })
}
