import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

it('signs in as soon as the net is back, when it was pressed without one', async ({ park }) => {
  const visitor = await park.visitor()
  const { page, texts } = visitor
  await visitor.goTo('/')
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: texts.site.signIn.email }).fill('lift@park.test')
  await visitor.presses(visitor.button(texts.site.signIn.submit))
  await trouble(visitor).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('textbox', { name: texts.kennel.newUser.username }).waitFor()
  await trouble(visitor).waitFor({ state: 'hidden' })
  forgive(visitor)
})

it('says on each page that its scripts do not come, and goes on when they do', async ({ park }) => {
  const visitor = await park.visitor({}, await park.player({ dogs: ['Sendrægtig'] }))
  const { page, texts } = visitor
  for (const path of ['/h5/choose', '/stage/auth?token=none', '/h5/client?id=1']) {
    await page.route('**/assets/*.js', broken)
    await visitor.goTo(path)
    await trouble(visitor).waitFor()
    await page.unroute('**/assets/*.js', broken)
    await visitor.presses(visitor.button(texts.site.late.again))
    await trouble(visitor).waitFor({ state: 'hidden' })
  }
  forgive(visitor)
})

it('opens the cookie preferences once their script comes', async ({ park }) => {
  const visitor = await park.visitor()
  const { page, texts } = visitor
  await visitor.goTo('/help')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.waitForFunction(() => '__remixRouter' in window)
  await visitor.testimony.quiet()
  await page.route('**/*', broken)
  await visitor.presses(visitor.button(texts.site.cookies))
  await trouble(visitor).waitFor()
  await page.unroute('**/*', broken)
  await visitor.presses(visitor.button(texts.site.late.again))
  await page.getByRole('dialog').waitFor()
  forgive(visitor)
})

const broken: Parameters<Page['route']>[1] = (route) => route.fulfill({ status: 500, body: 'broken' })

function trouble({ page, texts }: Visitor) {
  return page.getByText(texts.site.late.text)
}

/** The browser itself writes what did not come to the console. */
function forgive({ troubles }: Visitor) {
  const isLost = (one: string) => /Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|module/.test(one)
  expect(troubles.splice(0).filter((one) => !isLost(one))).toEqual([])
}
