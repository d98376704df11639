import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRODUCT_NAME } from '#app/product.ts'
import { brokenRules } from './axe.ts'
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

/** Every window that the menu or the bar opens. */
const WINDOWS = [
  'map',
  'bag',
  'profile',
  'friends',
  'phrases',
  'news',
  'sound',
  'report',
  'options',
  'help',
  'mountain',
] as const

/** A page of one's own dogs, and a word by which it is there. */
const KENNEL = {
  '/h5/choose': ({ choose }) => choose.title,
  '/h5/choose/new': ({ newDog }) => newDog.title,
  '/h5/choose/color/1': ({ colour }) => colour.title,
  '/h5/change-username': ({ changeUsername }) => changeUsername.title,
  '/h5/account': ({ account }) => account.title,
} satisfies Record<string, (texts: Visitor['texts']['kennel']) => string>

it('on every page, with each window open, no rule of axe is broken and no key walks the dog', async () => {
  const bella = await Visitor.come(browser, { url: server.url })
  const { page, texts } = bella
  const broken: string[] = []
  const look = async (where: string) => void broken.push(...(await brokenRules(page, where)))
  await bella.signIn('player@voffpark.test')
  for (const [path, wordOf] of Object.entries(KENNEL).reverse()) {
    await bella.goTo(path)
    await page.getByRole('heading', { level: 1, name: wordOf(texts.kennel) }).waitFor()
    await look(path)
  }
  await bella.button(texts.kennel.bar.kill).click()
  await look('the chooser, where dogs begin anew')
  await bella.button(texts.kennel.bar.kill).click()
  // Where the mountain asks, which is a long way on foot.
  await page.route('**/api/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON()
    const isEntering = String(query).includes('enterPark')
    const postData = JSON.stringify({ query, variables: { ...variables, room: 'wisdom-cave' } })
    await route.continue(isEntering ? { postData } : {})
  })
  await bella.enterPark()
  const { around, bar, emotes, life, log, menu, staff, talk } = texts.game
  const ways = page.getByRole('region', { name: around.ways })
  const entries = {
    friends: life.friends.title,
    phrases: talk.phrases.title,
    news: menu.news,
    sound: menu.sound,
    report: staff.report.title,
    options: bar.options,
    help: menu.help,
  }
  const open = async (name: (typeof WINDOWS)[number]) => {
    if (name === 'mountain') return bella.button(life.mountain.open).press('Enter')
    if (name === 'profile')
      return page.getByRole('button', { name: life.own.open.replace('{{name}}', 'Bella') }).press('Enter')
    if (name === 'map' || name === 'bag') return bella.button(bar[name]).press('Enter')
    return bella.choosesInMenu(entries[name])
  }
  // Before the first round, so that what is read is where the dog stands.
  await bella.roster.standsAt('Bella')
  const place = await ways.innerText()
  const stands = async (where: string) => {
    if ((await ways.innerText()) !== place) broken.push(`${where}: the dog has walked`)
  }

  await look('the park')
  for (const name of WINDOWS) {
    await open(name)
    const window = page.getByRole('dialog')
    await window.waitFor()
    await page.waitForLoadState('networkidle')
    await look(name)
    for (const key of ['w', 'ArrowRight', 'd', 's']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'detached', timeout: 5000 }).catch(() => broken.push(`${name}: stays open`))
    if (await window.isVisible()) await window.getByRole('button', { name: /^Close / }).click()
    await stands(name)
  }
  await bella.button(bar.menu).click()
  await page.getByRole('menu').waitFor()
  await look('the menu')
  for (const key of ['ArrowDown', 'w', 'Escape']) await page.keyboard.press(key)
  await bella.button(emotes.label).press('Enter')
  await look('the palette')
  await page.keyboard.press('Tab')
  for (const key of ['ArrowRight', 'ArrowDown', 'w', 'Escape']) await page.keyboard.press(key)
  await bella.field().fill('/')
  await page.getByRole('listbox').waitFor()
  await look('the list')
  for (const key of ['ArrowDown', 'ArrowUp', 's', 'Escape', 'a']) await page.keyboard.press(key)
  expect(await bella.field().inputValue()).toBe('/sa')
  await stands('the bar')
  const tabs = page.getByRole('tablist', { name: log.tabs })
  await tabs.getByRole('tab', { name: log.tab.all }).press('ArrowRight')
  await page.getByRole('log').getByText(log.nothing.friends).waitFor()
  await look('the log of friends')
  await tabs.getByRole('tab', { name: log.tab.friends }).press('End')
  await page.getByRole('log').getByText(log.nothing.whispers).waitFor()
  await stands('the tabs of the log')

  const database = await server.database()
  await database.prepare("UPDATE setting SET value = '1' WHERE type = 'DISABLE_CLIENT'").run()
  await page.reload()
  await page.getByText(texts.words.unavailable.replace('{{product}}', PRODUCT_NAME)).waitFor()
  await look('unavailable')

  expect(broken).toEqual([])
  expect(bella.troubles).toEqual([])
  await bella.leave()
})
