import { expect, it } from 'vitest'
import { shortDate } from '#app/shared/dates.ts'

it('writes a date in the language of the reader', () => {
  const date = '2026-11-18T12:00:00Z'
  expect(shortDate(date, 'dk')).toBe('18. nov.')
  expect(shortDate(date, 'en')).toBe('18 Nov')
  expect(shortDate(date, 'no')).toBe('18. nov.')
  expect(shortDate(date, 'se')).toBe('18 nov.')
})

it('writes the day in Oslo, wherever server and reader are', () => {
  expect(shortDate('2026-11-17T23:30:00Z', 'en')).toBe('18 Nov')
})
