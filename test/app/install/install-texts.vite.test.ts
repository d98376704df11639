import { describe, expect, it } from 'vitest'
import { readingDirection, INSTALL_LANGUAGES, installLanguage, loadInstallTexts } from '#app/install/install-texts.ts'

it('has texts in 26 languages', () => {
  expect([...INSTALL_LANGUAGES].sort()).toEqual(
    [
      ...['cs', 'da', 'de', 'el', 'en', 'es', 'fa', 'fr', 'hu', 'it', 'ja', 'km', 'ko', 'nl', 'no', 'pl', 'pt', 'ru'],
      ...['sk', 'sr', 'sv', 'tr', 'uk', 'vi', 'zh-CN', 'zh-HK'],
    ].sort(),
  )
})

describe.each(INSTALL_LANGUAGES)('in %s', (language) => {
  it('has words in each text, without markup and without numbers of steps', async () => {
    const texts = Object.entries(await loadInstallTexts(language))
    expect(texts).toHaveLength(19)
    expect(texts.filter(([, text]) => text.trim() === '' || /[<>{}]|^\S{1,2}[)）]/.test(text))).toEqual([])
  })
})

it.each([
  ['dk', ['en-GB'], 'da'],
  ['no', ['de'], 'no'],
  ['se', [], 'sv'],
  ['en', ['de-AT', 'en'], 'de'],
  ['en', ['fi', 'nl-BE'], 'nl'],
  ['en', ['nn-NO'], 'no'],
  ['en', ['nb'], 'no'],
  ['en', ['zh'], 'zh-CN'],
  ['en', ['zh-TW'], 'zh-HK'],
  ['en', ['zh-Hant-HK'], 'zh-HK'],
  ['en', ['fa-IR'], 'fa'],
  ['en', ['fi'], 'en'],
  ['en', [], 'en'],
] as const)('on a page in "%s", for a browser that prefers %j, is in %s', (page, accepted, language) => {
  expect(installLanguage(page, accepted)).toBe(language)
})

it('reads from right to left in Persian alone', () => {
  expect(INSTALL_LANGUAGES.filter((language) => readingDirection(language) === 'rtl')).toEqual(['fa'])
})
