import { Hono } from 'hono'
import { secured } from './edge/security-headers.ts'
import type { Env } from './env.ts'
import { log, loggable } from './log.ts'
import type { PageHandler } from './pages.ts'
import { graphqlRoutes } from './routes/graphql.ts'
import { healthRoutes } from './routes/health.ts'
import { localIdentityRoutes } from './routes/local-identity.ts'
import { parkRoutes } from './routes/parks.ts'

/** Everything that the Worker answers: what is not ours to answer goes to the pages. */
export function createApp(pages: PageHandler) {
  const app = new Hono<{ Bindings: Env }>()
  app.use(async (c, next) => {
    await next()
    // An upgrade has no page to protect, and must be passed on as it is.
    if (c.res.status === 101) return
    const answer = secured(c.res, c.req.path)
    // Onto the response in place, Hono would lay the headers of the former one, each once more.
    c.res = undefined
    c.res = answer
  })
  app.route('/parks', parkRoutes)
  app.route('/api/graphql', graphqlRoutes)
  app.route('/api/health', healthRoutes)
  app.route('/local-identity', localIdentityRoutes)
  app.all('*', (c) => pages(c.req.raw, c.env, (work) => c.executionCtx.waitUntil(work)))
  app.onError((error, c) => {
    const requestId = crypto.randomUUID()
    log({ event: 'request-failed', requestId, path: new URL(c.req.url).pathname, error: loggable(error).error })
    return c.text(`Something went wrong. Reference: ${requestId}`, 500)
  })
  return app
}
