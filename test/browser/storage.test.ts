import { expect } from 'vitest'
import { it } from './park-test.ts'
import type { Park } from './park.ts'

it('can be read and walked through in a browser that blocks all cookies, and says why nobody can sign in', async ({
  park,
}) => {
  const visitor = await blockedVisitor(park)
  const { page, texts } = visitor
  await visitor.goTo('/')
  await page.getByText(texts.site.signIn.notKept).waitFor()
  // A link is followed within the document, by Remix, which keeps something for the tab.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: texts.site.helpBox.open }).click()
  await page.waitForURL('**/help')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await visitor.goTo('/h5/choose')
  await page.getByText(texts.site.signIn.notKept).waitFor()
})

/** Somebody whose browser has no storage for our pages, as Chromium's setting says it. */
async function blockedVisitor(park: Park) {
  const visitor = await park.visitor()
  await visitor.page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  return visitor
}
