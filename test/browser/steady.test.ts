import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { dk } from '#app/locales/messages.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { PiecemealProxy } from './piecemeal-proxy.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const it = testInOwn(() => ParkServer.open({ STAGE: '1' }))

/** The most layout shift. Browsers call 0.1 good; an element that loads without reserved space is far above this. */
const STEADY = 0.005

/** The same for a page that is read in pieces. It is stricter: moves that fall into one frame count many times as much. */
const STEADY_WHILE_READ = 0.001
/** In how many pieces a page arrives: each is drawn before the next one. */
const PIECES = 24

/** Pages with parts whose place depends on what comes after them. */
const READ_IN_PIECES = ['/highscore/KnogleKnas', '/team', '/whatis/kobbel']

/** Pages with parts that the browser fetches after the server has answered. */
const FILLING = ['/', '/announcement/6', '/highscore/KnogleKnas', '/team', '/help']

it.for([
  { device: 'a desktop', n: 1, viewport: DESKTOP },
  { device: 'a phone', n: 2, viewport: PHONE },
])(
  'fills no page so that it jumps, for a visitor or for somebody signed in, on $device',
  async ({ n, viewport }, { park }) => {
    const known = await park.player({ dogs: [`Stabil ${n}`], language: 'dk' })
    const jumpsOf = async (visitor: Visitor, who: string) => {
      await visitor.page.addInitScript(measureShifts)
      const jumps: Jump[] = []
      for (const path of FILLING) jumps.push({ page: `${path} ${who}`, ...(await shiftsOf(visitor, path)) })
      return jumps
    }
    // The visits run side by side, since most of one is waiting until a page has nothing more to fetch.
    const jumps = await Promise.all([
      park.visitor({ language: 'dk', viewport }).then((visitor) => jumpsOf(visitor, 'as a visitor')),
      park.visitor({ viewport }, known).then((visitor) => jumpsOf(visitor, 'signed in')),
    ])
    expect(jumps.flat().filter(({ shift }) => !(shift <= STEADY))).toEqual([])
  },
)

it.for(READ_IN_PIECES)('moves nothing of %s while it is read on a slow line', async (path, { park }) => {
  const proxy = await PiecemealProxy.open(park.url, PIECES)
  onTestFinished(() => proxy.close())
  const visitor = await park.visitor({ url: proxy.url, language: 'dk' })
  await visitor.page.addInitScript(measureShifts)
  await visitor.goTo(path, 'commit')
  while (proxy.sendNext()) await visitor.page.evaluate(untilDrawn)
  await visitor.page.waitForLoadState()
  const { shift, moved } = await shiftsIn(visitor.page)
  expect(shift <= STEADY_WHILE_READ ? [] : [{ shift, moved }]).toEqual([])
  expect(await visitor.page.evaluate(hiddenPictures), 'pictures that are still hidden').toEqual([])
})

it('moves nothing for ever that the browser can only move on the main thread', async ({ park }) => {
  const visitor = await park.visitor({ language: 'dk', viewport: PHONE })
  await visitor.page.emulateMedia({ reducedMotion: 'no-preference' })
  const costly: string[] = []
  for (const path of FILLING) {
    await visitor.goTo(path)
    const moving = await visitor.page.evaluate(movingForEver)
    costly.push(...moving.filter(({ by }) => !COMPOSITED.includes(by)).map(({ what, by }) => `${path} ${what}: ${by}`))
  }
  expect(costly).toEqual([])
  await visitor.goTo('/')
  expect((await visitor.page.evaluate(movingForEver)).length).toBeGreaterThan(0)
})

it('shows the banner of the demo park above the header, until it is closed', async ({ park }) => {
  const visitor = await park.visitor({ language: 'dk', viewport: PHONE })
  await visitor.goTo('/help')
  const banner = visitor.page.getByRole('complementary', { name: dk.site.demo.banner })
  expect((await banner.innerText()).match(/DEMO/g)).toHaveLength(120)
  expect(await sidewaysScroll(visitor.page)).toBe(0)
  const [tape, header] = [await banner.boundingBox(), await visitor.page.locator('header').first().boundingBox()]
  expect((tape?.y ?? 0) + (tape?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
  // The button comes with the scripts, and they with the first sign of a person.
  await visitor.page.mouse.wheel(0, 1)
  await banner.getByRole('button', { name: dk.site.demo.close }).click()
  await banner.waitFor({ state: 'detached' })
  // The banner stays closed on the next pages.
  await visitor.page.getByRole('link', { name: dk.site.backHome }).first().click()
  await visitor.page.getByRole('heading', { name: dk.site.news.title }).waitFor()
  expect(await visitor.page.getByText('DEMO').count()).toBe(0)
})

it('has no link from the demo park to the demo park', async ({ park }) => {
  const visitor = await park.visitor({ language: 'dk' })
  await visitor.signIn('admin@voffpark.test')
  expect(await visitor.button(dk.site.signIn.demo).count()).toBe(0)
})

/** The layout shifts of a page, added up, and what moved: from and to, in CSS pixels. */
type Shifts = { shift: number; moved: string[] }
type Jump = Shifts & { page: string }

/** What the browser's compositor moves without the main thread. */
const COMPOSITED = ['transform', 'opacity']

/** Runs in the page: the animations that never end, each with a CSS property that it changes. */
function movingForEver(): { what: string; by: string }[] {
  const NO_PROPERTY = ['offset', 'computedOffset', 'easing', 'composite']
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity) return []
    const what = `${effect.target?.className}${effect.pseudoElement ?? ''}`
    const changed = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    return [...changed].filter((by) => !NO_PROPERTY.includes(by)).map((by) => ({ what, by }))
  })
}

/** Runs in the page: adds up all unexpected layout shifts. */
function measureShifts() {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] }
  const shifts = { shift: 0, moved: [] as string[] }
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      shifts.shift += value
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
        shifts.moved.push(
          `${name} "${node?.textContent?.slice(0, 30)}": ${place(previousRect)} to ${place(currentRect)}`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftsOf(visitor: Visitor, path: string): Promise<Shifts> {
  await visitor.goTo(path)
  await visitor.testimony.quiet()
  await visitor.page.evaluate(() => document.fonts.ready)
  return shiftsIn(visitor.page)
}

const shiftsIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as Shifts)

/** Runs in the page: the second frame begins when the first one is drawn. */
function untilDrawn() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page: the pictures of its main part that are not shown. */
function hiddenPictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  return pictures.filter((image) => !image.checkVisibility({ visibilityProperty: true })).map(({ src }) => src)
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
