import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KICK_TEXTS } from '#durable/protocol/kick-texts.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it('a line is reported; a moderator kicks from the log, and the player reads why in Danish, at the gate and at home', async () => {
  const player = await Visitor.come(browser, { url: server.url, language: 'dk' })
  await player.signIn('frida@voffpark.test')
  await player.becomeUser({ username: 'hos Frida', dog: 'Frida' })
  await player.enterPark()
  const mod = await Visitor.come(browser, { url: server.url, language: 'no', viewport: PHONE })
  await mod.signIn('mod@voffpark.test')
  await mod.goTo('/h5/choose')
  await mod.enterPark()
  await player.say('i er nogle fjolser alle sammen')
  await mod.hears('i er nogle fjolser alle sammen')

  const { staff, dogMenu } = mod.texts.game
  const openMenuOf = async (dog: string) => mod.log().getByRole('button', { name: dog }).first().click()
  await openMenuOf('Frida')
  await mod.button(dogMenu.report).click()
  await mod.page.getByText(staff.report.line).waitFor()
  await mod.page.getByRole('radio', { name: staff.report.offence.language }).check()
  await mod.button(staff.report.send).click()
  await mod.page.getByText(staff.report.sentText).waitFor()
  await mod.page.getByText(staff.report.waiting).waitFor()

  await mod.hears('i er nogle fjolser alle sammen')
  await openMenuOf('Frida')
  await mod.button(dogMenu.kick).click()
  await mod.page.getByRole('radio', { name: staff.kick.seconds.s300 }).check()
  await mod.page.getByRole('radio', { name: staff.rules.unkind }).check()
  await mod.button(staff.kick.send).click()
  await mod.page.getByText(staff.kick.done.replace('{{name}}', 'Frida')).waitFor()

  const { ended } = player.texts.game
  await player.page.getByText(KICK_TEXTS.dk.unkind).waitFor()
  await player.page.getByRole('link', { name: ended.toDogs }).click()
  const { ban } = player.texts.kennel
  await player.page.getByText(KICK_TEXTS.dk.unkind).waitFor()
  await player.button(ban.appeal).click()
  await player.page.getByRole('textbox', { name: ban.appealWords }).fill('Det var for sjov')
  await player.button(ban.send).click()
  await player.page.getByText(ban.appealed).waitFor()
  expect([...player.troubles, ...mod.troubles]).toEqual([])
  await Promise.all([player.leave(), mod.leave()])
})
