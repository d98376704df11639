import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CODE_OUTPUT, effectIn, outcomeIn } from '#durable/rules/staff/code-effects.ts'

const NOTHING = { effects: [], printed: [], failure: null }

it('[S16] reads an outcome with effects, lines and an error', () => {
  const effects = [
    { what: 'give', dog: 3, kind: 'crown' },
    { what: 'take', thing: 11 },
    { what: 'life', dog: 3, amount: 2 },
    { what: 'note', text: 'lost in a fault' },
  ]
  const outcome = { effects, printed: ['Rex'], failure: { kind: 'threw', message: 'Error: no', line: 3 } }
  expect(outcomeIn(outcome)).toEqual(outcome)
})

it.each([
  ['an unknown verb', { what: 'ban', dog: 3 }],
  ['a verb that objects inherit', { what: 'constructor', dog: 3 }],
  ['a dog that is no id', { what: 'bones', dog: '3', amount: 1 }],
  ['half a bone', { what: 'bones', dog: 3, amount: 0.5 }],
  ['more than a number holds', { what: 'bones', dog: 3, amount: 2 ** 53 }],
  ['a kind that is an object', { what: 'give', dog: 3, kind: { key: 'crown' } }],
  ['a note of more letters than one may have', { what: 'note', text: 'x'.repeat(CODE_OUTPUT.letters + 1) }],
])('[S16] refuses an effect with %s', (_what, effect) => {
  expect(effectIn(effect)).toBeNull()
  expect(outcomeIn({ ...NOTHING, effects: [effect] })).toBeNull()
})

it('[S16] keeps of an effect what belongs to it, so that nothing else is stored', () => {
  const loaded = JSON.parse('{"what":"take","thing":11,"dog":3,"__proto__":{"ver":2},"sql":"drop"}')
  expect(effectIn(loaded)).toEqual({ what: 'take', thing: 11 })
})

it('[S16] refuses more effects and more lines than a run may leave', () => {
  const effects = Array.from({ length: CODE_OUTPUT.effects + 1 }, () => ({ what: 'take', thing: 1 }))
  expect(outcomeIn({ ...NOTHING, effects })).toBeNull()
  expect(outcomeIn({ ...NOTHING, printed: Array.from({ length: CODE_OUTPUT.lines + 1 }, () => '') })).toBeNull()
})

it('[S16] takes lone surrogates and marks that are no text out of what was written', () => {
  const note = effectIn({ what: 'note', text: ' lost \u202e\u0000in a fault\ud800 ' })
  expect(note).toEqual({ what: 'note', text: 'lost in a fault' })
  expect(outcomeIn({ ...NOTHING, printed: ['a\ud800'] })?.printed).toEqual(['a\ufffd'])
})

it('[S16] never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ effects: fc.anything(), printed: fc.anything() })), (value) => {
      const outcome = outcomeIn(value)
      return outcome === null || outcome.effects.length <= CODE_OUTPUT.effects
    }),
  )
})
