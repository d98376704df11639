import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { PHONE, Visitor } from './visitor.ts'
import { Wire } from './wire.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

const DAY_MS = 86_400_000

/** What is promised is 200 ms; a machine that does much else is given more. */
const SEEN_WITHIN_MS = 2000

it('two dogs sniff, dig, buy, dress, trade and meet again; then one dies of age and is reborn', async () => {
  const bella = await Visitor.come(browser, { url: server.url, language: 'dk' })
  const pluto = await Visitor.come(browser, { url: server.url, language: 'en', viewport: PHONE })
  const [bellaWire, plutoWire] = [new Wire(bella.page), new Wire(pluto.page)]
  const [dk, en] = [bella.texts.game, pluto.texts.game]
  await bella.signIn('player@voffpark.test')
  await bella.goTo('/h5/choose')
  await bella.enterPark()
  await pluto.signIn('supporter@voffpark.test')
  await pluto.goTo('/h5/choose')
  await pluto.enterPark(1)

  /** What Bella's page asks for, and what Pluto's hears of it, ms later. */
  const seen: Record<string, number> = {}
  const isSeen = async (act: string, asked: RegExp, heard: RegExp) => {
    const askedAt = bellaWire.saidAt(asked)
    seen[act] = Math.round((await plutoWire.hears(heard, askedAt)).at - askedAt)
  }

  await bella.page.getByRole('list', { name: dk.life.own.label }).getByText('30 karma').waitFor()
  await bella.chooses('Pluto', dk.dogMenu.sniff)
  await bella.page.getByText('31 karma').first().waitFor()
  await isSeen('sniff', /"type":"sniff"/, /"type":"sniffed"/)

  await bella.opensProfileOf('Pluto')
  await bella.button(dk.life.friends.ask).click()
  await pluto.button(en.life.friends.accept).click()
  await bella.page.getByText(dk.life.friends.areFriends).waitFor()
  await bella.page.keyboard.press('Escape')

  await bella.walksTo(dk.around.thing.digging)
  // Whoever asks on the way is told to stand still first.
  for (let bones = 0; bones === 0;) {
    const startedAt = performance.now()
    await bella.choosesInMenu(dk.bar.dig)
    const { text } = await bellaWire.hears(/"type":"dug"|"reason":"(stand-still|tile-rests|not-dig-ground)"/, startedAt)
    bones = Number(/"type":"dug".*"bones":(\d)/.exec(text)?.[1] ?? 0)
    if (bones > 0) await isSeen('dig', /"type":"dig"/, /"type":"dug"/)
    else if (text.includes('not-dig-ground')) await bella.walksTo(dk.around.thing.digging)
    // A place that was dug rests.
    else if (!text.includes('stand-still')) await bella.page.keyboard.press('ArrowRight')
  }
  await bella.page
    .getByText(/^6[13] ben$/)
    .first()
    .waitFor()

  await bella.page.keyboard.press('ArrowDown')
  await bella.page.keyboard.press('ArrowDown')
  await pluto.seesAsleep('Bella')

  await bella.setsOutFor('Hattebutikken')
  await bella.isIn('Hattebutikken')
  await pluto.choosesInMenu(en.life.friends.title)
  await pluto.button(en.life.friends.goTo.replace('{{name}}', 'Bella')).click()
  await pluto.isIn('The Hat Shop')

  await bella.button(dk.life.shop.open).click()
  await bella.button('Blomst, 6 ben').click()
  await bella.button(dk.life.shop.buy).click()
  await bella.page.getByText(dk.life.shop.bought).waitFor()
  await bella.button(dk.bar.bag).click()
  const bag = bella.page.getByRole('dialog', { name: dk.life.bag.title })
  const does = async (thing: RegExp, ...words: string[]) => {
    await bag.getByRole('button', { name: thing }).click()
    for (const word of words) await bag.getByRole('button', { name: word, exact: true }).click()
  }
  await does(/Hue/, dk.life.bag.takeOff, dk.life.bag.putAway)
  await does(/Blomst/, dk.life.bag.takeOut, dk.life.bag.putOn)
  await isSeen('hat', /CarryThing/, /"type":"dressed".*"hat":"flower"/)

  await trade([bella, 'Blomst'], [pluto, 'Pluto'])
  await bag.getByRole('button', { name: 'Blomst' }).waitFor({ state: 'detached' })
  await trade([pluto, 'Flower'], [bella, 'Bella'])
  await bag.getByRole('button', { name: 'Blomst' }).waitFor()

  await server.turnClock(10 * DAY_MS)
  const { choose, newDog } = pluto.texts.kennel
  await pluto.page.getByText(en.ended.diedText.replace('{{name}}', 'Pluto')).waitFor()
  await pluto.page.getByRole('link', { name: en.ended.rebirth }).click()
  await pluto.page.getByRole('textbox', { name: newDog.name }).fill('Pluto the 2nd')
  await pluto.button(newDog.ok).click()
  await pluto.page.getByRole('heading', { name: choose.title }).waitFor()
  await pluto.enterPark(1)
  await bella.finds('Pluto the 2nd')

  console.log(
    `seen by the other after: ${Object.entries(seen)
      .map(([act, ms]) => `${act} ${ms} ms`)
      .join(', ')}`,
  )
  expect(Object.values(seen).filter((ms) => ms > SEEN_WITHIN_MS)).toEqual([])
  expect([...bella.troubles, ...pluto.troubles]).toEqual([])
  await Promise.all([bella.leave(), pluto.leave()])
}, 240_000)

/** One dog offers a thing to the one called `to`, both say yes. */
async function trade([giver, thing]: readonly [Visitor, string], [taker, to]: readonly [Visitor, string]) {
  const [mine, theirs] = [giver.texts.game.life.trade, taker.texts.game.life.trade]
  await giver.opensProfileOf(to)
  await giver.button(mine.title).click()
  await taker.button(theirs.look).click()
  await giver.button(thing).click()
  await giver.button(mine.agree).click()
  await giver.page.getByText(mine.waiting.replace('{{name}}', to)).waitFor()
  await taker.button(theirs.agree).click()
  for (const [visitor, words] of [
    [giver, mine],
    [taker, theirs],
  ] as const) {
    await visitor.page.getByText(words.done).waitFor()
    await visitor.button(words.close).click()
  }
}
