import { Miniflare } from 'miniflare'
import { audit } from '#worker/ledger/audit.ts'
import { openDbAtLeisure } from '../db/client.ts'
import { httpDatabase } from './server/http-database.ts'
import { miniflareDatabase } from './server/miniflare-options.ts'

// Audits the ledger of the local database and prints the result; the exit code is 1 if an invariant is violated.
const miniflare = new Miniflare(miniflareDatabase(process.env.PERSIST_TO ?? '.wrangler/state'))
try {
  const started = performance.now()
  const { breaches, ops, legs, things } = await audit(openDbAtLeisure(httpDatabase(miniflare)))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  for (const { rule, broken, example } of breaches) console.log(`✗ ${rule}: ${broken} do not (${example})`)
  console.log(`${ops} ops, ${legs} legs, ${things} things: ${breaches.length} breaches, ${seconds} s`)
  process.exitCode = breaches.length === 0 ? 0 : 1
} finally {
  await miniflare.dispose()
}
