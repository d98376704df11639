import type { D1Migration } from 'cloudflare:test'
import type { MainPark } from '#durable/rules/users/vouching.ts'
import type { Env as WorkerEnv } from '#worker/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[]
      DEMO_DB: D1Database
      STAGE_DESK: MainPark
    }
  }
}
