import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languageOfHeaders } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { graphqlServer } from '#worker/api/server.ts'
import { bearerOf } from '#worker/auth/session.ts'
import { viewerWith } from '#worker/auth/viewer.ts'
import { deviceOf } from '#worker/bans/device.ts'
import { addressOf } from '#worker/brakes.ts'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import type { RequestContext } from '#worker/graphql/context.ts'
import { hashOf } from '#worker/hash.ts'
import { isOurOrigin } from '#worker/origin.ts'

/** The size limit of a request's body, in bytes. */
const BODY_MAX = 16 * 1024
/** How long a body may take to arrive, ms: our client waits no longer for the answer. */
const BODY_WITHIN_MS = 15_000

/**
 * GraphQL over POST with a JSON body, and nothing else. Requests that a foreign page could send without a CORS
 * preflight (forms, text, GET) are refused, and no response has CORS headers.
 */
export const graphqlRoutes = new Hono<{ Bindings: Env }>()

graphqlRoutes.use(async (c, next) => {
  const { req: request } = c
  const origin = request.header('origin')
  if (request.method !== 'POST') return c.text('POST only', 405, { Allow: 'POST' })
  if (origin !== undefined && !isOurOrigin(origin, request.raw, c.env)) return c.text('foreign origin', 403)
  if (!isJson(request.header('content-type'))) return c.text('application/json only', 415)
  return next()
})

const limited = bodyLimit({ maxSize: BODY_MAX, onError: (c) => c.text('16 KiB at most', 413) })

/**
 * The whole body is read before the clock is: whoever held it back would set back the time of what the request does.
 */
graphqlRoutes.use(async (c, next) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(c.text('the body is late', 408)), BODY_WITHIN_MS)
  })
  const arrived = limited(c, async () => {
    c.req.raw = new Request(c.req.raw, { body: await c.req.raw.arrayBuffer() })
  })
  const refusal = await Promise.race([arrived, late]).finally(() => clearTimeout(timer))
  return refusal ?? next()
})

graphqlRoutes.post('/', async (c) => {
  const context = contextOf(c.req.raw, c.env)
  const answer = await graphqlServer.fetch(c.req.raw, context)
  if (context.failure !== undefined) throw context.failure
  const response = new Response(answer.body, answer)
  response.headers.set('x-request-id', context.requestId)
  response.headers.set('cache-control', 'no-store')
  return response
})

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim() === 'application/json'
}

/** The language of the page that asks, by the headers by which it was rendered; null if they name none. */
function spokenIn(headers: Headers): Language | null {
  const [cookie, accepted] = [headers.get('cookie'), headers.get('accept-language')]
  return cookie === null && accepted === null ? null : languageOfHeaders(cookie, accepted)
}

function contextOf(request: Request, env: Env): RequestContext {
  const now = Date.now()
  const db = openDb(env.DB)
  const spoken = spokenIn(request.headers)
  const token = bearerOf(request)
  const context: RequestContext = {
    env,
    db,
    viewer: null,
    foreseen: [],
    address: addressOf(request),
    device: deviceOf(request),
    language: spoken ?? 'en',
    now,
    random: Math.random,
    requestId: crypto.randomUUID(),
    failure: undefined,
    recognize: async (queriesFor) => {
      if (!token) return { viewer: null, foreseen: [], language: context.language }
      try {
        const session = { sessionHash: await hashOf(token), now }
        const [viewer, foreseen] = await viewerWith(db, session, (userId) => queriesFor({ db, userId, now }))
        const recognized = { viewer, foreseen, language: spoken ?? viewer?.language ?? 'en' }
        Object.assign(context, recognized)
        return recognized
      } catch (error) {
        context.failure = error
        return null
      }
    },
  }
  return context
}
