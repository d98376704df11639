import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { offlinePage } from '#app/offline/offline-page.server.ts'

/** What the service worker keeps for the time without a net, in the language of the address or else of the browser. */
export async function loader({ context: { language } }: LoaderFunctionArgs) {
  const { html, policy } = await offlinePage(language)
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
