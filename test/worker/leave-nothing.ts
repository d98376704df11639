import { env, reset } from 'cloudflare:test'
import { afterAll } from 'vitest'
import { forgetCrowds } from '#worker/presence/crowds.ts'

// The next file has the same workerd: it finds nothing written, and nothing remembered of it.
afterAll(async () => {
  await reset()
  forgetCrowds(env.DB)
})
