import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { cachedPage } from '#worker/edge/page-cache.ts'
import { PLACEHOLDER } from '#worker/edge/page-template.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000

it('renders a page once, and serves it for a minute', async () => {
  const page = aPage()
  expect(await page.ask(NOW)).toEqual({ state: 'miss', text: 'version 1' })
  expect(await page.ask(NOW + MINUTE_MS - 1)).toEqual({ state: 'hit', text: 'version 1' })
})

it('serves a stale page at once, and renews it in the background', async () => {
  const page = aPage()
  await page.ask(NOW)
  expect(await page.ask(NOW + MINUTE_MS)).toEqual({ state: 'stale', text: 'version 1' })
  expect(await page.ask(NOW + MINUTE_MS + 1)).toEqual({ state: 'hit', text: 'version 2' })
})

it('renders a page anew for its reader that is too old to be served', async () => {
  const page = aPage(10 * MINUTE_MS)
  await page.putElsewhere('of an hour ago', NOW - 60 * MINUTE_MS)
  expect(await page.ask(NOW)).toEqual({ state: 'miss', text: 'version 1' })
})

it('serves a page that is too old while rendering a new one fails', async () => {
  const page = aPage(10 * MINUTE_MS)
  await page.ask(NOW)
  page.answerWith(() => new Response('broken', { status: 500 }))
  expect(await page.ask(NOW + 60 * MINUTE_MS)).toEqual({ state: 'stale', text: 'version 1' })
})

it('serves a page that another isolate put into the cache of the data centre, for the same minute', async () => {
  const page = aPage()
  await page.putElsewhere('from elsewhere', NOW)
  expect(await page.ask(NOW + MINUTE_MS - 1)).toEqual({ state: 'hit', text: 'from elsewhere' })
  await page.putElsewhere('from elsewhere, later', NOW + MINUTE_MS)
  expect(await page.ask(NOW + MINUTE_MS)).toEqual({ state: 'hit', text: 'from elsewhere, later' })
  expect(await page.ask(NOW + 2 * MINUTE_MS)).toEqual({ state: 'stale', text: 'from elsewhere, later' })
  expect(page.renderings()).toBe(1)
})

it('serves a fresh page without the cache, which may have lost it', async () => {
  const page = aPage()
  await page.ask(NOW)
  await page.purge()
  expect(await page.ask(NOW + MINUTE_MS - 1)).toEqual({ state: 'hit', text: 'version 1' })
  expect(await page.ask(NOW + MINUTE_MS)).toEqual({ state: 'miss', text: 'version 2' })
})

it('gives each reader another nonce, from the memory and from the cache', async () => {
  const page = aPage()
  page.answerWith(() => new Response('<script nonce="HOLE">', { headers: { ...HTML, [PLACEHOLDER]: 'HOLE' } }))
  expect(await page.ask(NOW, 'first')).toEqual({ state: 'miss', text: '<script nonce="first">' })
  expect(await page.ask(NOW, 'second')).toEqual({ state: 'hit', text: '<script nonce="second">' })
  expect(await page.ask(NOW + MINUTE_MS, 'third')).toEqual({ state: 'stale', text: '<script nonce="third">' })
})

it('renders a stale page once for many concurrent readers', async () => {
  const page = aPage()
  await page.ask(NOW)
  const crowd = await Promise.all(Array.from({ length: 8 }, () => page.ask(NOW + MINUTE_MS)))
  expect(new Set(crowd.map(({ state }) => state))).toContain('stale')
  expect(page.renderings()).toBe(2)
})

it('keeps the old page while rendering a new one fails', async () => {
  const page = aPage()
  await page.ask(NOW)
  page.answerWith(() => new Response('broken', { status: 500 }))
  expect(await page.ask(NOW + MINUTE_MS)).toEqual({ state: 'stale', text: 'version 1' })
  expect(await page.ask(NOW + 2 * MINUTE_MS)).toEqual({ state: 'stale', text: 'version 1' })
  page.answerWith(() => {
    throw new Error('the database is away')
  })
  expect(await page.ask(NOW + 3 * MINUTE_MS)).toEqual({ state: 'stale', text: 'version 1' })
})

it.each([404, 410])('drops the old page once it turns out to be gone with %d', async (status) => {
  const page = aPage()
  await page.ask(NOW)
  page.answerWith(() => new Response('gone', { status, headers: HTML }))
  expect(await page.ask(NOW + MINUTE_MS)).toEqual({ state: 'stale', text: 'version 1' })
  expect(await page.ask(NOW + MINUTE_MS + 1)).toEqual({ state: 'miss', text: 'gone' })
  // Nor does the memory have it, for a clock that is behind.
  expect(await page.ask(NOW)).toEqual({ state: 'miss', text: 'gone' })
})

it.each([
  ['an error', () => new Response('no such page', { status: 404, headers: HTML })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } })],
  ['data', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
  ['a page with a cookie', () => new Response('', { headers: { ...HTML, 'Set-Cookie': 'a=b' } })],
  ['a page that says no', () => new Response('', { headers: { ...HTML, 'Cache-Control': 'no-store' } })],
])('never caches %s', async (_, answer) => {
  const page = aPage()
  page.answerWith(answer)
  expect((await page.ask(NOW)).state).toBe('miss')
  expect((await page.ask(NOW)).state).toBe('miss')
})

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

/** A page that says how often it was rendered. */
function aPage(oldestMs = Infinity) {
  const key = `https://park.test/.edge/${crypto.randomUUID()}`
  let times = 0
  let answer = () => new Response(`version ${times}`, { headers: HTML })
  return {
    renderings: () => times,
    answerWith: (next: () => Response) => {
      answer = next
    },
    putElsewhere: async (text: string, now: number) => {
      const headers = { ...HTML, 'Cache-Control': 'public, max-age=3600', 'x-rendered-at': String(now) }
      await (await caches.open('pages')).put(key, new Response(text, { headers }))
    },
    purge: async () => (await caches.open('pages')).delete(key),
    ask: async (now: number, nonce = '') => {
      const context = createExecutionContext()
      const render = async () => {
        times += 1
        return answer()
      }
      const waitUntil = (work: Promise<unknown>) => context.waitUntil(work)
      const { page, state } = await cachedPage({ key, oldestMs, now, waitUntil, render })
      const text = new TextDecoder().decode(page.body(nonce) ?? undefined)
      await waitOnExecutionContext(context)
      return { state, text }
    },
  }
}
