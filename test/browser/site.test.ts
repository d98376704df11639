import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { brokenRules } from './axe.ts'
import { laneBrowser } from './lane.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { ELSEWHERE, ENGLISH_WORDS, SITE_PAGES } from './site-pages.ts'

const NARROW = { width: 360, height: 740 }

const it = testInOwn(() => ParkServer.open(ELSEWHERE))

// The languages are tested side by side, since most of a visit is waiting for the other process.
describe.concurrent.each(LANGUAGES)('the public site in %s', (language) => {
  const heads = new Map<string, string>()
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

  it.sequential.for(SITE_PAGES)('$path', async ({ path, status }, { server }) => {
    troubles.length = 0
    const response = await page.goto(server.url + path, { waitUntil: 'load' })
    // The start page waits for a sign of a person.
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForFunction(() => '__remixRouter' in window || '__reactRouterDataRouter' in window)
    expect(response?.status()).toBe(status)
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language])
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    if (status === 200) await expectHeadOfItsOwn(page, path, heads)
    expectOneLanguage(await page.locator('body').innerText(), language)
    expect(await overflow(page)).toEqual([])
    expect(await brokenRules(page, path)).toEqual([])
    expect(troubles).toEqual([])
  })
})

/** Checks that no other page has the same title and description. The terms are one page at two addresses. */
async function expectHeadOfItsOwn(page: Page, path: string, heads: Map<string, string>) {
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  const head = `${await page.title()} | ${description}`
  expect(await page.title()).toContain('Voffpark')
  expect(description?.length).toBeGreaterThan(20)
  const others = [...heads].filter(([other]) => other !== path && !(path === '/eula' && other === '/rules'))
  expect(others.filter(([, said]) => said === head)).toEqual([])
  heads.set(path, head)
}

function expectOneLanguage(text: string, language: Language) {
  expect(text.length).toBeGreaterThan(80)
  // Finds keys without a text ("help.chat.title"), and variables that were not filled in.
  expect(text.match(/\b[a-z]+[a-zA-Z]*(\.[a-z][a-zA-Z]*){2,}\b|{{.*?}}/g) ?? []).toEqual([])
  if (language !== 'en') expect(text.match(ENGLISH_WORDS[language]) ?? []).toEqual([])
}

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
