import type { CDPSession } from 'playwright-core'
import { expect } from 'vitest'
import type { Bot } from '#test/bots/bot.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

type Point = { x: number; y: number }

/** The size of a tile at the initial zoom of a phone, CSS px. */
const TILE_PX = 64
const LANDSCAPE = { width: PHONE.height, height: PHONE.width }
const KEYBOARD_PX = 336

/** Touches of several fingers, one per point. */
class Fingers {
  readonly #devtools: CDPSession

  constructor(devtools: CDPSession) {
    this.#devtools = devtools
  }

  async put(...points: Point[]) {
    await this.#dispatch('touchStart', points)
  }

  async move(...points: Point[]) {
    await this.#dispatch('touchMove', points)
  }

  async lift() {
    await this.#dispatch('touchEnd', [])
  }

  async #dispatch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }))
    await this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

async function comeByPhone(park: Park, dog: string, { viewport = PHONE, before = () => {} } = {}) {
  const visitor = await park.enters(
    { dogs: [dog], language: 'dk' },
    { viewport, isTouch: true, before: ({ page }) => page.addInitScript(before) },
  )
  await visitor.panes.putAway()
  return { visitor, fingers: new Fingers(await visitor.page.context().newCDPSession(visitor.page)) }
}

async function boxOfPark({ page, texts }: Visitor) {
  const box = await page.getByRole('application', { name: texts.game.park.label }).boundingBox()
  if (!box) throw new Error('the park is not on screen')
  return box
}

/** Where the bot sees the dog called `name`. */
function tileOf(bot: Bot, name: string) {
  const dog = [...bot.dogs.values()].find((one) => one.name === name)
  const tile = dog && bot.goalOf(dog.id)
  if (!tile) throw new Error(`${name} is not here`)
  return tile
}

it('leads the dog while a finger is held', async ({ park }) => {
  const bot = await park.bot({ dogs: ['Ser finger'] })
  const { visitor, fingers } = await comeByPhone(park, 'Rejefar')
  await bot.until(() => [...bot.dogs.values()].some(({ name }) => name === 'Rejefar'))
  const { x, y, width, height } = await boxOfPark(visitor)
  const middle = { x: x + width / 2, y: y + height / 2 }
  // Away from the fountain, on which the finger would be, and below the dog, which arrives low in the picture.
  const before = tileOf(bot, 'Rejefar').y
  await visitor.tapPark(0.5, 0.8)
  await bot.until(() => tileOf(bot, 'Rejefar').y > before)
  await visitor.roster.standsAt('Rejefar')
  await visitor.panes.putAway()
  const stood = tileOf(bot, 'Rejefar')
  await fingers.put({ x: middle.x + 2 * TILE_PX, y: middle.y })
  await bot.until(() => tileOf(bot, 'Rejefar').x > stood.x + 2)
  await fingers.lift()
})

it('opens the ring of a dog whose bubble is held, and does not press what appears under the finger', async ({
  park,
}) => {
  const bot = await park.bot({ dogs: ['Snegl'] })
  const { visitor, fingers } = await comeByPhone(park, 'Østers')
  await bot.until(() => [...bot.dogs.values()].some(({ name }) => name === 'Østers'))
  const beside = tileOf(bot, 'Østers')
  bot.walk(beside.x + 2, beside.y)
  await bot.until(() => bot.answered === bot.asked)
  await visitor.roster.standsAt('Snegl')
  await visitor.panes.putAway()
  const { dogMenu } = visitor.texts.game
  const ring = visitor.page.getByRole('region', { name: dogMenu.label.replace('{{name}}', 'Snegl') })
  bot.say('hej fra Snegl')
  const bubble = visitor.page.locator('[data-bubble]', { hasText: 'hej fra Snegl' })
  await bubble.waitFor()
  const words = await bubble.boundingBox()
  if (!words) throw new Error('nothing was said')
  await fingers.put({ x: words.x + words.width / 2, y: words.y + words.height / 2 })
  await ring.waitFor()
  await fingers.lift()
  await ring.getByRole('button', { name: dogMenu.profile }).waitFor()
  await ring.getByRole('button', { name: dogMenu.close }).tap()
  await ring.waitFor({ state: 'detached' })
  expect(tileOf(bot, 'Østers')).toEqual(beside)
})

it('zooms by whole steps with two fingers, without walking, and keeps the zoom', async ({ park }) => {
  const { visitor, fingers } = await comeByPhone(park, 'Krabbe')
  await visitor.panes.putAway()
  const before = await visitor.roster.standsAt('Krabbe')
  await visitor.panes.putAway()
  const { x, y, width, height } = await boxOfPark(visitor)
  const pair = (apart: number) =>
    [
      { x: x + width / 2 - apart / 2, y: y + height / 2 },
      { x: x + width / 2 + apart / 2, y: y + height / 2 },
    ] as const
  const pinch = async (...spans: [number, ...number[]]) => {
    await fingers.put(pair(spans[0])[0])
    await fingers.put(...pair(spans[0]))
    for (const span of spans) await fingers.move(...pair(span))
    await fingers.lift()
  }
  const zoomIs = async (percent: string) => {
    await visitor.choosesInMenu(visitor.texts.game.bar.options)
    const slider = visitor.page.getByRole('slider', { name: visitor.texts.late.options.zoomPercent })
    await expect.poll(() => slider.inputValue()).toBe(percent)
    await visitor.button(visitor.texts.game.windows.close.replace('{{title}}', visitor.texts.game.bar.options)).tap()
  }

  await pinch(100, 130, 160)
  await zoomIs('150')
  await pinch(240, 200, 160, 90)
  await zoomIs('50')
  // The zoom is still there after a reload.
  await visitor.page.reload()
  await visitor.inPark()
  expect(await visitor.roster.standsAt('Krabbe')).toBe(before)
  await visitor.panes.putAway()
  await zoomIs('50')
})

it.for([
  { dog: 'Tang', how: 'the page shrinks (Android)', viewport: PHONE, isResized: true },
  { dog: 'Grus', how: 'the page shrinks, turned (Android)', viewport: LANDSCAPE, isResized: true },
  { dog: 'Rav', how: 'the keyboard lies over the page (iPhone)', viewport: PHONE, isResized: false },
  { dog: 'Sten', how: 'the keyboard lies over the page, turned (iPhone)', viewport: LANDSCAPE, isResized: false },
])(
  'shows what one types, and own dog, while the keyboard is open: $how',
  async ({ dog, viewport, isResized }, { park }) => {
    const { visitor } = await comeByPhone(park, dog, { viewport, before: isResized ? () => {} : layKeyboardOver })
    const keyboardPx = Math.min(KEYBOARD_PX, Math.round(viewport.height * 0.55))
    const leftPx = viewport.height - keyboardPx

    await visitor.field().tap()
    if (isResized) await visitor.page.setViewportSize({ ...viewport, height: leftPx })
    else
      await visitor.page.evaluate((px) => window.dispatchEvent(new CustomEvent('keyboard', { detail: px })), keyboardPx)
    await visitor.field().pressSequentially(`Jeg kommer nu, ${dog}`)

    for (const part of [visitor.field(), visitor.button(visitor.texts.game.say.send)]) {
      const bottom = async () => {
        const box = await part.boundingBox()
        return box && box.y >= 0 && box.x + box.width <= viewport.width ? box.y + box.height : Infinity
      }
      await expect.poll(bottom, { timeout: 10_000 }).toBeLessThanOrEqual(leftPx)
    }
    // The own dog is in the middle of the visible park, and nothing covers it.
    const box = await boxOfPark(visitor)
    expect(box.height).toBeGreaterThan(100)
    expect(box.y + box.height).toBeLessThanOrEqual(leftPx)
    const over = await visitor.page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('[data-hud], [role="application"]')?.role,
      [box.x + box.width / 2, box.y + box.height / 2],
    )
    expect(over).toBe('application')

    await visitor.field().press('Enter')
    await visitor.hears(`Jeg kommer nu, ${dog}`)
  },
)

/** Simulates the keyboard of Safari: the page keeps its height, but the visual viewport shrinks. */
function layKeyboardOver() {
  const seen = new EventTarget()
  let keyboardPx = 0
  Object.defineProperties(seen, {
    height: { get: () => innerHeight - keyboardPx },
    offsetTop: { get: () => 0 },
    scale: { get: () => 1 },
  })
  Object.defineProperty(window, 'visualViewport', { get: () => seen })
  window.addEventListener('keyboard', (event) => {
    if (event instanceof CustomEvent) keyboardPx = Number(event.detail)
    seen.dispatchEvent(new Event('resize'))
  })
}
