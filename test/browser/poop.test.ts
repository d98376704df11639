import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it('[O4] [O5] [O6] one dog poops with a message, and another one, on a phone, reads it and scoops it up', async () => {
  const bella = await Visitor.come(browser, { url: server.url, language: 'dk' })
  const pluto = await Visitor.come(browser, { url: server.url, language: 'en', viewport: PHONE })
  const [dk, en] = [bella.texts.game, pluto.texts.game]
  await bella.signIn('player@voffpark.test')
  await bella.goTo('/h5/choose')
  await bella.enterPark()
  await pluto.signIn('supporter@voffpark.test')
  await pluto.goTo('/h5/choose')
  await pluto.enterPark(1)

  await bella.choosesInMenu(dk.life.poop.title)
  const window = bella.page.getByRole('dialog', { name: dk.life.poop.title })
  await window.getByRole('textbox').fill('ring 20 30 40 50')
  await bella.button(dk.life.poop.lay).click()
  await window.getByText(bella.texts.words.refusal['personal-data']).waitFor()
  await window.getByRole('textbox').fill('Bella var her')
  await shoot(bella, 'write-dk')
  await bella.button(dk.life.poop.lay).click()
  await window.waitFor({ state: 'hidden' })

  await pluto.page.getByRole('button', { name: en.life.poop.sniffAt.replace('{{name}}', 'Bella') }).focus()
  await pluto.page.keyboard.press('Enter')
  const says = pluto.page.getByRole('dialog', { name: en.life.poop.of.replace('{{name}}', 'Bella') })
  await says.getByText('Bella var her').waitFor()
  await shoot(bella, 'lies-dk')
  await shoot(pluto, 'read-phone-en')
  await says.getByRole('button', { name: en.life.poop.scoop }).click()
  await says.getByText(en.life.poop.gone).waitFor()
  await bella.choosesInMenu(dk.life.poop.title)
  await bella.button(dk.life.poop.lay).click()
  await window.getByText(bella.texts.words.refusal['pooped-lately']).waitFor()
  expect(await says.getByRole('button', { name: en.life.poop.scoop }).count()).toBe(0)
})

/** Pictures to be looked at, where one is asked for. */
async function shoot(visitor: Visitor, name: string) {
  if (process.env.SHOTS) await visitor.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
