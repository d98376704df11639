import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Language } from '#durable/rules/languages.ts'
import { comeAlong, gather } from './company.ts'
import { BOOK } from './park-scenes/book.ts'
import { LARGE } from './park-scenes/large.ts'
import { LIFE } from './park-scenes/life.ts'
import { LINE } from './park-scenes/line.ts'
import { RACE } from './park-scenes/race.ts'
import { byDaylight, closesAll } from './park-scenes/scene.ts'
import type { Device, Shoot } from './park-scenes/scene.ts'
import { STAFF } from './park-scenes/staff.ts'
import { TALK } from './park-scenes/talk.ts'
import { WINDOWS } from './park-scenes/windows.ts'
import type { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

/** All scenes in the order in which they are played. The last one turns the clock by days. */
const SCENES = { ...TALK, ...WINDOWS, ...BOOK, ...STAFF, ...LARGE, ...RACE, ...LINE, ...LIFE }

type ParkShots = { server: ParkServer; folder: string; language: Language; device: Device; only: readonly string[] }

/** Takes pictures of everything that a player can have on screen: `<device>-<language>-<scene>.png`. */
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
      // The other scenes are shot all the same, since people look at them for what is wrong.
      console.error(`${device.name} ${language} ${name}: ${String(error).slice(0, 400)}`)
      await shoot(`${name}-failed`)
    }
    await closesAll(visitor)
  }
  for (const mate of mates) await mate.leave()
  await visitor.leave()
}

async function skipsFirstWalk({ page, texts }: Visitor) {
  const skip = page.getByRole('button', { name: texts.late.firstWalk.skip })
  await skip.click({ timeout: 5000 }).catch(() => {})
}
