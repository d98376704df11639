import { expect, it } from 'vitest'
import { ArchivePage } from '#app/site/announcement/archive-page.tsx'
import { feed } from '#app/site/announcement/feed.server.ts'
import { sitemap } from '#app/site/sitemap.server.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const ORIGIN = 'https://park.test'
const NEWS = {
  id: 7,
  title: 'Bones & <b>hats</b>',
  summary: '1 < 2\u0007 "yes"',
  date: '2026-11-20T12:00:00.000Z',
  type: 0,
}

function aFeed() {
  return feed({ origin: ORIGIN, language: 'se', title: 'Nytt', description: 'Allt', announcements: [NEWS] })
}

it('has absolute addresses in the language of the feed', () => {
  const addresses = [...aFeed().matchAll(/<(?:link|guid[^>]*)>([^<]*)</g)].map(([, address]) => address)
  expect(addresses).toEqual([
    `${ORIGIN}/announcements?lang=se`,
    `${ORIGIN}/announcement/7?lang=se`,
    `${ORIGIN}/announcement/7?lang=se`,
  ])
  expect(aFeed()).toContain(`<atom:link href="${ORIGIN}/feed/se.xml" rel="self"`)
  expect(aFeed()).toContain('<language>sv</language>')
})

it('escapes what staff wrote, the description twice since readers take it for HTML, and drops what XML cannot hold', () => {
  expect(aFeed()).toContain('<title>Bones &amp; &lt;b&gt;hats&lt;/b&gt;</title>')
  expect(aFeed()).toContain('<description>1 &amp;lt; 2 &amp;quot;yes&amp;quot;</description>')
})

it('dates an announcement as RSS does', () => {
  expect(aFeed()).toContain('<pubDate>Fri, 20 Nov 2026 12:00:00 GMT</pubDate>')
})

it.each(LANGUAGES)('lists the announcements of a page with links to the others and to the feed, in %s', (language) => {
  const { archive } = TEXTS[language].pages
  const html = renderedPage(<ArchivePage announcements={[NEWS]} page={2} pages={3} />, language)
  for (const path of ['/announcement/7', '/announcements', '/announcements/3', `/feed/${language}.xml`])
    expect(html).toContain(`href="${path}"`)
  expect(readable(html)).toContain(archive.page.replace('{{page}}', '2').replace('{{pages}}', '3'))
  expect(html).toMatch(
    new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]*href="/feed/${language}.xml"`),
  )
  expect(html).not.toContain('<b>hats')
})

it('lists all pages of the archive in the sitemap', () => {
  const listed = sitemap(ORIGIN, { news: [NEWS], archivePages: 2 })
  for (const path of ['/announcements', '/announcements/2', '/announcement/7'])
    expect(listed).toContain(`<loc>${ORIGIN}${path}</loc>`)
})
