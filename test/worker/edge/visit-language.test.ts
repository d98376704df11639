import { expect, it } from 'vitest'
import { visitLanguageCookie } from '#worker/edge/visit-language.ts'

function opened(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return visitLanguageCookie(
    new Request(`https://park.test${path}`, { method, headers: { 'Accept-Language': 'en', ...headers } }),
  )
}

it('[L4] keeps the language of an address until the browser is closed', () => {
  expect(opened('/?lang=no')).toBe('voffpark.visit-language=no; Path=/; SameSite=Lax; Secure')
})

it('[L4] leaves the stored choice as it is', () => {
  expect(opened('/help?lang=no', { Cookie: 'voffpark.language=se' })).toMatch(/^voffpark.visit-language=no;/)
})

it('[L4] sets nothing where the next page is in that language anyway', () => {
  expect(opened('/?lang=en')).toBeNull()
  expect(opened('/?lang=no', { 'Accept-Language': 'nn-NO' })).toBeNull()
  expect(opened('/?lang=no', { Cookie: 'voffpark.visit-language=no' })).toBeNull()
})

it('[L4] follows a later link, back to the stored choice as well', () => {
  const cookies = 'voffpark.language=se; voffpark.visit-language=no'
  expect(opened('/?lang=se', { Cookie: cookies })).toMatch(/^voffpark.visit-language=se;/)
})

it.each([
  ['an unknown language', opened('/?lang=fr')],
  ['no language', opened('/')],
  ['what a page fetches', opened('/manifest.json?lang=no', { 'Sec-Fetch-Dest': 'manifest' })],
  ['what a service worker keeps', opened('/offline.html?lang=no', { 'Sec-Fetch-Dest': 'empty' })],
  ['what is sent', opened('/?lang=no', {}, 'POST')],
])('[L4] sets nothing for %s', (_, cookie) => {
  expect(cookie).toBeNull()
})
