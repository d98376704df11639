import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { HATS } from '#durable/rules/items/hats.ts'
import type { Language } from '#durable/rules/languages.ts'
import { HAT_SHOP } from '#durable/world/indoors/hat-shop.ts'
import { signIn } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import { BELLA, comeAlong, gather, LINES } from './company.ts'
import type { ParkServer } from './park-server.ts'
import { setsClock } from './page-clock.ts'
import { type Viewport, Visitor } from './visitor.ts'

export type Device = { name: string; viewport: Viewport; isTouch?: boolean; ratio?: number }

/** On a device, in a language. `mates` are dogs that stand about, the first of them `Pluto`. */
type Scene = {
  browser: Browser
  visitor: Visitor
  mates: readonly Bot[]
  device: Device
  server: ParkServer
  shoot: Shoot
  folder: string
}
type Shoot = (name: string) => Promise<void>

type ParkShots = { server: ParkServer; folder: string; language: Language; device: Device; only: readonly string[] }

/** Pictures of everything that a player can have on screen: `<device>-<language>-<scene>.png`. */
export async function shootPark(browser: Browser, { server, folder, language, device, only }: ParkShots) {
  mkdirSync(folder, { recursive: true })
  const visitor = await Visitor.come(browser, { url: server.url, language, ...device })
  await byDaylight(visitor)
  const shoot: Shoot = async (name) => {
    await visitor.page
      .getByText(visitor.texts.game.life.loading)
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => {})
    await visitor.shoot(join(folder, `${device.name}-${language}-${name}.png`))
  }
  const mates = await comeAlong(server)
  const scene = { browser, visitor, mates, device, server, shoot, folder }
  await visitor.signIn('player@voffpark.test')
  await visitor.goTo('/h5/choose')
  await visitor.enterPark()
  await closesAll(visitor)
  await skipsFirstWalk(visitor)
  await gather(scene)
  for (const [name, play] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue
    try {
      await play(scene)
    } catch (error) {
      // The others are taken all the same: one looks at them for what is wrong.
      console.error(`${device.name} ${language} ${name}: ${String(error).slice(0, 400)}`)
      await shoot(`${name}-failed`)
    }
    await closesAll(visitor)
  }
  for (const mate of mates) await mate.leave()
  await visitor.leave()
}

/** By daylight: the light of the park follows the page's own clock. */
export async function byDaylight({ page }: Visitor) {
  await setsClock(page, new Date().setUTCHours(11, 0, 0, 0))
}

async function skipsFirstWalk({ page, texts }: Visitor) {
  const skip = page.getByRole('button', { name: texts.late.firstWalk.skip })
  await skip.click({ timeout: 5000 }).catch(() => {})
}

/** Where a dog is on screen, as far as own dog is in the middle of it. */
async function onScreen({ visitor, mates }: Scene, dog: number): Promise<{ x: number; y: number }> {
  const [me, it] = [mates[0]?.goalOf(BELLA), mates[0]?.goalOf(dog)]
  const box = await visitor.page.getByRole('application').boundingBox()
  if (!me || !it || !box) throw new Error('not there')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return { x: middle.x + 64 * (it.x - me.x), y: middle.y + 64 * (it.y - me.y) }
}

async function closesAll({ page }: Visitor) {
  for (let times = 0; times < 3; times++) {
    const close = page.locator('[data-sheet] button[class*="close"], [role="dialog"] button[class*="close"]').last()
    if (!(await close.isVisible())) break
    await close.click({ timeout: 5000 })
  }
  await page.keyboard.press('Escape')
}

