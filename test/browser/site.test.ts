import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { brokenRules } from './axe.ts'
import { laneBrowser } from './lane.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { ELSEWHERE, SITE_PAGES } from './site-pages.ts'

const NARROW = { width: 360, height: 740 }
const EACH = SITE_PAGES.map(({ path }) => path)
/** They have dates and numbers, which browser and server write by themselves: both must write the same. */
const IN_FIGURES = ['/', '/highscore/KnogleKnas', '/announcements', '/announcement/1']

/** Danish has the longest labels, English the longest texts. */
const SEEN: readonly { language: Language; paths: readonly string[] }[] = [
  { language: 'dk', paths: EACH },
  { language: 'en', paths: EACH },
  { language: 'no', paths: IN_FIGURES },
  { language: 'se', paths: IN_FIGURES },
]

const it = testInOwn(() => ParkServer.open(ELSEWHERE))

// What the pages say is proven without a browser (test/http/site.test.ts).
// The languages are tested side by side, since most of a visit is waiting for the other process.
describe.concurrent.each(SEEN)('the public site in $language', ({ language, paths }) => {
  const troubles: string[] = []
  let context: BrowserContext
  let page: Page
  // One page visits all URLs, so that what they have in common is fetched once.
  it.beforeAll(async ({ server }) => {
    const browser = await laneBrowser()
    context = await browser.newContext({ locale: LANGUAGE_TAGS[language], viewport: NARROW, reducedMotion: 'reduce' })
    // Four languages run at a time on any machine, so only a hang is a failure.
    context.setDefaultTimeout(100_000)
    page = await context.newPage()
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => {
      // The browser itself writes a line for a page with status 404.
      if (message.type() === 'error' && !message.text().includes('status of 404')) troubles.push(message.text())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) troubles.push(request.url())
    })
  })
  it.afterAll(() => context.close())

  it.sequential.for(paths)('%s', async (path, { server }) => {
    troubles.length = 0
    await page.goto(server.url + path, { waitUntil: 'load' })
    // The start page waits for a sign of a person.
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForFunction(() => '__remixRouter' in window || '__reactRouterDataRouter' in window)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await overflow(page)).toEqual([])
    // What axe looks at is the same in all languages, and takes half of the time.
    if (language === 'dk') expect(await brokenRules(page, path)).toEqual([])
    expect(troubles).toEqual([])
  })
})

/**
 * The elements that make a page wider than the screen; there should be none. The body clips what sticks out, so
 * `scrollWidth` does not show it, but a finger can still scroll there.
 */
async function overflow(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics')
  await devtools.detach()
  if (cssContentSize.width <= NARROW.width) return []
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5),
  )
}
