import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { builtFiles, nameOfFile } from '#test/support/built-files.ts'
import { serviceWorkerScript } from '#worker/service-worker/script.ts'
import { it } from './park-test.ts'

/** Script of the start page for an anonymous visitor, gzipped, in bytes. */
const BUDGET = 130_000

/** Script of the game until its first frame, gzipped, beyond that of the start page and the chooser, in bytes. */
const GAME_BUDGET = 215_000

/** The scripts behind the first frame together, gzipped, in bytes. */
const BEHIND_BUDGET = 15_000

/** Script of a game of the arcade with what surrounds it, gzipped, beyond that of the park, in bytes. */
const ARCADE_BUDGET = 40_000

/** Script of the install sheet, and of its texts in one language, each gzipped, in bytes. */
const INSTALL_BUDGET = 6_000
const INSTALL_TEXTS_BUDGET = 700

/** Script of the options of push messages, and the service worker, each gzipped, in bytes. */
const PUSH_BUDGET = 2_600
const WORKER_BUDGET = 2_000

/** Scripts of the editor, which administrators alone fetch. */
const EDITOR = /^editor\b/

/**
 * Scripts that are asked for behind the first frame, or when it is dark: whether they have come when the test looks is chance,
 * or the time of day.
 */
const BEHIND_FIRST_FRAME = /^(used-things|puddles|film-on-screen|glow|land-around|creature-quads|creatures|haunts)\.js$/

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
    expect([...scripts].map(nameOfFile).filter((name) => NOT_FOR_VISITORS.test(name))).toEqual([])
    expect([...scripts].map(nameOfFile).filter((name) => /^(site|words)\./.test(name))).toHaveLength(2)
  },
)

it('has at most 215 KB of script for the game beyond that of the site', async ({ park }) => {
  const visitor = await park.visitor({}, await park.player({ dogs: ['Slank'] }))
  // Otherwise the game would be fetched ahead, before the dog is chosen, and not be counted.
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = scriptsOf(visitor.page)
  await visitor.goTo('/')
  await visitor.testimony.quiet()
  await visitor.goTo('/h5/choose')
  await visitor.page.getByRole('heading', { name: visitor.texts.kennel.choose.title }).waitFor()
  await visitor.testimony.quiet()
  const site = new Set(scripts)
  await visitor.enterPark()
  const isCounted = (path: string) => !site.has(path) && !BEHIND_FIRST_FRAME.test(nameOfFile(path))
  const size = sizeOf([...scripts].filter(isCounted))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThanOrEqual(GAME_BUDGET)
  expect(builtFiles(EDITOR)).not.toEqual([])
  expect([...scripts].map(nameOfFile).filter((name) => EDITOR.test(name))).toEqual([])
})

it('has at most 15 KB of script behind the first frame, each in a file that the first frame does not need', () => {
  const late = builtFiles(BEHIND_FIRST_FRAME)
  expect(late).toHaveLength(8)
  expect(sizeOf(late)).toBeLessThanOrEqual(BEHIND_BUDGET)
})

it('fetches the page of the park while a dog is chosen, also where Remix learns its address last', async ({ park }) => {
  const { page } = await park.visitor({}, await park.player({ dogs: ['Afmålt'] }))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(nameOfFile(request.url())))
  const count = (part: string) => fetched.filter((name) => name.includes(part)).length
  // Remix learns the address by this request.
  await page.route('**/__manifest?*', async (route) => {
    await expect.poll(() => count('park-terrain')).toBeGreaterThan(0)
    await route.continue()
  })
  await page.goto(`${park.url}/h5/choose`)
  await expect.poll(() => count('h5._client_')).toBe(1)
})

it('has at most 6 KB of script for the install sheet, and 0.7 KB for its texts in a language', () => {
  // The texts of the park have chunks of the same names in English and Norwegian.
  const languages = readdirSync('app/install/texts').flatMap((name) => /^(?!en|no)([\w-]+)\.ts$/.exec(name)?.[1] ?? [])
  const texts = builtFiles(new RegExp(`^(${languages.join('|')})\\.js$`)).map((path) => sizeOf([path]))
  expect(texts).toHaveLength(languages.length)
  expect(Math.max(...texts)).toBeLessThanOrEqual(INSTALL_TEXTS_BUDGET)
  const sheet = builtFiles(/^install\.js$/)
  expect(sheet).toHaveLength(1)
  expect(sizeOf(sheet)).toBeLessThanOrEqual(INSTALL_BUDGET)
})

it('has at most 2.6 KB of script for the options of push messages, and 2 KB for the service worker', () => {
  const options = builtFiles(/^(away-options|push-browser)\.js$/)
  expect(options).toHaveLength(2)
  expect(sizeOf(options)).toBeLessThanOrEqual(PUSH_BUDGET)
  const worker = serviceWorkerScript({ version: '0123456789abcdef', offlinePage: '/offline.html?lang=en' })
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(WORKER_BUDGET)
})

it('has at most 40 KB of script for each game of the arcade beyond that of the park', () => {
  const around = sizeOf(builtFiles(/^arcade-content\.js$/))
  const games = builtFiles(/^prepare\.js$/).map((path) => sizeOf([path]))
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
