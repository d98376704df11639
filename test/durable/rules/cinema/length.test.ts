import { expect, it } from 'vitest'
import { lengthText, secondsOf } from '#durable/rules/cinema/length.ts'

it.each([
  ['0:05', 5],
  ['1:05', 65],
  ['59:59', 3599],
  ['1:00:00', 3600],
  ['3:59:07', 14_347],
])('%s is %i seconds, there and back', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
  expect(lengthText(seconds)).toBe(text)
})

it('reads more than 60 minutes', () => {
  expect(secondsOf(' 92:05 ')).toBe(5525)
})

it.each(['', '90', '1:5', '1:60', '1:2:3:4', '-1:05', 'a:05'])('"%s" is no length', (text) => {
  expect(secondsOf(text)).toBeNull()
})
