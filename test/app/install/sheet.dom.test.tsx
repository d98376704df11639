import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Installer } from '#app/install/installer.tsx'
import da from '#app/install/texts/da.ts'
import en from '#app/install/texts/en.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 404 })))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete window.voffparkInstall
})

/** The sheet in a browser, opened by its key from the keyboard. */
async function openedSheet(userAgent: string, title: string, language: Language = 'en') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const page = openedPage(<Installer hasKey />, language, { root: {} })
  page.getByRole('button', { name: TEXTS[language].kennel.bar.install }).focus()
  await page.user.keyboard('{Enter}')
  return { ...page, sheet: await page.findByRole('dialog', { name: title }) }
}

const hiddenFlags = () => [sessionStorage, localStorage].map((storage) => storage.getItem('pwa-hide-install'))

it('has the steps of its browser in the language of the page, and the focus', async () => {
  const { sheet, getAllByRole } = await openedSheet(IPHONE, da.homeTitle, 'dk')
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([da.share, da.scrollToHome])
  expect(sheet.contains(document.activeElement)).toBe(true)
  expect(hiddenFlags()).toEqual([null, null])
})

it.each([
  ['not now', ['true', null]],
  ['never', [null, 'true']],
] as const)('is left by a key, and hidden for the session or for good: %s', async (key, flags) => {
  const { user, getByRole, sheet } = await openedSheet(IPHONE, en.homeTitle)
  await user.click(getByRole('button', { name: key === 'never' ? en.never : en.notNow }))
  await waitFor(() => expect(sheet.isConnected).toBe(false))
  expect(hiddenFlags()).toEqual(flags)
})

it('is hidden for the session when the browser closes it', async () => {
  const { sheet } = await openedSheet(IPHONE, en.homeTitle)
  fireEvent(sheet, new Event('close'))
  await waitFor(() => expect(sheet.isConnected).toBe(false))
  expect(hiddenFlags()).toEqual(['true', null])
})

it.each([
  ['dismissed', ['true', null]],
  ['accepted', [null, 'true']],
] as const)('asks by the browser’s own question, and is hidden after it was %s', async (outcome, flags) => {
  vi.stubGlobal('BeforeInstallPromptEvent', Event)
  const prompt = vi.fn(async () => {})
  window.voffparkInstall = Object.assign(new Event('x'), { prompt, userChoice: Promise.resolve({ outcome }) })
  const { user, sheet } = await openedSheet(ANDROID, en.install)
  await user.click(within(sheet).getByRole('button', { name: en.install }))
  await waitFor(() => expect(sheet.isConnected).toBe(false))
  expect(prompt).toHaveBeenCalledOnce()
  expect(hiddenFlags()).toEqual(flags)
})
