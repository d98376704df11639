import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'
import { STAND_IN } from '#worker/patreon/platform.ts'
import { standInPlatform } from '#worker/patreon/stand-in.ts'

/** The page of the stand-in on which one picks somebody; 404 in a park that asks Patreon itself, or nobody. */
export const localPlatformRoutes = new Hono<{ Bindings: Env }>()

localPlatformRoutes.use(async (c, next) => (c.env.PATREON_ORIGIN === STAND_IN ? next() : c.notFound()))
localPlatformRoutes.route('/', standInPlatform)
