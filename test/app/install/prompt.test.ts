import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INSTALL_LINE } from '#app/install/install-line.ts'
import { askToInstall } from '#app/install/prompt.ts'

let window: EventTarget & { voffparkInstall?: object | null }
beforeEach(() => {
  window = new EventTarget()
  vi.stubGlobal('window', window)
})
afterEach(() => vi.unstubAllGlobals())

/** Chromium's event, whose question the visitor answers so. */
const question = (outcome: string, prompt = async () => {}) => ({ prompt, userChoice: Promise.resolve({ outcome }) })

it.each(['accepted', 'dismissed'])('tells that the question was %s, and asks it only once', async (outcome) => {
  window.voffparkInstall = question(outcome)
  expect(await askToInstall()).toBe(outcome)
  expect(await askToInstall()).toBe('failed')
})

it('tells that the browser refused to ask', async () => {
  window.voffparkInstall = question('accepted', () => Promise.reject(new Error('not in a click')))
  expect(await askToInstall()).toBe('failed')
})

it('keeps the browser’s question in a line of at most 100 bytes, and the browser from asking by itself', () => {
  expect(INSTALL_LINE.length).toBeLessThanOrEqual(100)
  expect(INSTALL_LINE, 'letters that React would escape').not.toMatch(/['"<>&]/)
  const listen = new Function('addEventListener', 'window', INSTALL_LINE)
  listen(window.addEventListener.bind(window), window)
  const event = new Event('beforeinstallprompt', { cancelable: true })
  window.dispatchEvent(event)
  expect(window.voffparkInstall).toBe(event)
  expect(event.defaultPrevented).toBe(true)
})
