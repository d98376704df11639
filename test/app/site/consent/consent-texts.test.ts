import { expect, it } from 'vitest'
import { consent as dk } from '#app/locales/dk/consent.ts'
import { consent as en } from '#app/locales/en/consent.ts'
import { consent as no } from '#app/locales/no/consent.ts'
import { consent as se } from '#app/locales/se/consent.ts'

it.each([
  ['dk', dk],
  ['no', no],
  ['se', se],
])('writes the cookie dialog in %s, without English', (_, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  expect(Object.values(texts).filter((text) => text === '' || Object.values(en).includes(text))).toEqual([])
})

it('holds plain text, because the library sets it as HTML', () => {
  for (const text of [dk, en, no, se].flatMap((texts) => Object.values(texts))) expect(text).not.toMatch(/[<>&"]/)
})
