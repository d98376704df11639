// @ts-ignore: `npm run build` makes this file, and it has no types.
import * as build from '../build/server/index.js'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { NIGHTLY_CRON, goOnAuditing, nightly } from './nightly.ts'
import { pageHandler } from './pages.ts'

const app = createApp(pageHandler(build))

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime, cron }, env) =>
    cron === NIGHTLY_CRON ? nightly(env, scheduledTime) : goOnAuditing(env, scheduledTime),
} satisfies ExportedHandler<Env>
