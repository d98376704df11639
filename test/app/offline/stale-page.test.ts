import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadWhenStale } from '#app/offline/stale-page.ts'

let window: EventTarget
let stored: Map<string, string>
/** The answer to the question whether the server is there. */
let health: () => Promise<Response>
beforeEach(() => {
  health = () => Promise.resolve(Response.json({}))
  window = new EventTarget()
  stored = new Map()
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', () => health())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function loseScript(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'))
  // The question to the server has been answered by the next task.
  await new Promise((resolve) => setTimeout(resolve))
}

it('reloads the page once when a script of it is gone', async () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)
  await loseScript()
  await loseScript()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload a page that is being left meanwhile', async () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)
  const lost = loseScript()
  window.dispatchEvent(new Event('beforeunload'))
  await lost
  expect(reload).not.toHaveBeenCalled()
})

it('reloads again in the version after that', async () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)()
  stored.set('voffpark.reloaded', 'v1')
  reloadWhenStale('v2', reload)
  await loseScript()
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => Promise.resolve(new Response(null, { status: 503 }))],
])('keeps the page while the server %s', async (_, answer) => {
  const reload = vi.fn()
  health = answer
  reloadWhenStale('v1', reload)
  await loseScript()
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the page if the tab can store nothing, since it might reload for ever', async () => {
  const reload = vi.fn()
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('storage is blocked')
    },
  })
  reloadWhenStale('v1', reload)
  await loseScript()
  expect(reload).not.toHaveBeenCalled()
})

it('stops when it is told to', async () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)()
  await loseScript()
  expect(reload).not.toHaveBeenCalled()
})
