import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import { PHONE } from './visitor.ts'

const TOUCH = { viewport: PHONE, isTouch: true }

it('opens the client for phones from the chooser on a phone', async ({ park }) => {
  const player = await park.player({ dogs: ['Lomme'] })
  const visitor = await park.visitor(TOUCH, player)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  expect(new URL(visitor.page.url()).pathname).toBe('/h5/mobile-client')
  expect(await brokenRules(visitor.page, 'the mobile client')).toEqual([])
})

it('reports the choice of a dog and a sign-out to the app around it, and stores nothing', async ({ park }) => {
  const player = await park.player({ dogs: ['App'] })
  const visitor = await park.visitor(TOUCH, player)
  const { page, texts } = visitor
  const told: unknown[] = []
  await page.exposeFunction('toApp', (text: string) => told.push(JSON.parse(text)))
  await page.addInitScript(() => {
    Object.assign(window, {
      ReactNativeWebView: { postMessage: (text: string) => Reflect.get(window, 'toApp')(text) },
    })
    sessionStorage.setItem('voffpark.app', JSON.stringify({ scheme: 'voffpark', pathname: '' }))
  })
  await visitor.goTo('/h5/choose')
  await page.getByRole('link', { name: texts.kennel.choose.enter }).first().click()
  await expect.poll(() => told).toEqual([{ type: 'choose', id: player.dogs[0]?.id, admin: 0, mod: 0 }])
  expect(new URL(page.url()).pathname).toBe('/h5/choose')

  await visitor.button(texts.kennel.bar.logOut).click()
  await expect.poll(() => told.at(-1)).toEqual({ type: 'sign-out' })
  expect(await page.evaluate(() => localStorage.getItem('voffpark.session'))).toBeNull()
})
