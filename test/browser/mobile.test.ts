import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it('a phone gets the client for phones; its bar is made small, and hidden by the app around it', async () => {
  const luna = await Visitor.come(browser, { url: server.url, viewport: PHONE, isTouch: true })
  const { page, texts } = luna
  const { bar, talk } = texts.game
  await luna.signIn('supporter@voffpark.test')
  await luna.goTo('/h5/choose')
  await luna.enterPark()
  expect(new URL(page.url()).pathname).toBe('/h5/mobile-client')

  const rail = page.getByRole('navigation', { name: bar.label })
  await luna.field().fill('half a line')
  await luna.field().press('Escape')
  await luna.choosesInMenu(talk.bar.shrink)
  await rail.waitFor({ state: 'detached' })
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([])
  await luna.button(talk.bar.grow).click()
  await rail.waitFor()
  expect(await luna.field().inputValue()).toBe('half a line')

  await page.evaluate(() => window.postMessage('loading', location.origin))
  await rail.waitFor({ state: 'detached' })
  await page.evaluate(() => window.postMessage(JSON.stringify({ type: 'loaded' }), location.origin))
  await rail.waitFor()
  expect(luna.troubles).toEqual([])
  await luna.leave()
})

it('within the app the choice of a dog and a sign-out are told to it, and nothing is left here', async () => {
  const bella = await Visitor.come(browser, { url: server.url, viewport: PHONE, isTouch: true })
  const { page, texts } = bella
  const told: unknown[] = []
  await page.exposeFunction('toApp', (text: string) => told.push(JSON.parse(text)))
  await page.addInitScript(() => {
    Object.assign(window, {
      ReactNativeWebView: { postMessage: (text: string) => Reflect.get(window, 'toApp')(text) },
    })
  })
  await bella.signIn('player@voffpark.test')
  await page.evaluate(() =>
    sessionStorage.setItem('voffpark.app', JSON.stringify({ scheme: 'voffpark', pathname: '' })),
  )
  await bella.goTo('/h5/choose')
  await page.getByRole('link', { name: texts.kennel.choose.enter }).first().click()
  await expect.poll(() => told).toEqual([{ type: 'choose', id: 1, admin: 0, mod: 0 }])
  expect(new URL(page.url()).pathname).toBe('/h5/choose')

  await bella.button(texts.kennel.bar.logOut).click()
  await expect.poll(() => told.at(-1)).toEqual({ type: 'sign-out' })
  await bella.leave()
})
