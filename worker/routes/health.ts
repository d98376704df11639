import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'
import { VERSION } from '#worker/version.ts'

/** For monitors: shows that the Worker answers, and its version. */
export const healthRoutes = new Hono<{ Bindings: Env }>()

healthRoutes.get('/', (c) => c.json({ status: 'ok', version: VERSION }))
