import { drawDue, sendDeliveries } from './db/acts/deliveries.ts'
import { forgetRests } from './db/acts/resting.ts'
import { bury } from './db/acts/living.ts'
import { openDbAtLeisure } from './db/client.ts'
import { audit, freezeTrade } from './db/ledger/audit.ts'
import type { Env } from './env.ts'
import { log } from './log.ts'

/**
 * What is done once a night (`[triggers]` of wrangler.toml): who has died of age is buried, what has rested is
 * forgotten, the shops get rare goods, and the books are proved; where they are wrong, trade is frozen.
 */
export async function nightly(env: Pick<Env, 'DB'>, now: number): Promise<void> {
  const db = openDbAtLeisure(env.DB)
  await bury(db, { now })
  await forgetRests(db, now)
  await drawDue(db, { now, random: Math.random })
  await sendDeliveries(db, { now, random: Math.random })
  const { breaches, ...looked } = await audit(db)
  if (breaches.length > 0) await freezeTrade(db)
  for (const breach of breaches) log({ event: 'ledger-broken', ...breach })
  log({ event: 'audited', ...looked, breaches: breaches.length })
}
