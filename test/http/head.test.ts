import { describe, expect } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import { SITE_PAGES } from '#test/browser/site-pages.ts'
import { it } from './http-test.ts'

const PUBLIC = SITE_PAGES.flatMap(({ path, status }) => (status === 200 ? [path] : []))
/** Pages that search engines must not list: unknown ones, and private ones. */
const UNLISTED = [
  '/no-such-page',
  '/announcement/999999',
  '/highscore/NoSuchGame',
  '/stage/auth',
  '/stage/auth?token=a',
  '/h5/new-user',
  '/h5/choose',
  '/h5/choose/new',
  '/h5/choose/color/1',
  '/h5/change-username',
  '/h5/client',
  '/h5/mobile-client',
]

describe.each(PUBLIC)('%s', (path) => {
  // The terms are one page at two addresses.
  const own = path === '/eula' ? '/rules' : path

  it('has one canonical URL, whatever its query, and one per language', async ({ server }) => {
    for (const asked of [path, `${path}?utm_source=a`]) {
      const head = await headOf(server.url + asked)
      expect(head.canonical).toEqual([server.url + own])
      expect(head.robots).toEqual([])
      expect(head.alternates).toEqual({
        ...Object.fromEntries(
          LANGUAGES.map((language) => [LANGUAGE_TAGS[language], `${server.url}${own}?lang=${language}`]),
        ),
        'x-default': server.url + own,
      })
    }
    for (const language of LANGUAGES) {
      const head = await headOf(`${server.url}${path}?lang=${language}&app=0`)
      expect(head.canonical).toEqual([`${server.url}${own}?lang=${language}`])
      expect(head.url).toEqual(head.canonical)
    }
  })

  it('has one picture for links to it', async ({ server }) => {
    const { pictures } = await headOf(server.url + path)
    expect(pictures).toHaveLength(1)
    const picture = await fetch(pictures[0] ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
    if (path.startsWith('/announcement/')) expect(pictures[0]).toBe(`${server.url}/news/fountain.png`)
  })
})

it.for(UNLISTED)('keeps %s from search engines: no canonical URL, no languages, noindex', async (path, { server }) => {
  const head = await headOf(server.url + path)
  expect(head).toMatchObject({ robots: ['noindex'], canonical: [], alternates: {} })
})

it('lists the public pages in the sitemap and nothing else, each in all languages', async ({ server }) => {
  const text = await (await fetch(`${server.url}/sitemap.xml`)).text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(server.url.length))
  const pages = [...new Set(listed.map((address) => address.replace(/\?.*/, '')))]
  const news = pages.filter((page) => page.startsWith('/announcement/'))
  expect(news.length).toBeGreaterThan(3)
  expect(pages.filter((page) => !news.includes(page)).sort()).toEqual(
    PUBLIC.filter((path) => path !== '/eula' && !path.startsWith('/announcement/')).sort(),
  )
  const expected = pages.flatMap((page) => [page, ...LANGUAGES.map((language) => `${page}?lang=${language}`)])
  expect([...listed].sort()).toEqual([...expected].sort())
})

type Head = {
  canonical: string[]
  url: string[]
  robots: string[]
  pictures: string[]
  alternates: Record<string, string>
}

/** The metadata in the head of a page. */
async function headOf(address: string): Promise<Head> {
  const html = await (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))
  const tags = all(/<link rel="alternate" hrefLang="([^"]+)"/g)
  const hrefs = all(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)
  return {
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    url: all(/<meta property="og:url" content="([^"]+)"/g),
    robots: all(/<meta name="robots" content="([^"]+)"/g),
    pictures: all(/<meta property="og:image" content="([^"]+)"/g),
    alternates: Object.fromEntries(tags.map((tag, place) => [tag, hrefs[place] ?? ''])),
  }
}
