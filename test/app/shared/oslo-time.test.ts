import { expect, it } from 'vitest'
import { epochOfOslo, osloLocal } from '#app/shared/oslo-time.ts'

it.each([
  ['2026-11-20T16:00', '2026-11-20T15:00:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
])('converts %s in Oslo to %s, and back', (local, iso) => {
  expect(epochOfOslo(local)).toBe(Date.parse(iso))
  expect(osloLocal(Date.parse(iso))).toBe(local)
})

it('reads an hour that occurs twice as the first, and a skipped one as the hour after', () => {
  expect(epochOfOslo('2026-10-25T02:30')).toBe(Date.parse('2026-10-25T00:30:00Z'))
  expect(epochOfOslo('2026-03-29T02:30')).toBe(Date.parse('2026-03-29T01:30:00Z'))
})

it.each(['', 'soon', '2026-13-01T00:00', '2026-11-20'])('rejects "%s" as a time', (local) => {
  expect(epochOfOslo(local)).toBeNull()
})
