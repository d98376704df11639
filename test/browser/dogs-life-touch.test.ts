import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { TwoDogs } from './two-dogs.ts'
import { PHONE } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it('on phones, with fingers only, two dogs sniff, are friends, dig, find each other, buy, dress and trade', async ({
  annotate,
}) => {
  const phone = { viewport: PHONE, isTouch: true }
  const both = await TwoDogs.meet(browser, server.url, { hers: phone, his: phone })
  await both.sniff()
  await both.becomeFriends()
  await both.dig()
  await both.goShopping()
  await both.find()
  await both.buyFlower()
  await both.wearFlower()
  await both.tradeThereAndBack()
  await annotate(both.table)
  expect(both.troubles).toEqual([])
  await both.leave()
}, 240_000)
