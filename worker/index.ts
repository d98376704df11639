// @ts-ignore: `npm run build` makes this file, and it has no types.
import * as build from '../build/server/index.js'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { EVERY_MINUTE } from './jobs/every-minute.ts'
import { minutely } from './minute.ts'
import { nightly } from './nightly.ts'
import { pageHandler } from './pages.ts'

export { StageDesk } from './stage/stage-entrypoint.ts'

const app = createApp(pageHandler(build))

export default {
  fetch: app.fetch,
  scheduled: ({ cron, scheduledTime }, env) => (cron === EVERY_MINUTE ? minutely : nightly)(env, scheduledTime),
} satisfies ExportedHandler<Env>
