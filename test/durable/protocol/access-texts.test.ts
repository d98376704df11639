import { expect, it } from 'vitest'
import { accessText } from '#durable/protocol/access-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'

const PROBLEMS: AccessProblem[] = [
  { reason: 'staff-only' },
  { reason: 'committee-only' },
  { reason: 'only-pack', pack: 'losjen' },
  { reason: 'rank-too-low', rank: 'spor', missing: 41 },
  { reason: 'karma-too-low', missing: 7 },
  { reason: 'item-missing', item: 'crown' },
  { reason: 'not-owned', item: 'crown' },
]

it('names the pack, rank, karma or item that a door asks for, and how much is missing', () => {
  expect(accessText('dk', { reason: 'only-pack', pack: 'klanen' })).toBe('Kun for Klanen')
  expect(accessText('en', { reason: 'only-pack', pack: 'klanen' })).toBe('Only for the Clan')
  expect(accessText('dk', { reason: 'item-missing', item: 'viking-helmet' })).toContain('Vikingehjelm')
  expect(accessText('no', { reason: 'rank-too-low', rank: 'spor', missing: 41 })).toContain('41')
})

it.each(PROBLEMS)('says it in four languages: $reason', (problem) => {
  const texts = LANGUAGES.map((language) => accessText(language, problem) ?? REFUSAL_TEXTS[problem.reason][language])
  expect(new Set(texts).size).toBe(4)
})
