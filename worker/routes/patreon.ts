import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { hookSecret } from '#worker/patreon/campaign-key.ts'
import { bytesOfSignature, isSignedBy, takeHook } from '#worker/patreon/hooks.ts'
import { wayBack, wayToPlatform } from '#worker/patreon/linking.ts'
import { LOOK_JOB, lookAt } from '#worker/patreon/looking.ts'
import { platformOf } from '#worker/patreon/platform.ts'

/** The page that a connection begins and ends at, and the one of the campaign's. */
const PAGE = '/h5/account/supporter'
const STAFF_PAGE = '/manage/supporters'

/** The longest hook, bytes. */
const HOOK_MAX = 64 * 1024

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

/**
 * [SU8] A hook of Patreon: signed with the secret of our webhook, it has us ask for the member that it is about. Nothing else of
 * it is believed. Where the database is away the answer is 503 (worker/app.ts), so that Patreon sends it again.
 */
patreonRoutes.post(
  '/webhook',
  bodyLimit({ maxSize: HOOK_MAX, onError: (c) => c.text('64 KiB at most', 413) }),
  async (c) => {
    const signature = bytesOfSignature(c.req.header('x-patreon-signature') ?? '')
    if (signature === null) return c.text('not signed', 401)
    const db = openDb(c.env.DB)
    const secret = await hookSecret(c.env, db)
    if (secret === null) return c.notFound()
    const body = await c.req.arrayBuffer()
    if (!(await isSignedBy(secret, body, signature))) return c.text('not signed', 401)
    const campaign = platformOf(c.env, '')?.campaign ?? ''
    const now = Date.now()
    const taken = await takeHook(db, { body, campaign, now })
    if (taken === 'unreadable') return c.text('not understood', 400)
    const look = taken.userId === null ? null : lookAt({ env: c.env, db }, { userId: taken.userId, now })
    // Whatever becomes of it, the cron looks again.
    if (look !== null) c.executionCtx.waitUntil(look.catch(logLook))
    return c.text('heard')
  },
)

patreonRoutes.get('/callback', async (c) => {
  const { origin } = new URL(c.req.url)
  const platform = platformOf(c.env, origin)
  if (!platform) return c.notFound()
  const { state = '', code = null } = c.req.query()
  const park = { env: c.env, db: openDb(c.env.DB) }
  const found = await wayBack(park, platform, { state, code, origin, now: Date.now() })
  if (typeof found === 'string') return c.redirect(`${PAGE}#problem=${found}`, 303)
  if ('campaign' in found) return c.redirect(`${STAFF_PAGE}?campaign=${found.campaign}`, 303)
  return c.redirect(`${PAGE}#link=${found.finish}`, 303)
})

function logLook(error: unknown): void {
  log({ event: 'job-failed', job: LOOK_JOB.name, error: loggable(error).error })
}
