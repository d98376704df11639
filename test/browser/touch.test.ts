import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

type Point = { x: number; y: number }

/** A tile at the nearness that a phone begins with, CSS px. */
const TILE_PX = 64
const LANDSCAPE = { width: PHONE.height, height: PHONE.width }
const KEYBOARD_PX = 336

/** Fingers on the glass, as many as there are points. */
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

async function comeByPhone(dog: string, { viewport = PHONE, before = () => {} } = {}) {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'dk', viewport, isTouch: true })
  await visitor.page.addInitScript(before)
  await visitor.signIn(`${dog.toLowerCase()}@voffpark.test`)
  await visitor.becomeUser({ username: `hos ${dog}`, dog })
  await visitor.enterPark()
  await visitor.panes.putAway()
  await visitor.button(visitor.texts.late.firstWalk.skip).tap()
  return { visitor, fingers: new Fingers(await visitor.page.context().newCDPSession(visitor.page)) }
}

async function boxOfPark({ page, texts }: Visitor) {
  const box = await page.getByRole('application', { name: texts.game.park.label }).boundingBox()
  if (!box) throw new Error('the park is not on screen')
  return box
}

/** Where the bot sees a dog stand; the one that is called `name`. */
function tileOf(bot: Bot, name: string) {
  const dog = [...bot.dogs.values()].find((one) => one.name === name)
  const tile = dog && bot.goalOf(dog.id)
  if (!tile) throw new Error(`${name} is not here`)
  return tile
}

it('a tap walks, a finger that is held leads, and one that is held on words asks what to do about their dog', async () => {
  const { visitor, fingers } = await comeByPhone('Musling')
  const bot = await signIn(server.url, { email: 'snegl@voffpark.test', user: 'hos Snegl', dog: 'Snegl' })
  await bot.enter()
  await visitor.panes.putAway()
  const park = await boxOfPark(visitor)
  const middle = { x: park.x + park.width / 2, y: park.y + park.height / 2 }

  // Away from the gate, where the camera stands still at the edge of the room.
  const start = tileOf(bot, 'Musling')
  for (let steps = 0; steps < 3; steps++) {
    await visitor.page.touchscreen.tap(middle.x, park.y + park.height * 0.3)
    await visitor.page.waitForTimeout(1500)
  }
  await expect.poll(() => tileOf(bot, 'Musling').y).toBeLessThan(start.y - 2)
  const tapped = tileOf(bot, 'Musling')

  await fingers.put({ x: middle.x + 2 * TILE_PX, y: middle.y })
  await expect.poll(() => tileOf(bot, 'Musling').x, { timeout: 10_000 }).toBeGreaterThan(tapped.x)
  await fingers.lift()

  // What somebody says can be held: it is about who said it.
  await visitor.roster.standsAt('Musling')
  const beside = tileOf(bot, 'Musling')
  bot.walk(beside.x - 2, beside.y)
  await expect.poll(() => tileOf(bot, 'Snegl')).toEqual({ x: beside.x - 2, y: beside.y })
  await visitor.roster.standsAt('Snegl')
  await visitor.panes.putAway()
  const { dogMenu } = visitor.texts.game
  const ring = visitor.page.getByRole('region', { name: dogMenu.label.replace('{{name}}', 'Snegl') })
  bot.say('hej fra Snegl')
  const bubble = visitor.page.locator('[data-side]', { hasText: 'hej fra Snegl' })
  await bubble.waitFor()
  const words = await bubble.boundingBox()
  if (!words) throw new Error('nothing was said')
  await fingers.put({ x: words.x + words.width / 2, y: words.y + words.height / 2 })
  await ring.waitFor()
  await fingers.lift()
  // What came up under the finger is not pressed by lifting it.
  await ring.getByRole('button', { name: dogMenu.profile }).waitFor()
  await ring.getByRole('button', { name: dogMenu.close }).tap()
  await ring.waitFor({ state: 'detached' })
  expect(tileOf(bot, 'Musling')).toEqual(beside)

  expect(visitor.troubles).toEqual([])
  await bot.leave()
  await visitor.leave()
}, 240_000)

it('two fingers bring the park nearer by whole steps, and nobody walks', async () => {
  const { visitor, fingers } = await comeByPhone('Krabbe')
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
    const slider = visitor.page.getByRole('slider', { name: visitor.texts.game.options.zoomPercent })
    await expect.poll(() => slider.inputValue()).toBe(percent)
    await visitor.button(visitor.texts.game.windows.close.replace('{{title}}', visitor.texts.game.options.title)).tap()
  }

  await pinch(100, 130, 160)
  await zoomIs('150')
  await pinch(240, 200, 160, 90)
  await zoomIs('50')
  // The next start finds it so.
  await visitor.page.reload()
  await visitor.inPark()
  expect(await visitor.roster.standsAt('Krabbe')).toBe(before)
  await visitor.panes.putAway()
  await zoomIs('50')
  expect(visitor.troubles).toEqual([])
  await visitor.leave()
}, 240_000)

it.for([
  { dog: 'Tang', how: 'the page shrinks (Android)', viewport: PHONE, isResized: true },
  { dog: 'Grus', how: 'the page shrinks, turned (Android)', viewport: LANDSCAPE, isResized: true },
  { dog: 'Rav', how: 'the keyboard lies over the page (iPhone)', viewport: PHONE, isResized: false },
  { dog: 'Sten', how: 'the keyboard lies over the page, turned (iPhone)', viewport: LANDSCAPE, isResized: false },
])(
  'with the keyboard open one sees what one types, and own dog: $how',
  { timeout: 240_000 },
  async ({ dog, viewport, isResized }) => {
    const { visitor } = await comeByPhone(dog, { viewport, before: isResized ? () => {} : layKeyboardOver })
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
    // Own dog is in the middle of the park: there is room for it there, and nothing lies over it.
    const park = await boxOfPark(visitor)
    expect(park.height).toBeGreaterThan(100)
    expect(park.y + park.height).toBeLessThanOrEqual(leftPx)
    const over = await visitor.page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('[data-hud], [role="application"]')?.role,
      [park.x + park.width / 2, park.y + park.height / 2],
    )
    expect(over).toBe('application')

    await visitor.field().press('Enter')
    await visitor.hears(`Jeg kommer nu, ${dog}`)
    expect(visitor.troubles).toEqual([])
    await visitor.leave()
  },
)

/** As Safari tells of its keyboard: the page stays as tall, what is seen of it does not. */
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