const SCENES: Record<string, (scene: Scene) => Promise<void>> = {
  async park({ visitor, mates, shoot }) {
    const lines = LINES[visitor.language]
    for (const [index, mate] of mates.entries()) mate.say(lines[index] ?? '')
    await visitor.say('Voff!')
    await shoot('park')
  },
  async chat({ visitor, shoot }) {
    await visitor.hears('Voff!')
    await shoot('chat')
  },
  async dogs({ visitor, shoot }) {
    await visitor.roster.whereIs('Bella')
    await shoot('dogs')
  },
  async ring(scene) {
    const { visitor, mates, device, shoot } = scene
    if (device.isTouch) await visitor.panes.putAway()
    const { x, y } = await onScreen(scene, mates[1]?.dog ?? 0)
    await (device.isTouch ? visitor.page.touchscreen.tap(x, y) : visitor.page.mouse.click(x, y))
    await visitor.page.getByText(visitor.texts.game.dogMenu.sniff).waitFor()
    await shoot('ring')
  },
  async menu({ visitor, shoot }) {
    await visitor.button(visitor.texts.game.bar.menu).click()
    await shoot('menu')
  },
  async map({ visitor, shoot }) {
    await visitor.button(visitor.texts.game.bar.map).click()
    await visitor.page.getByRole('button', { name: new RegExp(`^${HAT_SHOP.name[visitor.language]}, `) }).click()
    await shoot('map')
  },
  async bag({ visitor, shoot }) {
    await visitor.button(visitor.texts.game.bar.bag).click()
    const beanie = HATS.find(({ key }) => key === 'beanie')?.name[visitor.language] ?? ''
    await visitor.page.getByRole('button', { name: beanie }).first().click()
    await shoot('bag')
  },
  async profile({ visitor, shoot }) {
    await visitor.opensProfileOf('Saffi')
    await shoot('profile')
  },
  async own({ visitor, shoot }) {
    const { own } = visitor.texts.game.life
    await visitor.button(own.open.replace('{{name}}', 'Bella')).click()
    await visitor.page.getByRole('dialog').waitFor()
    await shoot('own')
  },
  ...inMenu('news', ({ game }) => game.menu.news),
  ...inMenu('sound', ({ game }) => game.menu.sound),
  ...inMenu('report', ({ game }) => game.staff.report.title),
  ...inMenu('options', ({ game }) => game.bar.options),
  ...inMenu('friends', ({ game }) => game.life.friends.title),
  ...inMenu('phrases', ({ game }) => game.talk.phrases.title),
  async search({ visitor, shoot }) {
    const { bar, search } = visitor.texts.game
    await visitor.choosesInMenu(bar.search)
    await visitor.page.getByRole('searchbox', { name: search.name }).fill('Va')
    await visitor.page.getByText(search.here).first().waitFor()
    await shoot('search')
  },
  async emotes({ visitor, shoot, device }) {
    if (device.isTouch) await visitor.field().focus()
    await visitor.button(visitor.texts.game.emotes.label).click()
    await shoot('emotes')
  },
  async commands({ visitor, shoot }) {
    await visitor.field().fill('/')
    await shoot('commands')
    await visitor.field().fill('')
  },
  async refusal({ visitor, shoot }) {
    await visitor.triesToSay('ring 20 12 34 56')
    await visitor.page.getByText(visitor.texts.words.refusal['personal-data']).waitFor()
    await shoot('refusal')
    await visitor.field().fill('')
  },
  async keyboard({ visitor, mates, shoot, device }) {
    if (!device.isTouch) return
    for (const [index, mate] of mates.entries()) mate.say(LINES[visitor.language][index] ?? '')
    await visitor.page.setViewportSize({ ...device.viewport, height: Math.round(device.viewport.height * 0.58) })
    await visitor.field().fill('Jeg kommer nu')
    await shoot('keyboard')
    await visitor.field().fill('')
    await visitor.page.setViewportSize(device.viewport)
  },
  async notices({ visitor, mates, shoot, server }) {
    const guard = await signIn(server.url, { email: 'mod@voffpark.test', user: 'Ingrid', dog: 'Freja' })
    const room = mates[0]?.welcome?.room
    const calm =
      'mutation ($room: String!, $mode: CalmMode, $every: Int, $for: Int) { calmRoom(room: $room, mode: $mode, everySeconds: $every, minutes: $for) }'
    await guard.ask(calm, { room, mode: 'slow', every: 5, for: 5 })
    const friend = await signIn(server.url, { email: 'supporter@voffpark.test', user: '', dog: '' })
    await friend.enter()
    await friend.ask('mutation ($me: Int!, $to: Int!) { askFriend(dogId: $me, otherDogId: $to) }', {
      me: friend.dog,
      to: BELLA,
    })
    await visitor.setsOutFor(visitor.language === 'en' ? 'The Hat Shop' : 'Hattebutikken')
    await shoot('notices')
    await visitor.page.keyboard.press('Escape')
    await guard.ask(calm, { room, mode: null })
    await friend.leave()
  },
  async kick(scene) {
    const guard = await another(scene, 'mod@voffpark.test')
    await guard.visitor.roster.chooses('Vaks', guard.visitor.texts.game.dogMenu.kick)
    await guard.visitor.page.getByRole('dialog').getByRole('radio').first().waitFor()
    await guard.shoot('kick')
    await closesAll(guard.visitor)
    await guard.visitor.choosesInMenu(guard.visitor.texts.game.talk.calm.title)
    await guard.shoot('calm')
    await guard.visitor.leave()
  },
  /** With text of twice the size, which is put back afterwards. */
  async large({ visitor, mates, device, shoot }) {
    const { bar, options, menu, staff, life, talk } = visitor.texts.game
    const sizes = async (percent: string) => {
      await visitor.choosesInMenu(bar.options)
      await visitor.page.getByRole('slider', { name: options.textPercent }).fill(percent)
    }
    await sizes('200')
    await shoot('large-options')
    await closesAll(visitor)
    for (const [index, mate] of mates.entries()) mate.say(LINES[visitor.language][index] ?? '')
    await shoot('large-park')
    await visitor.hears(LINES[visitor.language][0] ?? '')
    await shoot('large-chat')
    await closesAll(visitor)
    for (const [name, entry] of Object.entries({
      news: menu.news,
      report: staff.report.title,
      friends: life.friends.title,
      phrases: talk.phrases.title,
    })) {
      await visitor.choosesInMenu(entry)
      await visitor.page.getByRole('dialog').waitFor()
      await shoot(`large-${name}`)
      await closesAll(visitor)
    }
    for (const key of ['map', 'bag', 'menu'] as const) {
      await visitor.button(bar[key]).click()
      await shoot(`large-${key}`)
      if (key === 'menu') await visitor.page.keyboard.press('Escape')
      else await closesAll(visitor)
    }
    await visitor.opensProfileOf('Vaks')
    await shoot('large-profile')
    await closesAll(visitor)
    if (device.isTouch) await visitor.field().focus()
    await shoot('large-field')
    await sizes('100')
  },
  /** The film, what its viewer is asked before it, and a programme without a film. */
  async cinema(scene) {
    const guest = await another(scene, 'supporter@voffpark.test')
    const { late, game } = guest.visitor.texts
    const database = await scene.server.database()
    const looks = async (name: string, words: string, change?: string) => {
      if (change) await database.prepare(`UPDATE film SET ${change}`).run()
      await closesAll(guest.visitor)
      await guest.visitor.presses(guest.visitor.button(game.life.cinema.open))
      await guest.visitor.page.getByRole('dialog').getByText(words).first().waitFor()
      await guest.shoot(name)
    }
    await guest.visitor.setsOutFor(scene.visitor.language === 'en' ? 'The Cinema' : 'Biografen')
    await guest.visitor.isIn(scene.visitor.language === 'en' ? 'The Cinema' : 'Biografen')
    await looks('cinema-still', late.cinema.play)
    await guest.visitor.presses(guest.visitor.button(late.cinema.play))
    await guest.visitor.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4)
    await guest.shoot('cinema')
    await looks('cinema-youtube', late.cinema.yes, `file = null, youtube = 'abc-DEF_123'`)
    await looks('cinema-empty', late.cinema.empty, `starts_at = ${Date.now() + 86_400_000}`)
    await database.prepare(`UPDATE film SET file = '/films/a-walk.webm', youtube = null, starts_at = null`).run()
    await guest.visitor.leave()
  },
  /** Last: the days that pass are over for the scenes after it. */
  async died(scene) {
    const old = await another(scene, 'supporter@voffpark.test', 1)
    await scene.server.turnClock(10 * 86_400_000)
    const { ended } = old.visitor.texts.game
    await old.visitor.page.getByText(ended.diedText.replace('{{name}}', 'Pluto')).waitFor()
    await old.shoot('died')
    await old.visitor.leave()
    await scene.shoot('gravestone')
  },
}

/** Somebody else on such a device, in the park with one of their dogs. */
async function another({ browser, visitor, server, device, folder }: Scene, email: string, place = 0) {
  const other = await Visitor.come(browser, { url: server.url, language: visitor.language, ...device })
  await byDaylight(other)
  await other.signIn(email)
  await other.goTo('/h5/choose')
  await other.enterPark(place)
  const shoot: Shoot = (name) => other.shoot(join(folder, `${device.name}-${visitor.language}-${name}.png`))
  return { visitor: other, shoot }
}

function inMenu(name: string, entryOf: (texts: Visitor['texts']) => string): typeof SCENES {
  return {
    async [name]({ visitor, shoot }) {
      await visitor.choosesInMenu(entryOf(visitor.texts))
      await visitor.page.getByRole('dialog').waitFor()
      await shoot(name)
    },
  }
}
