import { expect, it } from 'vitest'
import { shareBack } from '#worker/local/rooms-cloud.ts'

const ACCOUNT = { CLOUDFLARE_ACCOUNT_ID: 'a1', CLOUDFLARE_API_TOKEN: 't1' }

function answering(body: string, status = 200) {
  const asked: { url: string; body: string }[] = []
  const ask = async (url: unknown, init?: RequestInit) => {
    asked.push({ url: String(url), body: String(init?.body) })
    return new Response(body, { status })
  }
  return { asked, ask }
}

it('asks the analytics of the account for the returns since the wave', async () => {
  const { asked, ask } = answering('{"data":[{"back":"198","cut":200}]}')
  expect(await shareBack(ACCOUNT, { since: 1_800_000_000_900, dataset: 'returns' }, ask)).toBe(0.99)
  expect(asked[0]?.url).toBe('https://api.cloudflare.com/client/v4/accounts/a1/analytics_engine/sql')
  expect(asked[0]?.body).toContain('FROM returns ')
  expect(asked[0]?.body).toContain('timestamp >= toDateTime(1800000001)')
})

it.each([
  ['where nobody was cut off', '{"data":[{"back":0,"cut":0}]}', 200],
  ['where there is no row', '{"data":[]}', 200],
  ['after a refusal', '{"errors":[]}', 403],
  ['after an answer that is no JSON', 'oops', 200],
])('knows nothing %s', async (_when, body, status) => {
  expect(await shareBack(ACCOUNT, { since: 0, dataset: 'returns' }, answering(body, status).ask)).toBeNull()
})

it('does not ask without an account', async () => {
  const { asked, ask } = answering('')
  expect(await shareBack({}, { since: 0, dataset: 'returns' }, ask)).toBeNull()
  expect(asked).toEqual([])
})
