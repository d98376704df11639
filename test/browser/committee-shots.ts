import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { festiveThing } from '#durable/rules/committee/festive.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Bot } from '#test/bots/bot.ts'
import { takesSeat } from './committee-seat.ts'
import { setsClock } from './page-clock.ts'
import type { Device } from './park-scenes/scene.ts'
import type { ParkServer } from './park-server.ts'
import { Park } from './park.ts'
import type { Visitor } from './visitor.ts'

const HOURS = { day: 11, night: 22 } as const
/** The pieces of the picture, and their tiles. */
const FEAST: readonly (readonly [FestiveKind, x: number, y: number])[] = [
  ['string-lights', 19, 14],
  ['string-lights', 26, 14],
  ['bunting', 22, 23],
  ['lamp', 17, 22],
  ['lamp', 27, 22],
  ['blanket', 19, 24],
  ['bench', 24, 24],
  ['maypole', 22, 13],
  ['bunting', 16, 24],
  ['bunting', 28, 24],
]
const WALKS_MS = 4000
const SETTLES_MS = 1500

type Shots = { server: ParkServer; folder: string; language: Language; device: Device }

/** Takes pictures of the party lawn by day and by night, of the three windows of the committee, of what it asks, and of its page. */
export async function shootCommittee(
  browser: Browser,
  { server, folder, language, device: { name, ...device } }: Shots,
) {
  mkdirSync(folder, { recursive: true })
  const picture = (what: string) => join(folder, `${name}-${language}-${what}.png`)
  for (const [time, hour] of Object.entries(HOURS)) {
    const park = new Park(server, browser)
    const before = ({ page }: Visitor) => setsClock(page, new Date().setUTCHours(hour, 0, 0, 0))
    await server.database.prepare('delete from committee_term').run()
    const tag = `${name[0]}${language}${time[0]}`
    const member = await park.player({ dogs: [`Hjulmand ${tag}`], language })
    const builder = await park.player({ dogs: [`Bygmester ${tag}`] })
    await takesSeat(server, member, 0)
    await takesSeat(server, builder, 1)
    const bot = await park.bot(builder, 'party-lawn')
    await decorate(bot)
    const host = await park.enters(member, { room: 'party-lawn', before, ...device })
    const guests = [
      await park.bot({ dogs: [`Gæst ${tag}`] }, 'party-lawn'),
      await park.bot({ dogs: [`Pia ${tag}`] }, 'party-lawn'),
    ]
    guests[0]?.walk(18, 23)
    guests[1]?.walk(25, 23)
    bot.walk(23, 24)
    await host.panes.putAway()
    const skip = host.button(host.texts.late.firstWalk.skip)
    if (await skip.isVisible()) await host.presses(skip)
    await host.page.waitForTimeout(WALKS_MS)
    await host.shoot(picture(`lawn-${time}`))
    const { late, game } = host.texts
    await host.pressesRoomKey(game.hand.decorate)
    await host.page.getByRole('dialog', { name: late.festive.title }).waitFor()
    await host.presses(host.button(late.festive.kind.lamp))
    await host.page.waitForTimeout(SETTLES_MS)
    await host.shoot(picture(`festive-${time}`))
    await host.page.keyboard.press('Escape')
    if (time === 'day') {
      for (const thing of ['spinningWheel', 'colourRoulette'] as const) {
        await host.panes.open('dogs')
        await host.presses(host.button(`${game.around.does.open}: ${game.around.thing[thing]}`))
        await host.page.getByRole('dialog').waitFor()
        if (thing === 'spinningWheel') {
          await host.presses(host.button(late.wheel.key.open))
          await host.button(late.wheel.key.spin).waitFor()
        }
        await host.page.waitForTimeout(SETTLES_MS)
        await host.shoot(picture(thing))
        await host.page.keyboard.press('Escape')
      }
      // The other member asks the host's dog.
      bot.walk(19, 22)
      await host.page.waitForTimeout(WALKS_MS)
      bot.send({ type: 'use', op: randomUUID(), thing: `roulette:${member.dogs[0]?.id ?? 0}` })
      await host.button(late.roulette.key.yes).waitFor()
      await host.shoot(picture('question'))
    }
    await park.end()
  }
  const park = new Park(server, browser)
  const staff = await park.visitor({ language, ...device })
  await staff.signIn('admin@voffpark.test')
  await staff.goTo('/manage/committee')
  await staff.page.getByRole('heading', { level: 1, name: staff.texts.manage.sections.committee }).waitFor()
  await staff.shoot(picture('manage'))
  await staff.goTo('/fk-wanted')
  await staff.shoot(picture('wanted'))
  await park.end()
}

/** Walks from tile to tile and sets the pieces up. */
async function decorate(bot: Bot) {
  for (const [kind, x, y] of FEAST) {
    bot.walk(x, y)
    await new Promise((goesOn) => setTimeout(goesOn, WALKS_MS))
    bot.send({ type: 'use', op: randomUUID(), thing: festiveThing(kind) })
  }
}
