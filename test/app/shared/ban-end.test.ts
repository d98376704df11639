import { expect, it } from 'vitest'
import { banEnd } from '#app/shared/ban-end.ts'

it('writes the end of a ban in GMT, on a 24 hour clock', () => {
  const endsAt = '2026-07-21T18:30:00.000Z'
  expect(banEnd(endsAt, 'en')).toBe('21 Jul 2026, 18:30')
  expect(banEnd(endsAt, 'dk')).toBe('21. jul. 2026, 18.30')
  expect(banEnd(endsAt, 'no')).toBe('21. juli 2026, 18:30')
  expect(banEnd(endsAt, 'se')).toBe('21 juli 2026 18:30')
})

it('writes midnight as 00', () => {
  expect(banEnd('2026-01-02T00:05:00.000Z', 'en')).toBe('2 Jan 2026, 00:05')
})
