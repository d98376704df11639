import { redirect } from '@remix-run/cloudflare'

/** What browsers and readers of feeds ask for without having read a page: the same icon. */
export function loader() {
  return redirect('/favicon.png', { status: 301, headers: { 'Cache-Control': 'public, max-age=86400' } })
}
