import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadWhenStale } from '#app/offline/stale-page.ts'

let window: EventTarget
let stored: Map<string, string>
beforeEach(() => {
  window = new EventTarget()
  stored = new Map()
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const loseScript = () => window.dispatchEvent(new Event('vite:preloadError'))

it('reloads the page once when a script of it is gone', () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)
  loseScript()
  loseScript()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads again in the version after that', () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)()
  stored.set('voffpark.reloaded', 'v1')
  reloadWhenStale('v2', reload)
  loseScript()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('keeps the page while there is no net', () => {
  const reload = vi.fn()
  vi.stubGlobal('navigator', { onLine: false })
  reloadWhenStale('v1', reload)
  loseScript()
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the page if the tab can store nothing, since it might reload for ever', () => {
  const reload = vi.fn()
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('storage is blocked')
    },
  })
  reloadWhenStale('v1', reload)
  loseScript()
  expect(reload).not.toHaveBeenCalled()
})

it('stops when it is told to', () => {
  const reload = vi.fn()
  reloadWhenStale('v1', reload)()
  loseScript()
  expect(reload).not.toHaveBeenCalled()
})
