import { redirect } from '@remix-run/cloudflare'

/** Browsers and feed readers request this path without having read a page. It leads to the same icon. */
export function loader() {
  return redirect('/favicon.png', { status: 301, headers: { 'Cache-Control': 'public, max-age=86400' } })
}
