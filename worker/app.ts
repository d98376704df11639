import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
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
  // Mounted before the headers: an upgrade response has immutable ones.
  app.route('/parks', parkRoutes)
  app.use(
    secureHeaders({
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
    }),
  )
  app.route('/api/graphql', graphqlRoutes)
  app.route('/api/health', healthRoutes)
  app.route('/local-identity', localIdentityRoutes)
  app.all('*', (c) => pages(c.req.raw, c.env))
  app.onError((error, c) => {
    const requestId = crypto.randomUUID()
    log({ event: 'request-failed', requestId, path: new URL(c.req.url).pathname, error: loggable(error).error })
    return c.text(`Something went wrong. Reference: ${requestId}`, 500)
  })
  return app
}
