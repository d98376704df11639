import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

const CLOSED = ['/api/', '/h5/', '/stage/']

/** Which paths search engines may crawl, and the address of the sitemap; nothing in the demo park. */
export function loader({ request, context: { stage } }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const open = [...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  const lines = ['User-agent: *', ...(stage ? ['Disallow: /'] : open), '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
