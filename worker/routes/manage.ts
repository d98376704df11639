import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { can } from '#durable/rules/roles.ts'
import { viewerOf } from '#worker/auth/viewer.ts'
import { openDb } from '#worker/db/client.ts'
import { closeDeskOf, openDeskOf } from '#worker/desk/desk-session.ts'
import { comparablePath, isBelow } from '#worker/edge/comparable-path.ts'
import type { Env } from '#worker/env.ts'
import { isOurOrigin } from '#worker/origin.ts'

/** The rules for all staff pages: they are never cached, and only our own pages may send changes. */
export const staffPageRules: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const { method, raw } = c.req
  if (!isBelow(comparablePath(raw.url), '/manage')) return next()
  const origin = raw.headers.get('origin')
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading && (origin === null || !isOurOrigin(origin, raw, c.env))) return c.text('foreign origin', 403)
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex')
}

/** The routes that open and close the staff pages. */
export const manageRoutes = new Hono<{ Bindings: Env }>()

// Users without access get 404, as if there were no such route.
manageRoutes.post('/door', async (c) => {
  const now = Date.now()
  const db = openDb(c.env.DB)
  const viewer = await viewerOf(c.req.raw, db, now)
  if (!viewer || !can(viewer, 'open-manage')) return c.body(null, 404)
  return c.body(null, 204, { 'Set-Cookie': await openDeskOf(db, viewer, now) })
})

manageRoutes.delete('/door', async (c) =>
  c.body(null, 204, { 'Set-Cookie': await closeDeskOf(c.req.raw, openDb(c.env.DB)) }),
)
