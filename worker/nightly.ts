import { openDbAtLeisure } from './db/client.ts'
import { audit, freezeTrade } from './db/ledger/audit.ts'
import type { Env } from './env.ts'
import { log } from './log.ts'

/** What is done once a night (`[triggers]` of wrangler.toml): the books are proved, and trade is frozen where they are wrong. */
export async function nightly(env: Pick<Env, 'DB'>): Promise<void> {
  const db = openDbAtLeisure(env.DB)
  const { breaches, ...looked } = await audit(db)
  if (breaches.length > 0) await freezeTrade(db)
  for (const breach of breaches) log({ event: 'ledger-broken', ...breach })
  log({ event: 'audited', ...looked, breaches: breaches.length })
}
