import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { contentPolicy, freshNonce } from './edge/content-policy.ts'
import { cachedPage, type CacheState } from './edge/page-cache.ts'
import { anonymousRequest, pageKey } from './edge/page-key.ts'
import { type PageTemplate, PLACEHOLDER } from './edge/page-template.ts'
import type { Env } from './env.ts'
import { isTemporary } from './graphql/errors.ts'
import { filmHosts } from '#worker/films/film-source.ts'
import { languageOf, pageContext } from './load-context.ts'
import { VERSION } from './version.ts'

export type PageHandler = (
  request: Request,
  env: Env,
  /** Lets work go on after the response. */
  waitUntil: (work: Promise<unknown>) => void,
) => Promise<Response>

/** Serves the Remix build: public pages from the edge cache, each response under a policy with a fresh nonce. */
export function pageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, 'production')

  return async (request, env, waitUntil) => {
    const language = languageOf(request)
    const version = `${VERSION}-${build.assets.version}-${env.DEPLOYMENT?.id ?? ''}`
    const now = Date.now()
    const key = pageKey(request, { language, version, stage: env.STAGE === '1', now })
    if (key === null) {
      const nonce = freshNonce()
      let isDown = false
      const onFailure = (error: unknown) => {
        isDown ||= isTemporary(error)
      }
      const page = await handle(request, pageContext(request, env, { nonce, onFailure }))
      return answer(isDown ? forLater(page) : new Response(page.body, page), { nonce, env, state: 'bypass' })
    }
    const render = () => renderForAll(anonymousRequest(request, language), env)
    const { page, state } = await cachedPage({ key, now, waitUntil, render })
    return answerFrom(page, { env, state })
  }

  /**
   * A page that may be kept: made from a request that tells nothing about who asks, and with a placeholder for the
   * nonce, drawn anew each time, so that no text that is shown can contain it.
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
    // A page that could not fetch its data is better than none, but only now.
    if (lacks) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

/** Seconds after which it is worth another try. */
const LATER_S = '5'

/** A page that failed since the database did not answer says that it is worth another try; one that did without is whole. */
function forLater(page: Response): Response {
  if (page.status < 500) return new Response(page.body, page)
  const { body, headers } = page
  const later = new Response(body, { status: 503, headers })
  later.headers.set('Retry-After', LATER_S)
  return later
}

/** The page for everybody as one visitor gets it: under a policy with a nonce that no other response has. */
function answerFrom(template: PageTemplate, { env, state }: { env: Env; state: CacheState }): Response {
  const nonce = freshNonce()
  const response = new Response(template.body(nonce), template)
  response.headers.delete(PLACEHOLDER)
  return answer(response, { nonce, env, state })
}

/** As it leaves: only our own cache may keep it, since its nonce is good for one response. */
function answer(response: Response, { nonce, env, state }: { nonce: string; env: Env; state: CacheState }): Response {
  const { headers } = response
  headers.set(
    'Content-Security-Policy',
    contentPolicy({ nonce, google: env.GOOGLE_CLIENT_ID !== '', films: filmHosts(env) }),
  )
  headers.set('x-cache', state)
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Cache-Control', 'private, no-cache')
    headers.set('Vary', 'Accept-Language, Cookie')
  }
  return response
}
