import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

const CLOSED = ['/api/', '/h5/', '/stage/']

/** Which paths search engines may crawl, and the address of the sitemap. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
