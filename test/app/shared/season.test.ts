import { describe, expect, it } from 'vitest'
import { seasonAt } from '#app/shared/season.ts'

describe('the season of the header', () => {
  it.each([
    ['2026-12-01T00:00:00+01:00', 'winter'],
    ['2027-01-31T23:59:59+01:00', 'winter'],
    ['2027-02-01T00:00:00+01:00', 'normal'],
    ['2027-09-30T23:59:59+02:00', 'normal'],
    ['2027-10-01T00:00:00+02:00', 'autumn'],
    ['2027-11-30T23:59:59+01:00', 'autumn'],
  ])('is at %s: %s', (moment, season) => {
    expect(seasonAt(Date.parse(moment))).toBe(season)
  })

  it('changes at midnight in Oslo, not in Greenwich', () => {
    expect(seasonAt(Date.parse('2026-11-30T22:59:59Z'))).toBe('autumn')
    expect(seasonAt(Date.parse('2026-11-30T23:00:00Z'))).toBe('winter')
  })
})
