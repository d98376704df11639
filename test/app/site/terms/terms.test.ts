import { describe, expect, it } from 'vitest'
import { dk, en, no, se } from '#app/locales/messages.ts'
import { TERMS_SECTIONS } from '#app/site/terms/sections.ts'
import { AGE_MIN } from '#durable/rules/users/terms.ts'

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
  ['dk', dk.terms, /højst tre hunde/, /afgjort af et menneske/, /filter læser hver linje/, /én gang/],
  ['en', en.terms, /at most three dogs/, /decided by a person/, /filter reads every line/, /asks you once/],
  ['no', no.terms, /høyst tre hunder/, /avgjort av et menneske/, /filter leser hver linje/, /én gang/],
  ['se', se.terms, /högst tre hundar/, /avgörs av en människa/, /filter läser varje rad/, /en gång/],
] as const)('the terms in %s', (_, terms, threeDogs, byAPerson, filter, askedOnce) => {
  it('say how many users and dogs one person may have, and from which age', () => {
    expect(terms.general.text).toMatch(threeDogs)
    expect(terms.general.text).toMatch(new RegExp(`\\b${AGE_MIN}\\b`))
  })

  it('tell the time to regret a deletion from the rule, and an address for those who cannot sign in', () => {
    expect(terms.deletion.text).toContain('{{days}}')
    expect(terms.deletion.text).toContain('{{address}}')
  })

  it('say that a person decides every report, and that a filter works by itself', () => {
    expect(terms.reports.text).toMatch(byAPerson)
    expect(terms.chat.text).toMatch(filter)
  })

  it('tell the longest exclusions from the rules, and how to appeal', () => {
    for (const fact of ['{{hours}}', '{{banDays}}', '{{address}}']) expect(terms.operation.text).toContain(fact)
  })

  it('say when changes hold, how they are told, and that one is asked once', () => {
    expect(terms.changes.text).toContain('{{noticeDays}}')
    expect(terms.changes.text).toMatch(askedOnce)
  })

  it('are as long as in the other languages', () => {
    const paragraphs = ({ text }: { text: string }) => text.split('\n').length
    expect(TERMS_SECTIONS.map(({ id }) => paragraphs(terms[id]))).toEqual(
      TERMS_SECTIONS.map(({ id }) => paragraphs(en.terms[id])),
    )
  })
})
