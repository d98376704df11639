import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

/** Three pictures in half a minute; on each beat it would be 66. */
const DRAWS_MAX = 20

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it('the park comes also where a letter is typed before each next piece of the work', async () => {
  const bella = await Visitor.come(browser, { url: server.url, language: 'dk' })
  await bella.signIn('player@voffpark.test')
  await bella.goTo('/h5/choose')
  await typesBetweenTurns(bella.page)
  await bella.goTo('/h5/client?id=1')
  await bella.inPark()
  await bella.page.getByText(bella.texts.game.park.loading).waitFor({ state: 'detached' })
  expect(bella.troubles).toEqual([])
  await bella.leave()
})

it('whoever asks for less motion has a park that is drawn when something happens, and not while nothing does', async () => {
  const bella = await Visitor.come(browser, { url: server.url, language: 'dk' })
  await bella.page.clock.install()
  await countsDraws(bella.page)
  await bella.signIn('player@voffpark.test')
  await bella.goTo('/h5/client?id=1')
  await bella.inPark()
  await bella.page.getByText(bella.texts.game.park.loading).waitFor({ state: 'detached' })
  await bella.page.waitForLoadState('networkidle')
  await bella.page.clock.pauseAt(Date.now() + 5000)
  const before = await drawsOf(bella.page)
  expect(before).toBeGreaterThan(0)
  await bella.page.clock.runFor(30_000)
  // What the room says in between is drawn: a few times, and not on each beat.
  expect((await drawsOf(bella.page)) - before).toBeLessThanOrEqual(DRAWS_MAX)
  expect(bella.troubles).toEqual([])
  await bella.leave()
})

/** Counts the calls to the graphics card that draw; a picture takes a handful. */
async function countsDraws(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { draws: 0 })
    const { drawElements } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElements = function (...how) {
      Object.assign(window, { draws: Number(Reflect.get(window, 'draws')) + 1 })
      drawElements.apply(this, how)
    }
  })
}

function drawsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'draws')))
}

/** A machine that is so slow that React does one piece of its work per turn, and somebody who types in each pause. */
async function typesBetweenTurns(page: Page) {
  await page.addInitScript(() => {
    const SLICE_MS = 6
    const clock = performance.now.bind(performance)
    let lateMs = 0
    performance.now = () => clock() + (lateMs += SLICE_MS)
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
    const type = () => {
      const field = document.querySelector('textarea')
      if (!field || lateMs > 60_000) return
      value.set!.call(field, field.value === 'a' ? 'b' : 'a')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const onMessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...onMessage,
      set(this: MessagePort, listen: (event: MessageEvent) => void) {
        onMessage.set!.call(this, (event: MessageEvent) => {
          type()
          listen.call(this, event)
        })
      },
    })
  })
}
