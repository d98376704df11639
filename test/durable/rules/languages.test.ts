import { expect, it } from 'vitest'
import {
  LANGUAGES,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  detectLanguage,
  isLanguage,
  languageOfHeaders,
  languageOfPage,
  languageOfTag,
} from '#durable/rules/languages.ts'

it('[L1] there are four languages', () => {
  expect(LANGUAGES).toEqual(['dk', 'en', 'no', 'se'])
  expect(['dk', 'da', 'DK', '', null, 1, '__proto__'].map(isLanguage)).toEqual([true, ...Array(6).fill(false)])
})

it('[L2] gives each language its standard tag, which leads back to it, and its own name', () => {
  for (const language of LANGUAGES) {
    expect(languageOfTag(LANGUAGE_TAGS[language])).toBe(language)
    expect(Intl.getCanonicalLocales(LANGUAGE_TAGS[language])).toEqual([LANGUAGE_TAGS[language]])
    expect(LANGUAGE_NAMES[language]).toMatch(/^[A-Z]/)
  }
  expect(languageOfTag('fr')).toBe('en')
})

it('[L3] takes the stored choice first, unless it is not one of ours', () => {
  expect(detectLanguage('se', ['da'])).toBe('se')
  expect(detectLanguage('fr', ['da'])).toBe('dk')
  expect(detectLanguage(null, [])).toBe('en')
})

it.each([
  ['da', 'dk'],
  ['da-DK', 'dk'],
  ['da-GL', 'dk'],
  ['nb-NO', 'no'],
  ['nn-NO', 'no'],
  ['nn', 'no'],
  ['no', 'no'],
  ['se-NO', 'no'],
  ['smj-NO', 'no'],
  ['sma-NO', 'no'],
  ['sv', 'se'],
  ['sv-SE', 'se'],
  ['sv-FI', 'se'],
  ['se-SE', 'se'],
  ['se-FI', 'se'],
  ['en-GB', 'en'],
  ['DA-dk', 'dk'],
  ['fr-FR', 'en'],
  ['se', 'en'],
  ['', 'en'],
])('[L3] a browser in %s sees %s', (tag, language) => {
  expect(detectLanguage(null, [tag])).toBe(language)
})

it('[L3] takes the first of the browser languages that is one of ours', () => {
  expect(detectLanguage(null, ['fi-FI', 'se', 'sv-FI', 'en'])).toBe('se')
  expect(detectLanguage(null, ['en-US', 'da'])).toBe('en')
})

it('[L3] takes the language of the URL before the stored choice, unless it is not one of ours', () => {
  const browser = { cookie: 'a=b; voffpark.language=no', accepted: 'sv, da;q=0.5' }
  expect(languageOfPage({ asked: 'dk', ...browser })).toBe('dk')
  expect(languageOfPage({ asked: 'fr', ...browser })).toBe('no')
  expect(languageOfPage({ asked: null, ...browser })).toBe('no')
  expect(languageOfPage({ asked: null, ...browser, cookie: null })).toBe('se')
})

it('[L4] takes the language of the visit before the stored choice, unless it is not one of ours', () => {
  expect(languageOfHeaders('voffpark.language=se; voffpark.visit-language=no', 'da')).toBe('no')
  expect(languageOfHeaders('voffpark.visit-language=fr; voffpark.language=se', 'da')).toBe('se')
  expect(languageOfHeaders('voffpark.visit-language=', 'da')).toBe('dk')
})
