import { expect, it } from 'vitest'
import { languageCookies, safeReturnPath } from '#app/site/language-choice.ts'
import { languageOfHeaders } from '#durable/rules/languages.ts'

it('[L3] stores a language that the server reads again', () => {
  const [[cookie = ''] = []] = languageCookies('se', true).map((value) => value.split(';'))
  expect(languageOfHeaders(cookie, 'da')).toBe('se')
})

it('[L4] ends the language of the visit, which a link had chosen', () => {
  const [, ended] = languageCookies('se', false)
  expect(ended).toBe('voffpark.visit-language=; Max-Age=0; Path=/; SameSite=Lax')
})

it('marks the cookies secure on https only', () => {
  for (const cookie of languageCookies('dk', true)) expect(cookie).toContain('; Secure')
  for (const cookie of languageCookies('dk', false)) expect(cookie).not.toContain('Secure')
})

it.each(['/', '/h5/choose', '/h5/client?id=7', '/a%20b?x=%C3%A6'])('returns to our own path %s', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'h5/choose',
  '',
  null,
  undefined,
  7,
])('never leads to another site: %j', (path) => {
  expect(safeReturnPath(path)).toBe('/')
})

it('does not read doubled slashes inside a path as another host', () => {
  expect(safeReturnPath('/.//evil.example/')).toBe('/evil.example/')
})

it('removes the language that the address asked for', () => {
  expect(safeReturnPath('/help?lang=dk')).toBe('/help')
  expect(safeReturnPath('/help?lang=dk&x=1')).toBe('/help?x=1')
})

it('returns to the start page instead of a path that is too long for a header', () => {
  const longest = `/${'a'.repeat(2047)}`
  expect(safeReturnPath(longest)).toBe(longest)
  for (const path of [`${longest}a`, `/${'æ'.repeat(1000)}`]) expect(safeReturnPath(path)).toBe('/')
})
