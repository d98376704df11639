import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import { it } from './park-test.ts'

const QUIET_MS = 30_000
/** The most draw calls of an idle park. One picture takes several, so a park that is drawn on each beat has more. */
const DRAWS_MAX = QUIET_MS / IDLE_BEAT_MS

it('enters the park although a letter is typed before each piece of work', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Sløv'] }, { before: ({ page }) => typesBetweenTurns(page) })
  await visitor.page.getByText(visitor.texts.game.park.loading).waitFor({ state: 'detached' })
})

it('draws the park only when something happens, with reduced motion', async ({ park }) => {
  const visitor = await park.enters(
    { dogs: ['Rolig'] },
    {
      before: async ({ page }) => {
        await page.clock.install()
        await countsDraws(page)
      },
    },
  )
  const { page } = visitor
  await visitor.testimony.quiet()
  await page.clock.pauseAt(Date.now() + 5000)
  const before = await drawsOf(page)
  expect(before).toBeGreaterThan(0)
  await page.clock.runFor(QUIET_MS)
  // A message of the room in between causes a picture too, such as a dog that leaves.
  expect((await drawsOf(page)) - before).toBeLessThanOrEqual(DRAWS_MAX)
})

/** Counts the draw calls of WebGL; a picture takes a handful. */
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

/** Simulates a machine so slow that React does one piece of its work per task, and a player who types in each pause. */
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
