import { env, reset } from 'cloudflare:test'
import { afterAll } from 'vitest'
import { forgetCrowds } from '#worker/presence/crowds.ts'

// The next file runs in the same workerd, so that nothing stored or remembered may be left.
afterAll(async () => {
  await reset()
  forgetCrowds(env.DB)
})
