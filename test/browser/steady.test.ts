import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dk } from '#app/locales/dk.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { DESKTOP, PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open({ STAGE: '1' }), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

/** What browsers call good is 0.1; a box that fills without having kept its room is far above this. */
const STEADY = 0.005

/** Pages with something that the browser fetches after the server has answered. */
const FILLING = ['/', '/announcement/6', '/highscore/KnogleKnas', '/team', '/help']

// Side by side: most of it is waiting until a page has nothing more to fetch.
it.concurrent.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s no page jumps while it fills, for a visitor or for somebody signed in', async (_name, viewport) => {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'dk', viewport })
  await visitor.page.addInitScript(measureShifts)
  const jumps: Record<string, number> = {}
  for (const path of FILLING) jumps[`${path} as a visitor`] = await shiftOf(visitor, path)
  await visitor.signIn('supporter@voffpark.test')
  for (const path of FILLING) jumps[`${path} signed in`] = await shiftOf(visitor, path)
  expect(Object.entries(jumps).filter(([, shift]) => !(shift <= STEADY))).toEqual([])
  await visitor.leave()
})

it('the demo park says so 120 times without taking the page along, until one takes the tape down', async () => {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'dk', viewport: PHONE })
  await visitor.goTo('/help')
  const banner = visitor.page.getByRole('complementary', { name: dk.site.demo.banner })
  expect((await banner.innerText()).match(/DEMO/g)).toHaveLength(120)
  expect(await sidewaysScroll(visitor.page)).toBe(0)
  const [tape, header] = [await banner.boundingBox(), await visitor.page.locator('header').first().boundingBox()]
  expect((tape?.y ?? 0) + (tape?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
  await banner.getByRole('button', { name: dk.site.demo.close }).click()
  await banner.waitFor({ state: 'detached' })
  // It stays down while one walks about.
  await visitor.page.getByRole('link', { name: dk.site.backHome }).first().click()
  await visitor.page.getByRole('heading', { name: dk.site.news.title }).waitFor()
  expect(await visitor.page.getByText('DEMO').count()).toBe(0)
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
})

it('nobody is sent from the demo park to the demo park', async () => {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'dk' })
  await visitor.signIn('admin@voffpark.test')
  expect(await visitor.button(dk.site.signIn.demo).count()).toBe(0)
  await visitor.leave()
})

/** Runs in the page: adds up all that moved without being asked to. */
function measureShifts() {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftOf(visitor: Visitor, path: string): Promise<number> {
  await visitor.goTo(path)
  await visitor.page.waitForLoadState('networkidle')
  await visitor.page.evaluate(() => document.fonts.ready)
  return visitor.page.evaluate(() => Number(Reflect.get(window, 'shifts')))
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
