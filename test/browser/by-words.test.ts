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

async function comeAs(email: string, options: Partial<Parameters<typeof Visitor.come>[1]> = {}) {
  const visitor = await Visitor.come(browser, { url: server.url, ...options })
  await visitor.signIn(email)
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  return visitor
}

it('by roles and names alone one enters, walks to a dog, sniffs it, talks, goes through a door and reports', async () => {
  const luna = await comeAs('supporter@voffpark.test', { viewport: PHONE })
  const { page, texts } = await comeAs('player@voffpark.test')
  const { around, dogMenu, life, log, roster, say, staff } = texts.game
  const park = page.getByRole('region', { name: around.title })
  const dogs = park.getByRole('region', { name: roster.title })
  const ways = park.getByRole('region', { name: around.ways })

  await dogs.getByRole('button', { name: around.walkTo.replace('{{name}}', 'Luna') }).press('Enter')
  await page.getByText(around.arrived.replace('{{name}}', 'Luna')).waitFor()
  await dogs.getByRole('button', { name: /^Luna / }).press('Enter')
  const choices = page.getByRole('group', { name: dogMenu.label.replace('{{name}}', 'Luna') })
  await choices.getByRole('button', { name: dogMenu.sniff }).press('Enter')
  await page.getByRole('list', { name: life.own.label }).getByText('31 karma').waitFor()

  const field = page.getByRole('textbox', { name: say.label })
  await field.fill('Hello Luna')
  await field.press('Enter')
  await page.getByRole('log', { name: log.title }).getByText('Hello Luna', { exact: true }).waitFor()
  await luna.hears('Hello Luna')

  // What was said stays in the log: a dog is reported by its line as well as by its row.
  await dogs.getByRole('button', { name: /^Luna / }).press('Enter')
  await choices.getByRole('button', { name: dogMenu.report }).press('Enter')
  const report = page.getByRole('dialog', { name: staff.report.title })
  await report.getByRole('radio', { name: staff.report.offence.language }).check({ force: true })
  await report.getByRole('textbox', { name: staff.report.reason }).fill('She barked at me')
  await report.getByRole('button', { name: staff.report.send, exact: true }).press('Enter')
  await report.getByText(staff.report.sent, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'detached' })

  await ways.getByRole('button', { name: around.goThrough.replace('{{room}}', 'The Meadow') }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'The Meadow' }).waitFor()
  await page.context().close()
  await luna.leave()
})
