import { expect, it } from 'vitest'
import { refusalOf } from '#app/kennel/refusal-message.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { REFUSALS } from '#durable/protocol/refusals.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'

it.each(LANGUAGES)('recognizes each refusal by its text in %s', (language) => {
  expect(REFUSALS.map((refusal) => refusalOf(REFUSAL_TEXTS[refusal][language]))).toEqual([...REFUSALS])
})

it('leaves any other message unchanged', () => {
  expect(refusalOf('')).toBeNull()
  expect(refusalOf('The ducks object')).toBeNull()
})
