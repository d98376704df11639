import type { Document } from 'happy-dom'
import { describe, expect } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { ENGLISH_WORDS, SITE_PAGES } from '#test/browser/site-pages.ts'
import { it } from './http-test.ts'
import { parsedPage, textsIn } from './parsed-page.ts'

describe.each(LANGUAGES)('the public site in %s', (language) => {
  const pages = new Map<string, { status: number; page: Document }>()
  const pageAt = (path: string) => pages.get(path)?.page ?? expect.fail(`${path} was not answered`)
  it.beforeAll(async ({ server }) => {
    for (const { path } of SITE_PAGES) pages.set(path, await parsedPage(server.url + path, language))
  })

  it.for(SITE_PAGES)('answers $path with $status, in that language alone, under one heading', ({ path, status }) => {
    expect(pages.get(path)?.status).toBe(status)
    const page = pageAt(path)
    expect(page.documentElement.getAttribute('lang')).toBe(LANGUAGE_TAGS[language])
    const headings = [...page.querySelectorAll('h1')].map((heading) => textsIn(heading).join('').trim())
    expect(headings).toEqual([expect.stringMatching(/\S/)])
    expect(textsIn(page.querySelector('main') ?? page).join(' ').length).toBeGreaterThan(60)
    expectOneLanguage(textsIn(page.body).join(' '), language)
  })

  it('has a title and a description of its own on each page', () => {
    // The terms are one page at two addresses.
    const paths = SITE_PAGES.flatMap(({ path, status }) => (status === 200 && path !== '/eula' ? [path] : []))
    const heads = paths.map((path) => {
      const page = pageAt(path)
      const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
      expect(page.title, path).toContain('Voffpark')
      expect(description.length, path).toBeGreaterThan(20)
      return `${page.title} | ${description}`
    })
    expect(heads.filter((head, place) => heads.indexOf(head) !== place)).toEqual([])
  })

  it('has no link that leads nowhere', async ({ server }) => {
    const links = new Set(SITE_PAGES.flatMap(({ path }) => hrefs(pageAt(path), '/')))
    expect(links.size).toBeGreaterThan(12)
    const broken: string[] = []
    for (const href of links) {
      if (href.startsWith('//')) continue
      if ((await fetch(server.url + href.replace(/#.*/, ''))).status >= 400) broken.push(href)
    }
    expect(broken).toEqual([])
  })

  it('jumps to the sections of the help', () => {
    const page = pageAt('/help')
    const jumps = hrefs(page.querySelector('main') ?? page, '#')
    expect(jumps.length).toBeGreaterThanOrEqual(14)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => `#${id}`)
    expect([...new Set(jumps)].filter((jump) => ids.filter((id) => id === jump).length !== 1)).toEqual([])
  })
})

function expectOneLanguage(text: string, language: Language) {
  expect(text.length).toBeGreaterThan(80)
  // Finds keys without a text ("help.chat.title"), and variables that were not filled in.
  expect(text.match(/\b[a-z]+[a-zA-Z]*(\.[a-z][a-zA-Z]*){2,}\b|{{.*?}}/g) ?? []).toEqual([])
  if (language !== 'en') expect(text.match(ENGLISH_WORDS[language]) ?? []).toEqual([])
}

/** The addresses of the links in a part of a page that begin so. */
function hrefs(part: Pick<Document, 'querySelectorAll'>, start: string): string[] {
  return [...part.querySelectorAll(`a[href^="${start}"]`)].map((link) => link.getAttribute('href') ?? '')
}
