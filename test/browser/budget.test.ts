import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'
import { Visitor } from './visitor.ts'

/** Script of the start page for an anonymous visitor, gzipped, in bytes. */
const BUDGET = 130_000

/** Script of the game until its first frame, gzipped, beyond that of the start page and the chooser, in bytes. */
const GAME_BUDGET = 270_000

/** What only the game, or only a user's own dogs, is made of. */
const NOT_FOR_VISITORS = /pixi|WebGLRenderer|CanvasRenderer|game-client|partysocket|_kennel|h5\./i

let server: ParkServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([ParkServer.open(), launchChromium()])
})
afterAll(() => Promise.all([browser.close(), server.close()]))

it.each(LANGUAGES)('the start page takes at most 130 KB of script, none of it the game’s (%s)', async (language) => {
  const context = await browser.newContext({ locale: LANGUAGE_TAGS[language] })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await context.close()

  expect(scripts.size).toBeGreaterThan(5)
  expect(sizeOf([...scripts])).toBeLessThanOrEqual(BUDGET)
  expect([...scripts].filter((path) => NOT_FOR_VISITORS.test(path))).toEqual([])
  expect([...scripts].filter((path) => /\/(site|words)-/.test(path))).toHaveLength(2)
})

it('the game takes at most 270 KB of script beyond that of the site', async () => {
  const visitor = await Visitor.come(browser, { url: server.url })
  // Else it would be there before the dog is chosen, and not be counted.
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = new Set<string>()
  visitor.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await visitor.signIn('player@voffpark.test')
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('heading', { name: visitor.texts.kennel.choose.title }).waitFor()
  await visitor.page.waitForLoadState('networkidle')
  const site = new Set(scripts)
  await visitor.enterPark()
  await visitor.leave()
  const size = sizeOf([...scripts].filter((path) => !site.has(path)))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThanOrEqual(GAME_BUDGET)
})

function sizeOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join('build/client', path)), { level: 9 }).length, 0)
}
