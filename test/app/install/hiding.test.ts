import { afterEach, expect, it, vi } from 'vitest'
import { hideInstall, isInstallHidden, noteInstallOffered, wasInstallOffered } from '#app/install/hiding.ts'
import { countPlayDay, dayOf, isOfferDay } from '#app/install/play-days.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

/** A tab of a browser with this permanent storage. */
function inTab(localStorage = storage()) {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', localStorage)
  return localStorage
}

const BLOCKED = {
  getItem: (): string => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('blocked')
  },
}

afterEach(() => vi.unstubAllGlobals())

it('[IN3] is hidden for the session by "Not now", and back in the next one', () => {
  const kept = inTab()
  expect(isInstallHidden()).toBe(false)
  hideInstall('session')
  expect(isInstallHidden()).toBe(true)
  inTab(kept)
  expect(isInstallHidden()).toBe(false)
})

it('[IN3] is hidden for good by "Don’t ask again"', () => {
  const kept = inTab()
  hideInstall('for-good')
  inTab(kept)
  expect(isInstallHidden()).toBe(true)
  expect(kept.getItem('pwa-hide-install')).toBe('true')
})

it('counts as not hidden and not offered where storage is blocked', () => {
  inTab(BLOCKED)
  vi.stubGlobal('sessionStorage', BLOCKED)
  hideInstall('session')
  noteInstallOffered()
  expect([isInstallHidden(), wasInstallOffered(), countPlayDay('2026-11-23')]).toEqual([false, false, 0])
})

it('remembers that it has opened by itself', () => {
  const kept = inTab()
  noteInstallOffered()
  inTab(kept)
  expect(wasInstallOffered()).toBe(true)
})

it('[IN4] counts a day once, and offers itself from the third one on', () => {
  inTab()
  const days = ['1', '1', '5', '5', '9'].map((day) => countPlayDay(`2026-11-${day}`))
  expect(days).toEqual([1, 1, 2, 2, 3])
  expect(days.map(isOfferDay)).toEqual([false, false, false, false, true])
  expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-3')
})
