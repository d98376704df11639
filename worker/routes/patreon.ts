import { Hono } from 'hono'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { wayBack, wayToPlatform } from '#worker/patreon/linking.ts'
import { platformOf } from '#worker/patreon/platform.ts'

/** The page that a connection begins and ends at. */
const PAGE = '/h5/account/supporter'

/** The header of a request that a service worker's navigation preload has made. */
const FETCHED_AHEAD = 'service-worker-navigation-preload'

/**
 * [SU6] The way to Patreon and back. What comes of it is in the fragment of the page's address, which is in no log and in
 * no Referer. 404 where Patreon is not set up.
 */
export const patreonRoutes = new Hono<{ Bindings: Env }>()

patreonRoutes.use(async (c, next) => {
  if (!platformOf(c.env, '')) return c.notFound()
  // Our service worker has each navigation fetched ahead, leaves this one to the browser, and the browser asks again: what is
  // fetched ahead would use up the code.
  if (c.req.header(FETCHED_AHEAD) !== undefined) return c.body(null, 204)
  await next()
  c.header('Cache-Control', 'no-store')
  return undefined
})

patreonRoutes.get('/auth', async (c) => {
  const { origin } = new URL(c.req.url)
  const platform = platformOf(c.env, origin)
  const code = c.req.query('code')
  if (!platform) return c.notFound()
  // A plain link: only the page knows who asks, so it begins by itself.
  if (code === undefined) return c.redirect(`${PAGE}#begin`, 303)
  const way = await wayToPlatform(openDb(c.env.DB), platform, { code, origin, now: Date.now() })
  return way === null ? c.redirect(`${PAGE}#problem=not-begun-here`, 303) : c.redirect(way, 302)
})

patreonRoutes.get('/callback', async (c) => {
  const { origin } = new URL(c.req.url)
  const platform = platformOf(c.env, origin)
  if (!platform) return c.notFound()
  const { state = '', code = null } = c.req.query()
  const found = await wayBack(openDb(c.env.DB), platform, { state, code, origin, now: Date.now() })
  return c.redirect(`${PAGE}#${typeof found === 'string' ? `problem=${found}` : `link=${found.finish}`}`, 303)
})
