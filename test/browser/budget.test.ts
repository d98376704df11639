import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'

/** Script of the start page for an anonymous visitor, gzipped, in bytes. */
const BUDGET = 130_000

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

  const sizes = [...scripts].map((path) => gzipSync(readFileSync(join('build/client', path)), { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET)
  expect([...scripts].filter((path) => NOT_FOR_VISITORS.test(path))).toEqual([])
  expect([...scripts].filter((path) => /\/(site|words)-/.test(path))).toHaveLength(2)
})
