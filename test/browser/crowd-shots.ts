import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { nameKey } from '#durable/rules/names.ts'
import { endOf } from '#durable/rules/walks.ts'
import { openAccounts } from '#test/storm/bots.ts'
import { StormBot, byTicket } from '#test/storm/storm-bot.ts'
import { BELLA, LINES } from './company.ts'
import { setsClock } from './page-clock.ts'
import type { Device } from './park-scenes/scene.ts'
import type { ParkServer } from './park-server.ts'
import { until } from './until.ts'
import { Visitor } from './visitor.ts'

const DOGS = 18
/** So many of them talk at once. */
const TALKERS = 6
/** Where they stand round the own dog, tiles: some in rows, some before each other's noses. */
const SPOTS = [
  [-2, -2], [1, -2], [4, -3], [-5, -1], [2, 0], [3, 0], [1, 1], [-1, 1], [-3, 1],
  [0, 2], [4, 2], [6, 1], [-6, 2], [2, 3], [-2, 3], [5, -1], [-4, -3], [7, -2],
] as const // prettier-ignore
/** The second dog of its name. */
const NAMESAKE = 9
const ACROSS_THE_PLAZA_MS = 10_000
/** Every other dog is a supporter's, with the heart of one of the tiers. */
const TIERS = ['Bronze', 'Silver', 'Gold', 'Diamond'] as const
const HOURS = { day: 11, night: 22 } as const

const LOOKS = [
  ['Musling', '#b8653a', '#7d4527'],
  ['Grev Gråskæg', '#8f8a9a', '#5f5b6b'],
  ['Kaj', '#7aa2dc', '#4f6f9f'],
  ['Kåre Viggo', '#3a3846', '#23222b'],
  ['Smør', '#e6c66a', '#a88c3f'],
  ['Fru Snude', '#c9738a', '#8d4c5f'],
  ['Mos', '#7fa35a', '#54703a'],
] as const

type Crowd = { server: ParkServer; folder: string; devices: readonly Device[] }

/**
 * Takes pictures of an empty plaza on arrival, and of eighteen dogs of which six talk, by day and by night, to see that
 * no name and no bubble covers a face.
 */
export async function shootCrowd(browser: Browser, { server, folder, devices }: Crowd) {
  mkdirSync(folder, { recursive: true })
  const database = server.database
  const accounts = await openAccounts(database, DOGS, Date.now())
  const dressed = accounts.map(({ dog }, place) =>
    database
      .prepare('UPDATE dog SET name = ?, name_key = ?, color = ?, shadow_color = ? WHERE id = ?')
      .bind(...lookOf(place), dog),
  )
  const supporting = accounts.flatMap(({ user }, place) =>
    place % 2 === 0
      ? database
          .prepare('INSERT INTO supporter (user_id, tier, since, heart) VALUES (?, ?, 0, 1)')
          .bind(user, TIERS[(place / 2) % TIERS.length])
      : [],
  )
  await database.batch([...dressed, ...supporting])
  const sights = { due: () => {}, welcomed: () => {}, trouble: (what: string) => console.error(what) }
  for (const device of devices) {
    for (const [time, hour] of Object.entries(HOURS)) {
      const visitor = await Visitor.come(browser, { url: server.url, language: 'dk', ...device })
      await setsClock(visitor.page, new Date().setUTCHours(hour, 0, 0, 0))
      await visitor.signIn('player@voffpark.test')
      await visitor.goTo('/h5/choose')
      await visitor.enterPark()
      await visitor.shoot(join(folder, `${device.name}-${time}-arrival.png`))
      const skip = visitor.button(visitor.texts.late.firstWalk.skip)
      if (await skip.isVisible()) await visitor.presses(skip)
      const bots = accounts.map(
        (account) => new StormBot(account.dog, { enter: byTicket(server.url, account), origin: server.url }, sights),
      )
      for (const bot of bots) await bot.come()
      await visitor.page.getByRole('application').focus()
      await visitor.stepsAside()
      await until(async () => bots[0]?.walks.has(BELLA) ?? false, 100)
      const { x, y } = endOf(bots[0]!.walks.get(BELLA)!)
      for (const [place, bot] of bots.entries()) {
        const [aside, down] = SPOTS[place] ?? [0, 0]
        bot.walkTo(x + aside, y + down)
      }
      await visitor.page.waitForTimeout(ACROSS_THE_PLAZA_MS)
      if (device.isTouch !== true) await visitor.shoot(join(folder, `${device.name}-${time}-lists.png`))
      await visitor.panes.putAway()
      await visitor.page.waitForTimeout(SETTLES_MS)
      const last = `Voff ${device.name}`
      for (const [place, bot] of bots.slice(0, TALKERS).entries())
        bot.say(place === TALKERS - 1 ? last : (LINES.dk[place % 4] ?? last))
      await visitor.page.locator('[data-bubble]', { hasText: last }).waitFor({ state: 'attached' })
      await visitor.page.waitForTimeout(SETTLES_MS)
      await visitor.shoot(join(folder, `${device.name}-${time}-crowd.png`))
      if (device.isTouch === true) {
        await visitor.roster.whereIs('Musling')
        await visitor.page.waitForTimeout(SETTLES_MS)
        await visitor.shoot(join(folder, `${device.name}-${time}-lists.png`))
      }
      for (const bot of bots) bot.leave()
      await visitor.leave()
    }
  }
}

/** The camera and the layout come to rest. */
const SETTLES_MS = 1200

function lookOf(place: number): [name: string, key: string, color: string, shadowColor: string] {
  const [name, color, shadowColor] = LOOKS[place % LOOKS.length] ?? LOOKS[0]
  // Two of them are called the same, so that their plates have the owner as well.
  const called = place < LOOKS.length || place === NAMESAKE ? name : `${name} ${place}`
  return [called, nameKey(called), color, shadowColor]
}
