import { expect, it } from 'vitest'
import { LOG_BYTES_MAX } from '#durable/rules/games/round/log-bytes.ts'
import { LOG_LETTERS_MAX, logOfText, textOfLog } from '#durable/rules/games/round/log-text.ts'

it.each([0, 1, 2, 3, 4, 5, 255])('[GR2] writes %i bytes as the platform does, and reads them again', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255)
  expect(textOfLog(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
  expect(logOfText(textOfLog(bytes))).toEqual(bytes)
})

it('[GR2] takes the longest log, and no letter more', () => {
  const longest = textOfLog(new Uint8Array(LOG_BYTES_MAX).fill(255))
  expect(longest).toHaveLength(LOG_LETTERS_MAX)
  expect(logOfText(longest)).toHaveLength(LOG_BYTES_MAX)
  expect(logOfText(`${longest}A`)).toBe('too-long')
})

it.each([
  ['a number', 12],
  ['nothing', null],
  ['a list', ['AAAA']],
  ['an object with a length', { length: 4 }],
  ['padding', 'AA=='],
  ['the letters of plain base64', 'AA+/'],
  ['white space', 'AAAA\n'],
  ['an emoji', 'AA🐶'],
  ['a single letter', 'A'],
  ['a letter over', 'AAAAA'],
  ['bits that mean nothing', 'AB'],
  ['bits that mean nothing in three letters', 'AAB'],
])('[GR2] refuses what is no text of a log: %s', (_what, text) => {
  expect(logOfText(text)).toBe('not-a-log')
})
