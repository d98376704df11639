import { expect, it } from 'vitest'
import { consent } from '#app/locales/texts/consent.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'

const ALL = Object.values(consent)

it('writes the cookie dialog in four languages, without English in the others', () => {
  const others = LANGUAGES.filter((language) => language !== 'en')
  const same = ALL.filter((text) => others.some((language) => text[language] === '' || text[language] === text.en))
  expect(same).toEqual([])
})

it('holds plain text, because the library sets it as HTML', () => {
  for (const text of ALL.flatMap((one) => Object.values(one))) expect(text).not.toMatch(/[<>&"]/)
})
