import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { i18nServer } from '#app/i18n.server.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { feed } from '#app/site/announcement/feed.server.ts'
import { readArchive } from '#app/site/announcement/read-archive.server.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'

/** The newest announcements for feed readers, in the language of the address: "/feed/se.xml". */
export async function loader({ request, params: { file }, context }: LoaderFunctionArgs) {
  const language = LANGUAGES.find((one) => file === `${one}.xml`)
  if (!language) throw new Response(null, { status: 404 })
  const t = await i18nServer.getFixedT(LANGUAGE_TAGS[language], ['site', 'pages'])
  const archive = await readArchive(context.query, 1, language)
  const title = t('site:news.feed', { product: PRODUCT_NAME })
  const description = t('pages:archive.description')
  const { origin } = new URL(request.url)
  return new Response(feed({ origin, language, title, description, announcements: archive?.announcements ?? [] }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=900' },
  })
}
