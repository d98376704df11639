import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it.each([
  ['da', 'da'],
  ['da-DK,da;q=0.9,en;q=0.8', 'da'],
  ['da-GL', 'da'],
  ['nb-NO,nb;q=0.9', 'nb'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['se-NO', 'nb'],
  ['smj-NO', 'nb'],
  ['sma-NO', 'nb'],
  ['sv', 'sv'],
  ['sv-SE,sv;q=0.9', 'sv'],
  ['sv-FI', 'sv'],
  ['se-SE', 'sv'],
  ['en-GB', 'en'],
  ['fr-FR,de;q=0.8', 'en'],
  ['fr,da;q=0.5', 'da'],
  ['en;q=0.5,sv', 'sv'],
  ['da;q=0,nb', 'nb'],
  ['*', 'en'],
  ['', 'en'],
])('a browser that accepts "%s" is answered in %s', async (accepted, tag) => {
  const response = await fetch(`${server.url}/rules`, { headers: { 'Accept-Language': accepted } })
  expect(await response.text()).toContain(`<html lang="${tag}">`)
})

it('a flag changes the language of the page, from its top, for good, and tells the server', async () => {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'en' })
  const { page } = visitor
  await visitor.signIn('player@voffpark.test')
  const told: string[] = []
  page.on('request', (request) => {
    const sent = request.postData() ?? ''
    if (request.url().endsWith('/api/graphql') && sent.includes('setLanguage')) told.push(sent)
  })
  await page.goto(`${server.url}/help`)
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes'
  })
  // By keyboard, so that pressing it does not scroll.
  await page
    .getByRole('button', { name: LANGUAGE_NAMES.dk })
    .first()
    .evaluate((flag: HTMLElement) => flag.click())
  await page.waitForFunction(() => document.documentElement.lang === 'da')

  expect(await page.locator('html').getAttribute('data-before')).toBeNull()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('"language":"dk"')

  const again = await page.context().newPage()
  const languages: string[] = []
  await again.exposeFunction('saw', (language: string) => languages.push(language))
  await again.addInitScript(() => {
    const tell = () => Reflect.get(window, 'saw')(document.documentElement?.lang ?? '')
    new MutationObserver(tell).observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] })
    document.addEventListener('DOMContentLoaded', tell)
  })
  const response = await again.goto(server.url, { waitUntil: 'networkidle' })
  expect(await response?.text()).toContain('<html lang="da">')
  expect(new Set(languages)).toEqual(new Set(['da']))
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})

it('an address that asks for a language shows it for this page alone', async () => {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'no' })
  const { page } = visitor
  await visitor.goTo('/rules?lang=se')
  expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS.se)
  await page.waitForLoadState('networkidle')
  await page.locator('main').getByRole('link').first().click()
  await page.waitForFunction(() => document.documentElement.lang === 'nb')
  expect(await page.context().cookies()).toEqual([])
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})
