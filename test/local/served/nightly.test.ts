import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshState } from '#test/browser/fresh-state.ts'
import { lastAudit } from '#worker/health/health-db.ts'
import { withDatabase } from '#worker/local/database.ts'
import { cronsOf } from '#worker/local/server/miniflare-options.ts'
import { EVERY_MINUTE } from '#worker/jobs/every-minute.ts'
import { LocalServer } from '#worker/local/server/local-server.ts'
import { freePort } from '#test/support/free-port.ts'

let state: string
let server: LocalServer
beforeAll(async () => {
  state = await freshState('seed')
  server = await LocalServer.open({ port: await freePort(), state })
})
afterAll(async () => {
  await server.close()
  rmSync(state, { recursive: true, force: true })
})

it('reads the times of the nightly job and of the minute from wrangler.toml', () => {
  expect(cronsOf('site')).toEqual(['17 3 * * *', EVERY_MINUTE])
})

it('runs the nightly job with the audit of the ledger at the scheduled time', async () => {
  const at = new Date('2026-07-02T03:17:00Z')
  await server.runScheduled('site', '17 3 * * *', at)
  expect(await withDatabase(state, lastAudit)).toMatchObject({ at: at.getTime(), breaches: [] })
})
