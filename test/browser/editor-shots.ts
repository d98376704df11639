import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Language } from '#durable/rules/languages.ts'
import type { ParkServer } from './park-server.ts'
import { Park } from './park.ts'
import type { Viewport } from './visitor.ts'

/** The room whose map is shown. */
const ROOM = 'harbour'
/** How long the map needs until all its pictures are there, ms. */
const DRAWN_MS = 5000

type Shots = { server: ParkServer; folder: string; language: Language; viewport: Viewport; isTouch?: boolean }

/** Takes pictures of each tab of the editor, and of the map desk with a stroke, with its things, and before publishing. */
export async function shootEditor(browser: Browser, { server, folder, language, viewport, isTouch }: Shots) {
  mkdirSync(folder, { recursive: true })
  const park = new Park(server, browser)
  const dog = `Kort ${viewport.width}${language}`
  const admin = await park.enters({ dogs: [dog], admin: 1, language }, { room: ROOM, viewport, isTouch })
  const picture = (what: string) => join(folder, `${viewport.width}-${language}-${what}.png`)
  const { page, texts } = admin
  const shoot = async (what: string) => {
    await page.waitForTimeout(500)
    await page.screenshot({ path: picture(what) })
  }
  const { map, publish, tab, tiles, walking } = texts.editor
  await admin.choosesInMenu(texts.game.menu.editor)
  for (const [name, words] of Object.entries(tab)) {
    await page.getByRole('tab', { name: new RegExp(`^${words}\\b`) }).click()
    await page.getByRole('list', { name: name === 'user' ? texts.editor.people.found : words }).waitFor()
    await shoot(name)
    if (name !== 'tile') continue
    await admin.button(tiles.inspect).click()
    await shoot('tile-inspector')
  }
  await admin.button(map.open).click()
  const surface = page.getByRole('application', { name: map.surface.split('.')[0]?.split('{{name}}')[0] ?? '' })
  await surface.waitFor()
  await page.waitForTimeout(DRAWN_MS)
  await shoot('map')
  await admin.button(walking.open).click()
  await page.getByRole('group', { name: walking.asWhom }).waitFor()
  await page.waitForTimeout(DRAWN_MS)
  await shoot('walk')
  if (!isTouch) {
    await page.getByRole('combobox', { name: walking.screen }).selectOption('phone')
    await shoot('walk-phone')
  }
  await page.keyboard.press('Escape')
  // On a phone the editor is for its forms.
  if (isTouch) return admin.leave()
  // The key of the walk has the focus again a moment after the walk is over.
  await page.getByRole('button', { name: map.tool.rectangle, exact: true }).click()
  await page.getByRole('button', { name: map.ground.dig, exact: true }).click()
  const box = await surface.boundingBox()
  if (!box) throw new Error('there is no map')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.3, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.5, 0.45))
  await shoot('map-stroke')
  await page.mouse.up()
  await surface.press('p')
  await shoot('map-things')
  await surface.press('t')
  await page.mouse.move(...at(0.4, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.6, 0.5))
  await page.mouse.up()
  await page.mouse.move(...at(0.55, 0.6))
  await shoot('map-stamp')
  await page.getByRole('tab', { name: map.tab.list }).click()
  await page
    .getByRole('button', { name: /^harbour-/ })
    .first()
    .click()
  await shoot('map-list')
  await page.getByRole('tab', { name: map.tab.room }).click()
  await shoot('map-room')
  await page.getByRole('tab', { name: map.tab.layers }).click()
  await admin.button(map.lock.replace('{{layer}}', map.layer.terrain)).click()
  await admin.button(map.eye.replace('{{layer}}', map.layer.things)).click()
  await surface.press('b')
  await page.getByRole('button', { name: map.terrain.sand, exact: true }).click()
  await surface.press('Enter')
  await shoot('map-locked')
  await admin.button(publish.open).click()
  await shoot('map-publish')
  await admin.leave()
}
