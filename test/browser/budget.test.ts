import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { it } from './park-test.ts'

/** Script of the start page for an anonymous visitor, gzipped, in bytes. */
const BUDGET = 130_000

/** Script of the game until its first frame, gzipped, beyond that of the start page and the chooser, in bytes. */
const GAME_BUDGET = 245_000

/** Script of a game of the arcade with what surrounds it, gzipped, beyond that of the park, in bytes. */
const ARCADE_BUDGET = 40_000

/** Scripts that only the game or the kennel needs. */
const NOT_FOR_VISITORS = /pixi|WebGLRenderer|CanvasRenderer|game-client|partysocket|_kennel|h5\./i

it.for(LANGUAGES)(
  'has at most 130 KB of script on the start page, none of it the game’s (%s)',
  async (language, { park }) => {
    const { page } = await park.visitor({ language })
    const scripts = scriptsOf(page)
    await page.goto(park.url, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => '__remixRouter' in window), 'runs before the first sign of a person').toBe(false)
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await page.waitForFunction(() => '__remixRouter' in window)

    expect(scripts.size).toBeGreaterThan(5)
    expect(sizeOf([...scripts])).toBeLessThanOrEqual(BUDGET)
    expect([...scripts].filter((path) => NOT_FOR_VISITORS.test(path))).toEqual([])
    expect([...scripts].filter((path) => /\/(site|words)-/.test(path))).toHaveLength(2)
  },
)

it('has at most 245 KB of script for the game beyond that of the site', async ({ park }) => {
  const visitor = await park.visitor({}, await park.player({ dogs: ['Slank'] }))
  // Otherwise the game would be fetched ahead, before the dog is chosen, and not be counted.
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = scriptsOf(visitor.page)
  await visitor.goTo('/')
  await visitor.page.waitForLoadState('networkidle')
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('heading', { name: visitor.texts.kennel.choose.title }).waitFor()
  await visitor.page.waitForLoadState('networkidle')
  const site = new Set(scripts)
  await visitor.enterPark()
  const size = sizeOf([...scripts].filter((path) => !site.has(path)))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThanOrEqual(GAME_BUDGET)
})

it('has at most 40 KB of script for each game of the arcade beyond that of the park', () => {
  const scripts = readdirSync('build/client/assets').map((name) => `assets/${name}`)
  const around = sizeOf(scripts.filter((path) => /\/arcade-desk-[^/]*\.js$/.test(path)))
  const games = scripts.filter((path) => /\/prepare-[^/]*\.js$/.test(path)).map((path) => sizeOf([path]))
  expect(games.length).toBeGreaterThan(0)
  expect(around).toBeGreaterThan(0)
  expect(Math.max(...games) + around).toBeLessThanOrEqual(ARCADE_BUDGET)
})

/** The paths of the scripts that a page requests from now on. */
function scriptsOf(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  return scripts
}

function sizeOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join('build/client', path)), { level: 9 }).length, 0)
}
