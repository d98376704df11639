import { expect, it } from 'vitest'
import { typedColour, typedNumber, typedText } from '#app/editor/kit/typed-value.ts'

it.each([
  ['15', 15],
  [' 1,5 ', 1.5],
  ['', null],
  ['12 ben', '12 ben'],
  ['1e9', '1e9'],
])('reads the number %j as %j', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

it.each([
  ['C98B5A', '#c98b5a'],
  ['#c98b5a', '#c98b5a'],
  [' ', null],
  ['red', 'red'],
])('reads the colour %j as %j', (text, value) => {
  expect(typedColour(text)).toBe(value)
})

it('composes a text and leaves out space at its ends', () => {
  expect(typedText(' A\u030angstr\u00f6m ')).toBe('\u00c5ngstr\u00f6m')
})
