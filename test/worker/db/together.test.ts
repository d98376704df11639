import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { LATEST_ANNOUNCEMENTS } from '#app/queries.ts'
import { START_BOXES } from '#app/site/start/start-query.ts'
import { faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { pageContext } from '#worker/load-context.ts'

it('reads news and boxes of the start page in two trips: one for all, one for what the chosen dog wears', async () => {
  const counted = faultyD1(env.DB)
  const { query } = pageContext(new Request('https://park.test/'), { ...env, DB: counted.d1 }, { nonce: '' })
  await Promise.all([query(LATEST_ANNOUNCEMENTS, {}), query(START_BOXES, {})])
  expect(counted.asked).toBeGreaterThan(0)
  expect(counted.asked).toBeLessThanOrEqual(2)
})
