import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { comparablePath, isBelow, isDecodable } from '#worker/edge/comparable-path.ts'
import type { Env } from '#worker/env.ts'
import { isOurOrigin } from '#worker/origin.ts'
import type { PageHandler } from '#worker/pages.ts'

/** The size limit of a form of the staff pages in bytes: news in four languages, each letter encoded, fit. */
const STAFF_BODY_MAX = 512 * 1024
/** And of one that anybody may send. Taking one with thousands of fields apart took 100 ms. */
const BODY_MAX = 16 * 1024

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Refuses what no page of ours sends. The pages' own code would throw at it, and a fault of a client would be logged and
 * counted as one of ours.
 */
const onlyOurs: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const { method, raw } = c.req
  const origin = raw.headers.get('origin')
  if (!isDecodable(raw.url)) return c.text('path', 400)
  // The loader of one route, which pages without `single fetch` asked for.
  if (new URL(raw.url).searchParams.has('_data')) return c.text('_data', 400)
  if (method === 'GET' || method === 'HEAD') return next()
  if (method !== 'POST') return c.text('GET or POST', 405, { Allow: 'GET, HEAD, POST' })
  if (origin !== null && !isOurOrigin(origin, raw, c.env)) return c.text('foreign origin', 403)
  if (!FORM.test(raw.headers.get('content-type') ?? '')) return c.text('forms only', 415)
  return next()
}

const staffForms = bodyLimit({ maxSize: STAFF_BODY_MAX, onError: (c) => c.text('512 KiB at most', 413) })
const forms = bodyLimit({ maxSize: BODY_MAX, onError: (c) => c.text('16 KiB at most', 413) })

/** Forms of a bearable size. Whoever may not see the staff pages is refused by them before they read a form. */
const ofBearableSize: MiddlewareHandler<{ Bindings: Env }> = (c, next) =>
  (isBelow(comparablePath(c.req.url), '/manage') ? staffForms : forms)(c, next)

/** All pages. */
export function pageRoutes(pages: PageHandler) {
  return new Hono<{ Bindings: Env }>()
    .use(onlyOurs, ofBearableSize)
    .all('*', (c) => pages(c.req.raw, c.env, (work) => c.executionCtx.waitUntil(work)))
}
