import { expect, it } from 'vitest'
import { languageCookie, safeReturnPath } from '#app/site/language-choice.ts'
import { languageOfHeaders } from '#durable/rules/languages.ts'

it('[L3] stores a language that the server reads again', () => {
  const [cookie = ''] = languageCookie('se', true).split(';')
  expect(languageOfHeaders(cookie, 'da')).toBe('se')
})

it('marks the cookie secure on https only', () => {
  expect(languageCookie('dk', true)).toContain('; Secure')
  expect(languageCookie('dk', false)).not.toContain('Secure')
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
