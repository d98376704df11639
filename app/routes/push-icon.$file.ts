import { redirect } from '@remix-run/cloudflare'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import icon from '#app/art/built/site/icon-192.png'
import badge from '#app/art/built/site/icon-monochrome-96.png'

const ICONS = new Map([
  ['paw.png', icon],
  ['badge.png', badge],
])

/** The pictures of notifications. A message may be shown after a deploy has renamed them, so their addresses are lasting. */
export function loader({ params }: LoaderFunctionArgs) {
  const address = ICONS.get(params.file ?? '')
  if (!address) throw new Response('icon', { status: 404 })
  return redirect(address, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
