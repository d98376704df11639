import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitInstall } from '#app/install/offer.ts'

let window: EventTarget & { voffparkInstall?: object | null }
beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  vi.stubGlobal('window', window)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[IN1] is ready 1 s after the detection on Apple’s platforms, and not before', () => {
  const onReady = vi.fn()
  awaitInstall({ moment: 'soon', onReady })
  vi.advanceTimersByTime(999)
  expect(onReady).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onReady).toHaveBeenCalledTimes(1)
})

it('is ready when the browser offers its question', () => {
  const onReady = vi.fn()
  awaitInstall({ moment: 'asked', onReady })
  vi.advanceTimersByTime(60_000)
  expect(onReady).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('beforeinstallprompt'))
  expect(onReady).toHaveBeenCalledTimes(1)
})

it('is ready at once when the question came before this script', () => {
  window.voffparkInstall = {}
  const onReady = vi.fn()
  awaitInstall({ moment: 'asked', onReady })
  expect(onReady).toHaveBeenCalledTimes(1)
})

it('asks each second whether the visitor has used the page, and is ready once it is so', () => {
  const onReady = vi.fn()
  const hasBeenActive = vi.fn(() => hasBeenActive.mock.calls.length === 7)
  awaitInstall({ moment: 'touched', onReady, hasBeenActive })
  vi.advanceTimersByTime(6999)
  expect(onReady).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(hasBeenActive).toHaveBeenCalledTimes(7)
  expect(onReady).toHaveBeenCalledTimes(1)
})

it('[IN1] gives up after 30 s without use', () => {
  const onReady = vi.fn()
  const hasBeenActive = vi.fn(() => false)
  awaitInstall({ moment: 'touched', onReady, hasBeenActive })
  vi.advanceTimersByTime(120_000)
  expect(hasBeenActive).toHaveBeenCalledTimes(30)
  expect(onReady).not.toHaveBeenCalled()
})

it.each(['soon', 'asked', 'touched'] as const)('is stopped while it waits: %s', (moment) => {
  const onReady = vi.fn()
  awaitInstall({ moment, onReady, hasBeenActive: () => true })()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('beforeinstallprompt'))
  expect(onReady).not.toHaveBeenCalled()
})
