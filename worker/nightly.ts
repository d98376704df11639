import { SESSION_IDLE_MS } from './auth/session.ts'
import { drawDue, sendDeliveries } from '#worker/things/deliveries-db.ts'
import { forgetRests } from '#worker/acts/resting-db.ts'
import { bury } from '#worker/dogs/living-db.ts'
import { openDbAtLeisure } from './db/client.ts'
import { audit, freezeTrade } from '#worker/ledger/audit.ts'
import { keepAudit } from '#worker/health/health-db.ts'
import { dueDeletions } from '#worker/privacy/privacy-db.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'
import type { Env } from './env.ts'
import { log } from './log.ts'
import { dropExpiredTickets } from '#worker/entrance/tickets-db.ts'
import { knockOfLives } from '#worker/push/sources-db.ts'
import { forget } from '#worker/privacy/forgetting.ts'

/** How many users are deleted in one night; the others follow the next. */
const FORGOTTEN_MAX = 200

/**
 * The job of each night (`[triggers]` of wrangler.toml). It stores deaths of age, deletes rests, tickets, old data [S11]
 * and users who asked for it 14 days ago, tells owners of dogs with few days left by push, sends rare goods to the shops,
 * and audits the ledger. If the ledger is wrong, trade is frozen.
 */
export async function nightly(env: Pick<Env, 'DB' | 'PARK_ROOM'>, now: number): Promise<void> {
  const db = openDbAtLeisure(env.DB)
  await bury(db, { now })
  await forgetRests(db, now)
  await dropExpiredTickets(db, now)
  await forgetOld(db, { now, sessionIdleMs: SESSION_IDLE_MS })
  await drawDue(db, { now, random: Math.random })
  await knockOfLives(db, now)
  await sendDeliveries(db, { now, random: Math.random })
  for (const userId of await dueDeletions(db, now, FORGOTTEN_MAX)) await forget(env, db, userId)
  const { breaches, ...looked } = await audit(db)
  await keepAudit(db, { ...looked, breaches, at: now })
  if (breaches.length > 0) await freezeTrade(db)
  for (const breach of breaches) log({ event: 'ledger-broken', ...breach })
  log({ event: 'audited', ...looked, breaches: breaches.length })
}
