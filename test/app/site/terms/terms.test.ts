import { describe, expect, it } from 'vitest'
import { dk } from '#app/locales/dk.ts'
import { en } from '#app/locales/en.ts'
import { no } from '#app/locales/no.ts'
import { se } from '#app/locales/se.ts'
import { TERMS_SECTIONS } from '#app/site/terms/sections.ts'

it('have the ten sections, in their order', () => {
  expect(TERMS_SECTIONS.map(({ id }) => en.terms[id].title)).toEqual([
    'General',
    'Rights',
    'Operation and development',
    'Account deletion',
    'The park as a chat',
    'Reports',
    'Buying and selling',
    'User designs',
    'Cheating',
    'Changes to the terms',
  ])
})

describe.each([
  ['dk', dk.terms, /to uger/, /højst tre hunde/, /[Kk]un alvorlige/, /sidste ord/],
  ['en', en.terms, /two weeks/, /at most three dogs/, /[Oo]nly serious/, /final say/],
  ['no', no.terms, /to uker/, /høyst tre hunder/, /[Bb]are alvorlige/, /siste ordet/],
  ['se', se.terms, /två veckor/, /högst tre hundar/, /[Bb]ara allvarliga/, /sista ordet/],
] as const)('the terms in %s', (_, terms, twoWeeks, threeDogs, onlySerious, finalSay) => {
  it('say how many users and dogs one person may have, and from which age', () => {
    expect(terms.general.text).toMatch(threeDogs)
    expect(terms.general.text).toMatch(/\b16\b/)
  })

  it('promise deletion within two weeks, and an address for those who cannot sign in', () => {
    expect(terms.deletion.text).toMatch(twoWeeks)
    expect(terms.deletion.text).toContain('{{address}}')
  })

  it('say that only serious reports are handled, and who decides', () => {
    expect(terms.reports.text).toMatch(onlySerious)
    expect(terms.operation.text).toMatch(finalSay)
  })

  it('are as long as in the other languages', () => {
    const paragraphs = ({ text }: { text: string }) => text.split('\n').length
    expect(TERMS_SECTIONS.map(({ id }) => paragraphs(terms[id]))).toEqual(
      TERMS_SECTIONS.map(({ id }) => paragraphs(en.terms[id])),
    )
  })
})
