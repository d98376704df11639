import { expect, it } from 'vitest'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'

it('writes the same value as the same text, whatever the order of its keys', () => {
  const one = { b: 1, a: [{ d: 'x', c: null }] }
  const other = { a: [{ c: null, d: 'x' }], b: 1 }
  expect(canonicalText(one)).toBe('{"a":[{"c":null,"d":"x"}],"b":1}')
  expect(canonicalText(other)).toBe(canonicalText(one))
})

it('tells a list from another order of it', () => {
  expect(canonicalText([1, 2])).not.toBe(canonicalText([2, 1]))
})
