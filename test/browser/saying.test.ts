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

it('a list helps with commands, names and signs, by keys and by hand, and no draft is lost', async () => {
  const bella = await comeAs('player@voffpark.test', { language: 'dk' })
  const luna = await comeAs('supporter@voffpark.test', { viewport: PHONE })
  const { emotes, roster, talk } = bella.texts.game
  const list = bella.page.getByRole('listbox', { name: talk.commands.label })
  const dogs = bella.page.getByRole('listbox', { name: roster.title })
  const { keyboard } = bella.page

  // Every command, none of them the moderators'; arrows choose, Tab completes, Escape puts away the list alone.
  await bella.field().focus()
  await keyboard.type('/')
  await list.waitFor()
  expect(await list.getByRole('option').count()).toBe(11)
  await keyboard.press('ArrowDown')
  const chosen = list.getByRole('option', { selected: true })
  expect(await chosen.innerText()).toContain('/w')
  expect(await bella.field().getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await keyboard.press('Tab')
  expect(await bella.field().inputValue()).toBe('/w ')
  await keyboard.type('L')
  await dogs.getByRole('option', { name: 'Luna' }).waitFor()
  await keyboard.press('Escape')
  await dogs.waitFor({ state: 'detached' })
  expect(await bella.field().inputValue()).toBe('/w L')
  await keyboard.type('u')
  expect(await dogs.count()).toBe(0)
  await bella.field().fill('')

  // A call by the first letters of a name; the one who is called reads that it is meant.
  await keyboard.type('Hej @lu')
  await dogs.waitFor()
  await keyboard.press('Enter')
  expect(await bella.field().inputValue()).toBe('Hej @Luna ')
  await bella.button(emotes.label).click()
  await bella.button(talk.signs.name.ball).click()
  await bella.button(talk.signs.name.heart).click()
  expect(await bella.field().inputValue()).toBe('Hej @Luna 🎾❤️')
  await keyboard.press('Escape')
  await bella.button(talk.signs.name.ball).waitFor({ state: 'detached' })
  await keyboard.press('Enter')
  await luna.hears('Hej @Luna 🎾❤️')
  await luna.hears(luna.texts.game.log.mention)

  // What is no command stays, and it is said where they are; the window has them all.
  await bella.triesToSay('/dans')
  await bella.page.getByText(talk.commands.unknown.replace('{{name}}', 'dans')).waitFor()
  expect(await bella.field().inputValue()).toBe('/dans')
  await bella.say('/who')
  await bella.page.getByText(talk.commands.here.replace('{{names}}', 'Luna')).waitFor()
  await bella.say('/help')
  await bella.page.getByRole('dialog', { name: bella.texts.game.menu.help }).getByText('/sniff').waitFor()
  await keyboard.press('Escape')

  // By words alone: a feeling over the dog, and one does not hear Luna any more.
  // It is shown for moments only, so one looks before it comes; and over a dog that no pane hides.
  await luna.panes.putAway()
  const shown = luna.page.locator('[class*="emote"][style*="visible"]').waitFor()
  await bella.say(`/emote ${emotes.name.heart}`)
  await shown
  await bella.say('/mute luna')
  await bella.page.getByText(bella.texts.game.dogMenu.ignored.replace('{{name}}', 'Luna')).waitFor()
  await bella.say('/clear')
  await bella.log().getByText(bella.texts.game.log.nothing.all).waitFor()

  // On a phone the same is done by hand.
  await luna.field().click()
  await luna.field().fill('/')
  const commands = luna.page.getByRole('listbox', { name: luna.texts.game.talk.commands.label })
  await commands.getByRole('option', { name: '/sniff' }).click()
  expect(await luna.field().inputValue()).toBe('/sniff ')
  const near = luna.page.getByRole('listbox', { name: luna.texts.game.roster.title })
  await near.getByRole('option', { name: 'Bella' }).click()
  await near.waitFor({ state: 'detached' })
  expect(await luna.field().inputValue()).toBe('')

  expect([...bella.troubles, ...luna.troubles]).toEqual([])
  await Promise.all([bella.leave(), luna.leave()])
})
