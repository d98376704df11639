import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import app from '../entry.ts'

it('says that it is well, and in which version', async () => {
  const response = await app.request('/api/health', {}, env)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', version: packageJson.version })
})
