import { expect } from 'vitest'
import { PRODUCT_NAME } from '#app/product.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import type { Visitor } from './visitor.ts'

it('shows as many dogs as fit, each of them whole, and never scrolls sideways', async ({ park }) => {
  for (const dog of ['Et', 'To', 'Tre', 'Fire', 'Fem']) await park.bot({ dogs: [dog] })
  const visitor = await park.enters({ dogs: ['Tæller'] })
  const { around, roster } = visitor.texts.game
  const asText = visitor.page.getByRole('region', { name: around.title })
  const dogs = asText.getByRole('region', { name: roster.title })
  await dogs.getByRole('listitem').nth(5).waitFor()
  const shown = () =>
    dogs.locator('..').evaluate((list) => {
      const row = list.querySelector('li')?.offsetHeight ?? 0
      const { paddingTop, paddingBottom } = getComputedStyle(list)
      const height = list.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
      return { row, cut: height % row, hidden: list.scrollWidth - list.clientWidth }
    })
  expect(await shown()).toEqual({ row: 56, cut: 0, hidden: 0 })
  // On a low screen the list may have another height.
  await visitor.page.setViewportSize({ width: 1000, height: 500 })
  await expect.poll(shown).toEqual({ row: 56, cut: 0, hidden: 0 })
})

/** The pages of the kennel, each with a text that shows that it is there. */
const KENNEL = {
  '/h5/choose': ({ choose }) => choose.title,
  '/h5/choose/new': ({ newDog }) => newDog.title,
  '/h5/choose/color/:dog': ({ colour }) => colour.title,
  '/h5/change-username': ({ changeUsername }) => changeUsername.title,
  '/h5/account': ({ account }) => account.title,
  '/h5/account/supporter': ({ support }) => support.title,
} satisfies Record<string, (texts: Visitor['texts']['kennel']) => string>

it('breaks no rule of axe on the pages of one’s own dogs', async ({ park }) => {
  const player = await park.player({ dogs: ['Ren'] })
  const visitor = await park.visitor({}, player)
  const { kennel } = visitor.texts
  const broken: string[] = []
  for (const [path, wordOf] of Object.entries(KENNEL)) {
    await visitor.goTo(path.replace(':dog', String(player.dogs[0]?.id)))
    await visitor.page.getByRole('heading', { level: 1, name: wordOf(kennel) }).waitFor()
    broken.push(...(await brokenRules(visitor.page, path)))
  }
  await visitor.goTo('/h5/choose')
  await visitor.button(kennel.bar.kill).click()
  broken.push(...(await brokenRules(visitor.page, 'the page of rebirth')))
  expect(broken).toEqual([])
})

/** All windows that the menu or the bar opens. */
const WINDOWS = [
  'map',
  'bag',
  'profile',
  'friends',
  'phrases',
  'news',
  'book',
  'sound',
  'report',
  'options',
  'help',
  'mountain',
] as const

/** Opens a window by a key of the bar or an entry of the menu. */
async function open(visitor: Visitor, name: (typeof WINDOWS)[number], dog: string) {
  const { bar, dogMenu, life, menu, talk } = visitor.texts.game
  const keys = { friends: life.friends.title, phrases: talk.phrases.title }
  const entries = {
    news: menu.news,
    book: menu.book,
    sound: menu.sound,
    report: dogMenu.report,
    options: bar.options,
    help: menu.help,
  }
  if (name === 'mountain') await visitor.button(life.mountain.open).press('Enter')
  else if (name === 'profile')
    await visitor.page.getByRole('button', { name: life.own.open.replace('{{name}}', dog) }).press('Enter')
  else if (name === 'map' || name === 'bag') await visitor.button(bar[name]).press('Enter')
  else if (name === 'friends' || name === 'phrases') await visitor.button(keys[name]).press('Enter')
  else await visitor.choosesInMenu(entries[name])
}

/** A player in a room, and a bot there that counts the walks of their dog. */
async function watchedWalks(park: Park, dog: string, room?: string) {
  const player = await park.player({ dogs: [dog] })
  const witness = await park.bot({ dogs: [`Ser ${dog}`] }, room)
  let walks = 0
  witness.onTold = (told) => void (told.type === 'walked' && told.dog === player.dogs[0]?.id && walks++)
  const visitor = await park.enters(player, room === undefined ? {} : { room })
  /** How often the dog has walked until now: what it says comes after its walks. */
  const walksUntilNow = async () => {
    await visitor.say(`${dog} is here`)
    await witness.until(() => witness.lines.some(({ text }) => text === `${dog} is here`))
    return walks
  }
  return { visitor, walksUntilNow }
}

