import type { Browser, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { laneBrowser } from './lane.ts'
import { it } from './park-test.ts'
import { SITE_PAGES } from './site-pages.ts'

describe.each<Language>(['dk', 'en'])('without scripts, in %s', (language) => {
  let page: Page
  it.beforeAll(async () => {
    page = await withoutScript(await laneBrowser(), language)
  })
  it.afterAll(() => page.context().close())

  it('has a text on every page, and no link that leads nowhere', async ({ server }) => {
    const links = new Set<string>()
    for (const { path, status } of SITE_PAGES) {
      expect((await page.goto(server.url + path))?.status()).toBe(status)
      expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('')
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60)
      for (const href of await hrefs(page)) links.add(href)
    }
    expect(links.size).toBeGreaterThan(12)
    const broken: string[] = []
    for (const href of links) {
      if ((await fetch(server.url + href.replace(/#.*/, ''))).status >= 400) broken.push(href)
    }
    expect(broken).toEqual([])
  })

  it('jumps to the sections of the help', async ({ server }) => {
    await page.goto(`${server.url}/help`)
    const jumps = await page.locator('main a[href^="#"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(jumps.length).toBeGreaterThanOrEqual(14)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    for (const jump of new Set(jumps))
      expect(
        ids.filter((id) => `#${id}` === jump),
        jump ?? '',
      ).toHaveLength(1)
  })
})

it('chooses the language by a flag without scripts', async ({ server }) => {
  const page = await withoutScript(await laneBrowser(), 'en')
  await page.goto(`${server.url}/help`)
  await page.getByRole('button', { name: 'Dansk' }).first().click()
  await page.waitForURL(`${server.url}/help`)
  await page.locator('html[lang="da"]').waitFor()
  await page.context().close()
})

async function withoutScript(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: LANGUAGE_TAGS[language] })
  return context.newPage()
}

/** The URLs of our own to which a page links. */
function hrefs(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('//')))
}
