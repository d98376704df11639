import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { holdsTicks } from './page-clock.ts'
import { ParkServer } from './park-server.ts'
import type { DESKTOP } from './visitor.ts'
import { PHONE, Visitor } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

async function comeWith(dog: string, options: { language?: 'dk' | 'en'; viewport?: typeof DESKTOP } = {}) {
  const visitor = await Visitor.come(browser, { url: server.url, language: 'dk', ...options })
  await visitor.signIn(`${dog.toLowerCase()}@voffpark.test`)
  await visitor.becomeUser({ username: `hos ${dog}`, dog })
  await visitor.enterPark()
  return visitor
}

it('a whisper is seen by its two ends, dots by the others, and the filter keeps a line and says why', async () => {
  const [bella, max, luna] = [
    await comeWith('Snusk'),
    await comeWith('Tapp'),
    await comeWith('Vims', { viewport: PHONE }),
  ]
  const { texts } = bella

  await bella.say('/w Tapp kom til søen')
  await bella.hears('kom til søen')
  await max.hears('kom til søen')
  await max.hears(texts.game.whisper.toYou)

  await bella.say('/me ruller rundt i græsset')
  await luna.hears('ruller rundt i græsset')
  expect(await luna.log().getByText('kom til søen').count()).toBe(0)

  // Danish words are words.
  await bella.say('nu er det slut, fuld fart hjem til kokken')
  await max.hears('nu er det slut, fuld fart hjem til kokken')
  await bella.say('hvad fuck')
  await max.hears('hvad ****')

  await bella.triesToSay('ring 20 12 34 56')
  await bella.page.getByText(texts.words.refusal['personal-data']).waitFor()
  expect(await bella.field().inputValue()).toBe('ring 20 12 34 56')
  expect(await max.log().getByText('ring 20').count()).toBe(0)
  await bella.field().fill('')

  await bella.say('@tapp er du der?')
  await max.hears(texts.game.log.mention)

  // What is said while another part of the log is read is counted on its tab.
  const { tab } = texts.game.log
  const tabCalled = (name: string) => max.page.getByRole('tab', { name, exact: true })
  await tabCalled(tab.whispers).click()
  await bella.say('nå, vi ses')
  await tabCalled(`${tab.all}, ${texts.game.bar.unread_one.replace('{{count}}', '1')}`).click()
  await tabCalled(tab.all).waitFor()
  await max.hears('nå, vi ses')

  const dots = max.page.locator('[class*="dots"]')
  expect(await dots.count()).toBe(0)
  await bella.field().pressSequentially('jeg skriver', { delay: 50 })
  await dots.waitFor()
  await bella.button(texts.game.emotes.label).click()
  await bella.button(texts.game.emotes.name.heart).click()
  await max.page.locator('[class*="emote"][style*="visible"]').waitFor()

  expect([...bella.troubles, ...max.troubles, ...luna.troubles]).toEqual([])
  await Promise.all([bella.leave(), max.leave(), luna.leave()])
})

it('who is ignored is not heard, also after a reload, until it is undone', async () => {
  const [rex, fido] = [await comeWith('Rex'), await comeWith('Fido')]
  const { dogMenu, unheard } = rex.texts.game
  await fido.say('kan du høre mig?')
  await rex.hears('kan du høre mig?')
  await rex.log().getByRole('button', { name: 'Fido' }).first().click()
  await rex.button(dogMenu.ignore).click()
  await rex.log().getByText('kan du høre mig?').waitFor({ state: 'detached' })

  await fido.say('og nu?')
  await rex.say('stille her')
  await fido.hears('stille her')
  await rex.hears('stille her')
  await rex.page.reload()
  await rex.inPark()
  await fido.say('hallo igen')
  await fido.hears('hallo igen')
  await rex.hears('stille her')
  expect(
    await rex
      .log()
      .getByText(/og nu|hallo igen|kan du høre/)
      .count(),
  ).toBe(0)

  await rex.button(unheard.title).click()
  await rex.button(unheard.undoOf.replace('{{name}}', 'Fido')).click()
  await rex.page.getByText(unheard.empty).waitFor()
  await rex.button(unheard.back).click()
  await fido.say('velkommen tilbage')
  await rex.hears('velkommen tilbage')

  expect([...rex.troubles, ...fido.troubles]).toEqual([])
  await Promise.all([rex.leave(), fido.leave()])
})

it('a dog is asked to be a friend and says yes, then a hat changes hands after both have looked and agreed', async () => {
  const known = async (email: string, options: { language: 'dk' | 'en'; viewport?: typeof DESKTOP }) => {
    const visitor = await Visitor.come(browser, { url: server.url, ...options })
    await visitor.signIn(email)
    await visitor.goTo('/h5/choose')
    await visitor.enterPark()
    return visitor
  }
  const bella = await known('player@voffpark.test', { language: 'dk' })
  const luna = await known('supporter@voffpark.test', { language: 'en', viewport: PHONE })
  const ticks = await holdsTicks(luna.page)
  await luna.page.reload()
  await luna.inPark()
  const [dk, en] = [bella.texts.game.life, luna.texts.game.life]

  await bella.opensProfileOf('Luna')
  await bella.button(dk.friends.ask).click()
  await luna.page.getByText(en.friends.request.replace('{{name}}', 'Bella')).waitFor()
  await luna.button(en.friends.accept).click()
  await bella.page.getByText(dk.friends.areFriends).waitFor()

  await bella.button(dk.trade.title).click()
  await luna.button(en.trade.look).click()
  await bella.button('Hue').click()
  await luna.page.getByText('Beanie').first().waitFor()
  // Who says yes at once is heard before the other's countdown has got to its end: that one ends all the same.
  await ticks.hold()
  await bella.button(dk.trade.agree).click()
  await bella.page.getByText(dk.trade.waiting.replace('{{name}}', 'Luna')).waitFor()
  await luna.page.getByText(en.trade.agreed).waitFor()
  await ticks.release()
  await luna.button(en.trade.agree).click()
  for (const [visitor, done] of [
    [bella, dk.trade.done],
    [luna, en.trade.done],
  ] as const)
    await visitor.page.getByText(done).waitFor()

  await luna.button(en.trade.close).click()
  await luna.button(luna.texts.game.bar.bag).click()
  await luna.page.getByRole('dialog').getByRole('button', { name: 'Beanie' }).waitFor()
  expect([...bella.troubles, ...luna.troubles]).toEqual([])
  await Promise.all([bella.leave(), luna.leave()])
})