it('breaks no rule of axe with each window open, in which no key walks the dog and Escape closes it', async ({
  park,
}) => {
  // The window of questions opens in this room, which is a long way on foot.
  const { visitor, walksUntilNow } = await watchedWalks(park, 'Vindue', 'wisdom-cave')
  const { page } = visitor
  const broken = await brokenRules(page, 'the park')
  for (const name of WINDOWS) {
    await open(visitor, name, 'Vindue')
    const window = page.getByRole('dialog')
    await window.waitFor()
    // What a window shows may come late: until then a puppy turns in it.
    await expect.poll(() => window.locator('[class*="spinner"]').count()).toBe(0)
    broken.push(...(await brokenRules(page, name)))
    for (const key of ['w', 'ArrowRight', 'd', 's']) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'detached' })
  }
  expect(await walksUntilNow(), 'walks by keys in a window').toBe(0)
  expect(broken).toEqual([])
})

it('breaks no rule of axe with the lists of bar and log open, in which no key walks the dog', async ({ park }) => {
  const { visitor, walksUntilNow } = await watchedWalks(park, 'Bjælke')
  const { page } = visitor
  const { bar, emotes, log } = visitor.texts.game
  const broken: string[] = []
  const look = async (where: string) => void broken.push(...(await brokenRules(page, where)))

  await visitor.button(bar.menu).click()
  await page.getByRole('menu').waitFor()
  await look('the menu')
  for (const key of ['ArrowDown', 'w', 'Escape']) await page.keyboard.press(key)
  await visitor.button(emotes.label).press('Enter')
  await look('the palette')
  await page.keyboard.press('Tab')
  for (const key of ['ArrowRight', 'ArrowDown', 'w', 'Escape']) await page.keyboard.press(key)
  await visitor.field().fill('/')
  await page.getByRole('listbox').waitFor()
  await look('the list')
  for (const key of ['ArrowDown', 'ArrowUp', 's', 'Escape', 'a']) await page.keyboard.press(key)
  expect(await visitor.field().inputValue()).toBe('/sa')
  const tabs = page.getByRole('tablist', { name: log.tabs })
  await tabs.getByRole('tab', { name: log.tab.all }).press('ArrowRight')
  await page.getByRole('log').getByText(log.nothing.friends).waitFor()
  await look('the log of friends')
  await tabs.getByRole('tab', { name: log.tab.friends }).press('End')
  await page.getByRole('log').getByText(log.nothing.whispers).waitFor()

  expect(await walksUntilNow(), 'walks by keys in a list').toBe(0)
  expect(broken).toEqual([])
})

it('says that the park is closed, and breaks no rule of axe', async ({ park }) => {
  const player = await park.player({ dogs: ['Lukket'] })
  const visitor = await park.visitor({}, player)
  const database = park.server.database
  const close = (value: '0' | '1') =>
    database.prepare("UPDATE setting SET value = ? WHERE type = 'DISABLE_CLIENT'").bind(value).run()
  await close('1')
  try {
    await visitor.goTo(`/h5/client?id=${player.dogs[0]?.id}`)
    await visitor.page.getByText(visitor.texts.words.unavailable.replace('{{product}}', PRODUCT_NAME)).waitFor()
    expect(await brokenRules(visitor.page, 'unavailable')).toEqual([])
  } finally {
    await close('0')
  }
})

it('[S12] breaks no rule of axe where a user is asked for the terms, who goes on from there by words alone', async ({
  park,
}) => {
  const player = await park.player({ dogs: ['Vilje'] })
  await park.server.database.prepare('update user set terms_version = 0 where id = ?').bind(player.user).run()
  const visitor = await park.visitor({}, player)
  const { terms, choose } = visitor.texts.kennel
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('heading', { level: 1, name: terms.title }).waitFor()
  expect(await brokenRules(visitor.page, '/h5/terms')).toEqual([])
  await visitor.page.getByRole('checkbox').check()
  await visitor.button(terms.go).click()
  await visitor.page.getByRole('heading', { level: 1, name: choose.title }).waitFor()
})
