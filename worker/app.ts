import { Hono } from 'hono'
import { languageOfHeaders } from '#durable/rules/languages.ts'
import { isUnavailable } from './db/circuit-breaker.ts'
import { isTooLong } from './edge/address-limit.ts'
import { comparablePath } from './edge/comparable-path.ts'
import { secured } from './edge/security-headers.ts'
import type { Env } from './env.ts'
import { logFault } from './faults/log-fault.ts'
import { log, loggable } from './log.ts'
import type { PageHandler } from './pages.ts'
import { refused } from './refusals.ts'
import { appLinkRoutes } from './routes/app-links.ts'
import { cardRoute } from './routes/cards.ts'
import { graphqlRoutes } from './routes/graphql.ts'
import { healthRoutes } from './routes/health.ts'
import { localIdentityRoutes } from './routes/local-identity.ts'
import { localPlatformRoutes } from './routes/local-platform.ts'
import { localPushRoutes } from './routes/local-push.ts'
import { manageRoutes, staffPageRules } from './routes/manage.ts'
import { packRoutes } from './routes/packs.ts'
import { pageRoutes } from './routes/pages.ts'
import { parkRoutes } from './routes/parks.ts'
import { patreonRoutes } from './routes/patreon.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { reportPageRules } from './routes/report-pages.ts'
import { securityRoutes } from './routes/security-txt.ts'
import { serviceWorkerRoutes } from './routes/service-worker.ts'

/** The routes of the Worker. Every other request goes to the pages. */
export function createApp(pages: PageHandler) {
  const app = new Hono<{ Bindings: Env }>()
  app.use(async (c, next) => {
    const isDemo = c.env.STAGE === '1'
    // Before anything looks at its parts.
    if (isTooLong(c.req.url)) return secured(c.text('address', 414), '/', isDemo)
    await next()
    // An upgrade is no document, and its WebSocket must be passed on untouched.
    if (c.res.status === 101) return
    const answer = secured(c.res, comparablePath(c.req.url), isDemo)
    // If a response is set already, Hono merges its headers into the new one and so doubles them. Unsetting it prevents
    // that.
    c.res = undefined
    c.res = answer
  })
  app.route('/parks/packs', packRoutes)
  app.route('/parks/pictures', pictureRoutes)
  app.route('/parks', parkRoutes)
  app.route('/api/graphql', graphqlRoutes)
  app.route('/api/health', healthRoutes)
  app.route('/local-identity', localIdentityRoutes)
  app.route('/local-push', localPushRoutes)
  app.route('/local-platform', localPlatformRoutes)
  app.route('/api/patreon', patreonRoutes)
  app.use(reportPageRules)
  app.use(staffPageRules)
  app.route('/manage', manageRoutes)
  app.get('*', cardRoute(pages))
  app.route('/.well-known', appLinkRoutes)
  app.route('/.well-known', securityRoutes)
  app.route('/sw.js', serviceWorkerRoutes())
  app.route('/', pageRoutes(pages))
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      log({ event: 'database-unavailable', error: loggable(error).error })
      return tryAgain(c.req.raw)
    }
    const requestId = crypto.randomUUID()
    const path = new URL(c.req.url).pathname
    logFault(c.env.DB, { event: 'request-failed', requestId, path, error: loggable(error).error })
    return c.text(`Something went wrong. Reference: ${requestId}`, 500)
  })
  return app
}

/**
 * The answer while the database is unavailable: 503, to be tried again. A GraphQL request gets it as a GraphQL error.
 */
function tryAgain({ headers }: Request): Response {
  const language = languageOfHeaders(headers.get('cookie'), headers.get('accept-language'))
  const { code, message } = refused('try-again', language)
  const later = { status: 503, headers: { 'Retry-After': '2' } }
  return Response.json({ errors: [{ message, extensions: { code } }] }, later)
}
