import { expect } from 'vitest'
import da from '#app/install/texts/da.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import { PHONE, type Visitor } from './visitor.ts'

const TOUCH = { viewport: PHONE, isTouch: true } as const
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Makes the page believe that it is in Safari on an iPhone. */
async function onIphone({ page }: Visitor) {
  await page.addInitScript((userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }), IPHONE)
}

function hiddenFlags({ page }: Visitor) {
  return page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.getItem('pwa-hide-install')))
}

it('opens by its key, is left by the keyboard, and is hidden for the session or for good', async ({ park }) => {
  const visitor = await park.visitor(
    { ...TOUCH, language: 'dk' },
    await park.player({ dogs: ['Hjemme'], language: 'dk' }),
  )
  const { page } = visitor
  await onIphone(visitor)
  await visitor.goTo('/h5/choose')
  const key = visitor.button(visitor.texts.kennel.bar.install)
  const sheet = page.getByRole('dialog', { name: da.homeTitle })
  await key.focus()
  await page.keyboard.press('Enter')
  await sheet.waitFor()
  expect(await sheet.getByRole('listitem').allTextContents()).toEqual([da.share, da.scrollToHome])
  expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true)
  expect(await brokenRules(page, 'install sheet')).toEqual([])

  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await hiddenFlags(visitor)).toEqual(['true', null])

  await visitor.presses(key)
  await visitor.presses(visitor.button(da.never))
  await sheet.waitFor({ state: 'detached' })
  expect(await hiddenFlags(visitor)).toEqual(['true', 'true'])
})
