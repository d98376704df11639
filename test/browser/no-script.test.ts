import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS, type Language } from '#durable/rules/languages.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { SITE_PAGES } from './site-pages.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

describe.concurrent.each<Language>(['dk', 'en'])('without scripts, in %s', (language) => {
  let page: Page
  beforeAll(async () => {
    page = await withoutScript(language)
  })
  afterAll(() => page.context().close())

  it.sequential('every page has its text, and every link leads somewhere', async () => {
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

  it.sequential('the help jumps to its sections', async () => {
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

it('without scripts a flag still chooses the language', async () => {
  const page = await withoutScript('en')
  await page.goto(`${server.url}/help`)
  await page.getByRole('button', { name: 'Dansk' }).first().click()
  await page.waitForURL(`${server.url}/help`)
  expect(await page.locator('html').getAttribute('lang')).toBe('da')
  await page.context().close()
})

async function withoutScript(language: Language): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: LANGUAGE_TAGS[language] })
  return context.newPage()
}

/** Our own addresses that a page links to. */
function hrefs(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('//')))
}
