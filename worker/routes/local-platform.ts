import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'
import { STAND_IN } from '#worker/patreon/asking.ts'
import { changeAtDesk, deskPage } from '#worker/patreon/stand-in-desk.ts'
import { standInPlatform } from '#worker/patreon/stand-in.ts'
import { patreonRoutes } from './patreon.ts'

/** Its forms go to itself. */
const DESK_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The pages of the stand-in on which one picks somebody or changes a member; 404 in a park that asks Patreon, or nobody. */
export const localPlatformRoutes = new Hono<{ Bindings: Env }>()

localPlatformRoutes.use(async (c, next) => (c.env.PATREON_ORIGIN === STAND_IN ? next() : c.notFound()))
localPlatformRoutes.get('/desk', (c) => c.html(deskPage(), 200, { 'Content-Security-Policy': DESK_POLICY }))
localPlatformRoutes.post('/desk', async (c) => {
  const form = Object.entries(await c.req.parseBody())
  const sent = form.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  // Delivered in process: a Worker does not call itself.
  for (const { body, headers } of await changeAtDesk(new URLSearchParams(sent)))
    await patreonRoutes.request('/webhook', { method: 'POST', body, headers }, c.env, c.executionCtx)
  return c.redirect(`${STAND_IN}/desk`, 303)
})
localPlatformRoutes.route('/', standInPlatform)
