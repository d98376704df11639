import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { RemixServer, isRouteErrorResponse } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { serverTexts } from './i18n.server.ts'
import { NonceContext } from './nonce.ts'

/** Logs a fault of ours. What a client asks for in vain, such as a form sent to a page without one, is none. */
export function handleError(error: unknown, { request }: Pick<LoaderFunctionArgs, 'request'>): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const page = (
    <NonceContext.Provider value={context.nonce}>
      <I18nextProvider i18n={serverTexts(LANGUAGE_TAGS[context.language])}>
        <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
      </I18nextProvider>
    </NonceContext.Provider>
  )
  const body = await renderToReadableStream(page, {
    nonce: context.nonce,
    signal: request.signal,
    onError: (error: unknown) => console.error(error),
  })
  // A crawler gets the whole page in one piece.
  if (isbot(request.headers.get('user-agent'))) await body.allReady

  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
