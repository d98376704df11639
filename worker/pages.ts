import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import type { Env } from './env.ts'
import { pageContext } from './load-context.ts'

export type PageHandler = (request: Request, env: Env) => Promise<Response>

/** Serves the Remix build, each response under a content security policy with a fresh nonce. */
export function pageHandler(build: ServerBuild): PageHandler {
  const handle = createRequestHandler(build, 'production')
  return async (request, env) => {
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    const page = await handle(request, pageContext(request, env, nonce))
    const response = new Response(page.body, page)
    response.headers.set('Content-Security-Policy', policy(nonce, env.GOOGLE_CLIENT_ID !== ''))
    return response
  }
}

/** No inline script without the nonce, no `unsafe-eval`, nobody may frame us; Google's sign-in only where it is set up. */
function policy(nonce: string, google: boolean): string {
  const gsi = google ? ' https://accounts.google.com/gsi/' : ''
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${gsi}`,
    `style-src 'self'${gsi}`,
    // React writes style attributes (positions of bubbles, colours of dogs), never style elements.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'${gsi}`,
    `frame-src ${google ? 'https://accounts.google.com/gsi/' : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
