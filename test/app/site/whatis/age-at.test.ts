import { expect, it } from 'vitest'
import { ageAt, dayInOslo } from '#app/site/whatis/alder/age-at.ts'

it("has a dog's birthday on its 52nd day, with the cake [A1, A2]", () => {
  expect(ageAt('2026-01-01', '2026-02-21')).toMatchObject({ years: 0, isBirthday: false, daysLeft: 1 })
  expect(ageAt('2026-01-01', '2026-02-22')).toMatchObject({ years: 1, isBirthday: true, daysLeft: 52 })
  expect(ageAt('2026-01-01', '2026-02-23')).toMatchObject({ years: 1, isBirthday: false, daysLeft: 51 })
})

it('has no birthday yet for a puppy on its first day, and knows the next one', () => {
  const age = ageAt('2026-11-20', '2026-11-20')
  expect(age).toMatchObject({ years: 0, isBirthday: false, daysLeft: 52 })
  expect(age && new Date(age.nextAt).toISOString()).toBe('2027-01-11T00:00:00.000Z')
})

it('has no age before the first day, or for half a date', () => {
  expect(ageAt('2026-11-21', '2026-11-20')).toBeNull()
  expect(ageAt('', '2026-11-20')).toBeNull()
})

it('changes the day at midnight in Oslo', () => {
  expect(dayInOslo(Date.parse('2026-11-20T22:59:00Z'))).toBe('2026-11-20')
  expect(dayInOslo(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
})
