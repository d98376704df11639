import { expect } from 'vitest'
import en from '#app/install/texts/en.ts'
import fa from '#app/install/texts/fa.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const TOUCH = { viewport: PHONE, isTouch: true } as const
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Makes the page believe that it is in this browser. */
async function inBrowser({ page }: Visitor, userAgent: string) {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent)
}

it('is a sheet below 768 px and a card from there, whole in both reading directions, has a name without a manifest, and is left by Escape', async ({
  park,
}) => {
  const visitor = await park.visitor(TOUCH, await park.player({ dogs: ['Bredde'] }))
  const { page } = visitor
  await inBrowser(visitor, IPHONE)
  // A visitor who has chosen none of our languages, so that the browser's first one counts.
  await page.addInitScript(() => {
    const languages = sessionStorage.getItem('languages') ?? 'en'
    Object.defineProperty(navigator, 'languages', { value: [languages] })
  })
  await page.route('**/manifest.json*', (route) => route.fulfill({ status: 404 }))
  await visitor.goTo('/h5/choose')
  for (const [language, { homeTitle }, direction] of [
    ['en', en, 'ltr'],
    ['fa', fa, 'rtl'],
  ] as const) {
    await page.evaluate((value) => sessionStorage.setItem('languages', value), language)
    await page.reload()
    await visitor.presses(visitor.button(visitor.texts.kennel.bar.install))
    const sheet = page.getByRole('dialog', { name: homeTitle })
    await sheet.getByText(PRODUCT_NAME, { exact: true }).waitFor()
    for (const width of [360, 767, 768]) {
      await page.setViewportSize({ width, height: 740 })
      const looks = { direction, kind: width < 768 ? 'sheet' : 'card', outside: [], cut: [], covered: [] }
      await expect.poll(() => page.evaluate(looksOfSheet), { message: `${language}, ${width} px` }).toEqual(looks)
    }
    await page.setViewportSize(PHONE)
    expect(await brokenRules(page, `install sheet, ${language}`)).toEqual([])
  }
  // The browser closes a dialog first, and tells the page by an event that may come later.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pwa-hide-install'))).toBe('true')
  // The browser reports the missing manifest.
  expect(visitor.troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([])
})

/** Runs in the page: where the sheet stands, and which of its parts are outside of the screen, cut or covered. */
function looksOfSheet() {
  const sheet = document.querySelector('dialog[open]')
  const frame = sheet?.firstElementChild
  if (!sheet || !frame) return null
  const parts = [...sheet.querySelectorAll('h2, p, li, img, button')]
  const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent
  const boxOf = (part: Element) => part.getBoundingClientRect()
  const isOutside = ({ left, right, top, bottom }: DOMRect) =>
    left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
  const isCovered = (part: Element) => {
    const { left, top, width, height } = boxOf(part)
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return !part.contains(there) && !there?.contains(part)
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const [title, close] = [sheet.querySelector('h2'), [...sheet.querySelectorAll('button')].at(-1)]
  const { top, bottom } = boxOf(frame)
  const isSheet = Math.abs(innerHeight - bottom) <= 1
  const isCard = Math.abs(top - 24 - (innerHeight - bottom)) <= 26
  return {
    direction: getComputedStyle(sheet).direction,
    kind: isSheet ? 'sheet' : isCard ? 'card' : `from ${top} to ${bottom}`,
    outside: [frame, ...parts].filter((part) => isOutside(boxOf(part))).map(nameOf),
    cut: parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map(nameOf),
    covered: [
      ...parts.filter(isCovered).map(nameOf),
      ...(title && close && meet(boxOf(title), boxOf(close)) ? ['title and cross'] : []),
    ],
  }
}
