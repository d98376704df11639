import type { ServerBuild } from '@remix-run/cloudflare'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import type { Language } from '#durable/rules/languages.ts'
import { filmHosts } from '#worker/films/film-source.ts'
import { addressOf, brake } from './brakes.ts'
import { contentPolicy, freshNonce } from './edge/content-policy.ts'
import { cachedPage } from './edge/page-cache.ts'
import type { CacheState } from './edge/page-cache.ts'
import { anonymousRequest, pageKey } from './edge/page-key.ts'
import { pageRequestHandler } from './edge/page-routes.ts'
import { PLACEHOLDER } from './edge/page-template.ts'
import type { PageTemplate } from './edge/page-template.ts'
import { routeManifest } from './edge/route-manifest.ts'
import { visitLanguageCookie } from './edge/visit-language.ts'
import type { Env } from './env.ts'
import { isTemporary } from './graphql/errors.ts'
import { languageOf, pageContext } from './load-context.ts'
import { VERSION } from './version.ts'

export type PageHandler = (
  request: Request,
  env: Env,
  /** Keeps the isolate alive for work after the response. */
  waitUntil: (work: Promise<unknown>) => void,
) => Promise<Response>

/**
 * Serves the Remix build: public pages from the edge cache, each response with a Content-Security-Policy and a fresh
 * nonce.
 */
export function pageHandler(build: ServerBuild): PageHandler {
  const handle = pageRequestHandler(build)
  const manifest = routeManifest(build)

  return async (asked, env, waitUntil) => {
    const known = manifest(asked)
    if (known) return known
    const request = withoutOrigin(asked)
    const language = languageOf(request)
    const version = `${VERSION}-${build.assets.version}-${env.DEPLOYMENT?.id ?? ''}`
    const now = Date.now()
    const key = pageKey(request, { language, version, stage: env.STAGE === '1', now })
    const tooOften = () => refusalOf(asked, env, language)
    if (key === null) {
      const refusal = await tooOften()
      if (refusal) return answer(refusal, { request, nonce: freshNonce(), env, state: 'bypass' })
      const nonce = freshNonce()
      let isDown = false
      const onFailure = (error: unknown) => {
        isDown ||= isTemporary(error)
      }
      const page = await handle(request, pageContext(request, env, { nonce, onFailure }))
      return answer(isDown ? forLater(page) : new Response(page.body, page), { request, nonce, env, state: 'bypass' })
    }
    const render = async () => (await tooOften()) ?? renderForAll(anonymousRequest(request, language), env)
    const { page, state } = await cachedPage({ key, oldestMs: oldestOf(request), now, waitUntil, render })
    return answerFrom(page, { request, env, state })
  }

  /**
   * Renders a page that may be cached, from a request that tells nothing about the visitor. The placeholder of the
   * nonce is random each time, so that no text on the page can contain it.
   */
  async function renderForAll(request: Request, env: Env): Promise<Response> {
    const placeholder = freshNonce()
    let lacks = false
    let isDown = false
    const onFailure = (error: unknown) => {
      lacks = true
      isDown ||= isTemporary(error)
    }
    const page = await handle(request, pageContext(request, env, { nonce: placeholder, onFailure }))
    const response = isDown ? forLater(page) : new Response(page.body, page)
    response.headers.set(PLACEHOLDER, placeholder)
    // A page without some of its data is served, but must not be cached.
    if (lacks) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

/**
 * The answer to who has too many pages rendered, else null. A kept page costs next to nothing and is not counted; a rendered
 * one takes some 15 ms, and there are as many addresses to render as anybody can think of.
 */
async function refusalOf(request: Request, env: Env, language: Language): Promise<Response | null> {
  const refusal = await brake(env, 'PAGE_BRAKE', addressOf(request))
  if (refusal === null) return null
  const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' }
  return new Response(REFUSAL_TEXTS[refusal][language], { status: 429, headers })
}

/**
 * routes/pages.ts has compared the origin with ours. Remix would compare it with the `Host` alone, and fail where the two
 * differ: behind a proxy, or in the app wrapper.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/** The start page says how many dogs are in the park now. */
const START_PAGE_OLDEST_MS = 10 * 60 * 1000

/** How old the page may be that is served before it is renewed, ms. */
function oldestOf(request: Request): number {
  return new URL(request.url).pathname === '/' ? START_PAGE_OLDEST_MS : Infinity
}

/** The value of `Retry-After`, in seconds. */
const LATER_S = '5'

/**
 * Adds `Retry-After` to a page that failed because the database did not answer. A page that did not need the database
 * is unchanged.
 */
function forLater(page: Response): Response {
  if (page.status < 500) return new Response(page.body, page)
  const { body, headers } = page
  const later = new Response(body, { status: 503, headers })
  later.headers.set('Retry-After', LATER_S)
  return later
}

/** The response of a cached page for one visitor: with a policy and a nonce that no other response has. */
function answerFrom(template: PageTemplate, sending: Omit<Sending, 'nonce'>): Response {
  const nonce = freshNonce()
  const response = new Response(template.body(nonce), template)
  response.headers.delete(PLACEHOLDER)
  return answer(response, { ...sending, nonce })
}

type Sending = { request: Request; nonce: string; env: Env; state: CacheState }

/** The response as it is sent. No other cache may store it, because its nonce is valid for one response. */
function answer(response: Response, { request, nonce, env, state }: Sending): Response {
  const { headers } = response
  // The offline page is kept by browsers, so it brings a policy without a nonce.
  if (!headers.has('Content-Security-Policy')) {
    const policy = contentPolicy({ nonce, google: env.GOOGLE_CLIENT_ID !== '', films: filmHosts(env) })
    headers.set('Content-Security-Policy', policy)
    const language = visitLanguageCookie(request)
    if (language !== null && headers.get('Content-Type')?.startsWith('text/html'))
      headers.append('Set-Cookie', language)
  }
  headers.set('x-cache', state)
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Cache-Control', 'private, no-cache')
    headers.set('Vary', 'Accept-Language, Cookie')
  }
  return response
}
