import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readArchive } from '#app/site/announcement/read-archive.server.ts'
import { sitemap } from '#app/site/sitemap.server.ts'

/** Lists every public page in every language. */
export async function loader({ request, context: { query } }: LoaderFunctionArgs) {
  const first = await readArchive(query, 1)
  const others = Array.from({ length: (first?.pages ?? 1) - 1 }, (_, index) => readArchive(query, index + 2))
  const archive = [first, ...(await Promise.all(others))]
  const news = archive.flatMap((page) => page?.announcements ?? [])
  return new Response(sitemap(new URL(request.url).origin, { news, archivePages: archive.length }), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
