import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { RETRY, SAID_AFTER_MS, TROUBLE_ID } from '#app/shared/late/late-ids.ts'
import { LateTrouble } from '#app/shared/late/late-trouble.tsx'
import { openedPage } from '#test/app/opened-page.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A part of the page that fails until `comes` is called. */
function aLatePart() {
  let isThere = false
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
  return { load, comes: () => (isThere = true) }
}

function isSaid(): boolean {
  return document.getElementById(TROUBLE_ID)?.hidden === false
}

it('says that a part has not come, until it comes', async () => {
  openedPage(<LateTrouble />)
  const { load, comes } = aLatePart()
  const part = fetchLate(load)
  await vi.advanceTimersByTimeAsync(SAID_AFTER_MS)
  expect(isSaid()).toBe(true)
  comes()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await part, isSaid()]).toEqual(['part', false])
})

it('says nothing of a single failure', async () => {
  openedPage(<LateTrouble />)
  const { load, comes } = aLatePart()
  const part = fetchLate(load)
  await vi.advanceTimersByTimeAsync(500)
  comes()
  expect(isSaid()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await part).toBe('part')
})

it('says so within 10 s if nothing is answered at all', async () => {
  openedPage(<LateTrouble />)
  const wanted = new AbortController()
  void fetchLate(() => new Promise<never>(() => {}), wanted.signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isSaid()).toBe(true)
  wanted.abort()
  expect(isSaid()).toBe(false)
})

it.each(['online', RETRY])('tries again at once at "%s"', async (event) => {
  const { load, comes } = aLatePart()
  const part = fetchLate(load)
  await vi.advanceTimersByTimeAsync(60_000)
  comes()
  window.dispatchEvent(new Event(event))
  expect(await part).toBe('part')
})

it('neither tries nor says anything once the part is not wanted any more', async () => {
  openedPage(<LateTrouble />)
  const { load } = aLatePart()
  const wanted = new AbortController()
  const part = fetchLate(load, wanted.signal).catch(() => 'given up')
  await vi.advanceTimersByTimeAsync(60_000)
  wanted.abort()
  expect([await part, isSaid()]).toEqual(['given up', false])
  const { length } = load.mock.calls
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(length)
})
