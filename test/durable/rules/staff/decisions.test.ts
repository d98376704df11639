import { expect, it } from 'vitest'
import { decisionText } from '#durable/protocol/decision-texts.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { DECIDERS, FOUND_BY, isDecider, isFoundBy } from '#durable/rules/staff/decisions.ts'

it('[B22] knows how something was found and by whom it was decided', () => {
  expect([isFoundBy('report'), isFoundBy('filter'), isFoundBy(null)]).toEqual([true, false, false])
  expect([isDecider('moderator'), isDecider('Ida'), isDecider(undefined)]).toEqual([true, false, false])
})

it('[B22] has words of its own for each in each language', () => {
  const told = LANGUAGES.flatMap((language) =>
    FOUND_BY.flatMap((foundBy) => [...DECIDERS, null].map((decider) => decisionText(language, { foundBy, decider }))),
  )
  expect(new Set(told).size).toBe(told.length)
  expect(decisionText('dk', { foundBy: 'report', decider: 'moderator', isByTwo: true })).toBe(
    'Det blev anmeldt. To fra holdet har besluttet det, ikke et program.',
  )
})
