import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { endOf } from '#durable/rules/walks.ts'
import { openAccounts } from '#test/storm/bots.ts'
import { StormBot, byTicket } from '#test/storm/storm-bot.ts'
import { BELLA, LINES } from './company.ts'
import { byDaylight } from './park-scenes/scene.ts'
import type { Device } from './park-scenes/scene.ts'
import type { ParkServer } from './park-server.ts'
import { until } from './until.ts'
import { Visitor } from './visitor.ts'

const DOGS = 60
const COLUMNS = 10
/** The distance between dogs that stand round Bella, tiles. */
const APART = 2
const ACROSS_THE_PLAZA_MS = 10_000

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

/** Takes pictures of sixty dogs that all talk at once, to see that no bubble covers another one. */
export async function shootCrowd(browser: Browser, { server, folder, devices }: Crowd) {
  mkdirSync(folder, { recursive: true })
  const database = server.database
  const accounts = await openAccounts(database, DOGS, Date.now())
  const dressed = accounts.map(({ dog }, place) =>
    database
      .prepare('UPDATE dog SET name = ?, color = ?, shadow_color = ? WHERE id = ?')
      .bind(...(LOOKS[place % LOOKS.length] ?? []), dog),
  )
  await database.batch(dressed)
  const sights = { due: () => {}, welcomed: () => {}, trouble: (what: string) => console.error(what) }
  const bots = accounts.map(
    (account) => new StormBot(account.dog, { enter: byTicket(server.url, account), origin: server.url }, sights),
  )
  for (const bot of bots) await bot.come()
  for (const [turn, device] of devices.entries()) {
    const visitor = await Visitor.come(browser, { url: server.url, language: 'dk', ...device })
    await byDaylight(visitor)
    await visitor.signIn('player@voffpark.test')
    await visitor.goTo('/h5/choose')
    await visitor.enterPark()
    await visitor.panes.putAway()
    const skip = visitor.button(visitor.texts.late.firstWalk.skip)
    if (await skip.isVisible()) await visitor.presses(skip)
    await visitor.page.getByRole('application').focus()
    await visitor.stepsAside()
    await until(async () => bots[0]?.walks.has(BELLA) ?? false, 100)
    const { x, y } = endOf(bots[0]!.walks.get(BELLA)!)
    const [left, top] = [x - (APART * COLUMNS) / 2, y - (APART * DOGS) / COLUMNS / 2]
    for (const [place, bot] of bots.entries())
      bot.walkTo(left + APART * (place % COLUMNS), top + APART * Math.floor(place / COLUMNS))
    await visitor.page.waitForTimeout(ACROSS_THE_PLAZA_MS)
    const last = `Voff ${device.name}`
    for (const [place, bot] of bots.entries())
      bot.say(place === DOGS - 1 ? last : (LINES.dk[(place + turn) % 4] ?? last))
    await visitor.page.locator('[data-side]', { hasText: last }).waitFor({ state: 'attached' })
    await visitor.shoot(join(folder, `${device.name}-crowd.png`))
    await visitor.leave()
  }
  for (const bot of bots) bot.leave()
}
