import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

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
