import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { DESKTOP, PHONE, Visitor, type Viewport } from './visitor.ts'

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

/** `tap` is a part of the picture where no dog is, of those before either: a click on a dog does not walk. */
type Walk = { language: Language; viewport: Viewport; names: [string, string]; tap: [number, number] }

it.for<Walk>([
  { language: 'en', viewport: DESKTOP, names: ['Rusty', 'Pepper'], tap: [0.5, 0.25] },
  { language: 'dk', viewport: DESKTOP, names: ['Søren', 'Bølle'], tap: [0.5, 0.75] },
  { language: 'no', viewport: PHONE, names: ['Tåke', 'Snø'], tap: [0.3, 0.15] },
])(
  'two new people make dogs, meet in the park, see each other walk and talk ($language, $viewport.width px)',
  async ({ language, viewport, names: [mine, theirs], tap }) => {
    const one = await Visitor.come(browser, { url: server.url, language, viewport })
    await one.signIn(`${mine.length}-${language}-one@voffpark.test`)
    await one.becomeUser({ username: `en ${mine}`, dog: mine })
    await one.enterPark()

    const other = await Visitor.come(browser, { url: server.url, language, viewport })
    await other.signIn(`${theirs.length}-${language}-other@voffpark.test`)
    await other.becomeUser({ username: `to ${theirs}`, dog: theirs })
    await other.enterPark()

    const before = await other.roster.whereIs(mine)
    await one.tapPark(...tap)
    expect(await other.roster.seesMove(mine, before)).not.toBe(before)

    await one.say(`Woof, ${theirs}!`)
    await other.hears(`Woof, ${theirs}!`)
    await other.say(`Ja, ${mine}: æøå ÆØÅ *`)
    await one.hears(`Ja, ${mine}: æøå ÆØÅ *`)

    expect([...one.troubles, ...other.troubles]).toEqual([])
    await Promise.all([one.leave(), other.leave()])
  },
)

it('letters and arrows walk a dog, and the same letters typed never do', async () => {
  const watcher = await Visitor.come(browser, { url: server.url })
  await watcher.signIn('player@voffpark.test')
  await watcher.goTo('/h5/choose')
  await watcher.enterPark()
  const walker = await Visitor.come(browser, { url: server.url })
  await walker.signIn('keys@voffpark.test')
  await walker.becomeUser({ username: 'Keys', dog: 'Keys' })
  await walker.enterPark()

  const atFirst = await watcher.roster.standsAt('Keys')
  // Six tiles up the open path, if these keys walk: far enough for the list to say so.
  const press = () => walker.page.keyboard.type('wwwwww', { delay: 250 })
  await walker.page.getByRole('textbox', { name: walker.texts.game.say.label }).focus()
  await press()
  await walker.page.keyboard.press('Enter')
  await watcher.hears('wwwwww')
  expect(await watcher.roster.standsAt('Keys')).toBe(atFirst)

  // The same keys, once the field is left: so the list would have shown it.
  await walker.page.keyboard.press('Escape')
  await press()
  await watcher.roster.seesMove('Keys', atFirst)
  const afterLetters = await watcher.roster.standsAt('Keys')
  await walker.page.keyboard.down('ArrowDown')
  await watcher.roster.seesMove('Keys', afterLetters)
  await walker.page.keyboard.up('ArrowDown')

  // Who is new has walked and talked by now, so what is left to be shown is how to meet; that can be skipped.
  const { firstWalk } = walker.texts.late
  await walker.page.getByText(firstWalk.meet.title).waitFor()
  await walker.button(firstWalk.skip).click()
  await walker.page.getByText(firstWalk.meet.title).waitFor({ state: 'detached' })

  // By words alone, without the picture: to a dog, to call it by its name, and out of the room.
  const { around, dogMenu } = walker.texts.game
  await walker.button(around.walkTo.replace('{{name}}', 'Bella')).click()
  await walker.page.getByText(around.arrived.replace('{{name}}', 'Bella')).waitFor()
  await walker.page.getByRole('button', { name: /^Bella / }).click()
  await walker.button(dogMenu.mention).click()
  expect(await walker.field().inputValue()).toBe('@Bella ')
  await walker.button(around.goThrough.replace('{{room}}', 'The Meadow')).click()
  await walker.isIn('The Meadow')
  expect((await new AxeBuilder({ page: walker.page }).setLegacyMode().analyze()).violations).toEqual([])
  expect([...watcher.troubles, ...walker.troubles]).toEqual([])
  await Promise.all([watcher.leave(), walker.leave()])
})

/** Two of each: what is fetched ahead is no loss yet. */
const LOST_TIMES = 2

it('what is lost on the way is asked for again: settings, pictures, and what shows the first steps', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  const lost: Record<string, number> = {}
  await visitor.page.route(/\/assets\/|\/api\/graphql$/, (route, request) => {
    const told = `${request.url()} ${request.postData() ?? ''}`
    const what = /first-walk(?=-[\w-]+\.js)|(park-things|dogs)(?=-[\w-]+\.png)|MyPreferences/.exec(told)?.[0]
    if (what === undefined || lost[what] === LOST_TIMES) return route.fallback()
    lost[what] = (lost[what] ?? 0) + 1
    return route.abort()
  })
  await visitor.signIn('tabt@voffpark.test')
  await visitor.becomeUser({ username: 'Tabt', dog: 'Tabt' })
  await visitor.enterPark()
  await visitor.button(visitor.texts.late.firstWalk.skip).click()
  expect(lost).toEqual({ 'first-walk': 2, 'park-things': 2, dogs: 2, MyPreferences: 2 })
  await visitor.leave()
})
