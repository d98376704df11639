import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { LATEST_ANNOUNCEMENTS } from '#app/queries.ts'
import { sitemap } from '#app/site/sitemap.server.ts'

/** Lists every public page in every language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { latestAnnouncements } = await context.query(LATEST_ANNOUNCEMENTS, {})
  return new Response(sitemap(new URL(request.url).origin, latestAnnouncements), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
