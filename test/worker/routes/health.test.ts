import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import app from '../entry.ts'
import packageJson from '../../../package.json' with { type: 'json' }

it('says that it is well, and in which version', async () => {
  const response = await app.request('/api/health', {}, env)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', version: packageJson.version })
})
