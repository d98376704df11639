import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Bot } from '#test/bots/bot.ts'
import { comesInto } from '../comes-into.ts'
import { setsClock } from '../page-clock.ts'
import type { ParkServer } from '../park-server.ts'
import { Visitor } from '../visitor.ts'
import type { Viewport } from '../visitor.ts'

export type Device = { name: string; viewport: Viewport; isTouch?: boolean; ratio?: number }

/**
 * What a scene needs: a device and a language. `mates` are bots whose dogs fill the picture, the first of them `Pluto`.
 */
export type Scene = {
  browser: Browser
  visitor: Visitor
  mates: readonly Bot[]
  device: Device
  server: ParkServer
  shoot: Shoot
  folder: string
}
export type Shoot = (name: string) => Promise<void>
/** Each scene plays what is to be seen, and takes its pictures. */
export type Scenes = Record<string, (scene: Scene) => Promise<void>>

/** Sets the page's clock to noon, since the light of the park follows it. */
export async function byDaylight({ page }: Visitor) {
  await setsClock(page, new Date().setUTCHours(11, 0, 0, 0))
}

export async function closesAll({ page }: Visitor) {
  for (let times = 0; times < 3; times++) {
    const close = page.locator('[data-sheet] button[class*="close"], [role="dialog"] button[class*="close"]').last()
    if (!(await close.isVisible())) break
    await close.click({ timeout: 5000 })
  }
  await page.keyboard.press('Escape')
}

type Coming = { email: string; place?: number; room?: string }

/** Another visitor on the same kind of device, in the park with one of their dogs. */
export async function another({ browser, visitor, server, device, folder }: Scene, { email, place = 0, room }: Coming) {
  const other = await Visitor.come(browser, { url: server.url, language: visitor.language, ...device })
  await byDaylight(other)
  await other.signIn(email)
  await other.goTo('/h5/choose')
  if (room !== undefined) await comesInto(other.page, room)
  await other.enterPark(place)
  const shoot: Shoot = (name) => other.shoot(join(folder, `${device.name}-${visitor.language}-${name}.png`))
  return { visitor: other, shoot }
}
