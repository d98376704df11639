import { expect, it } from 'vitest'
import { periodOf } from '#worker/highscores/periods-db.ts'

const at = (iso: string) => Date.parse(iso)

it.each([
  ['the last second of a winter day', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['the last second of a summer day', '2026-07-14T21:59:59Z', '2026-07-14'],
  ['midnight in summer', '2026-07-14T22:00:00Z', '2026-07-15'],
  ['the first second of the day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['the last second of the day of 23 hours', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['the first second after the day of 23 hours', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['the first second of the day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['the 25th hour', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['the first second after the day of 25 hours', '2026-10-25T23:00:00Z', '2026-10-26'],
])('begins a day by the clock of Oslo: %s', (_name, iso, day) => {
  expect(periodOf('Daily', at(iso))).toBe(day)
})

it.each([
  ['Monday, midnight', '2026-11-15T23:00:00Z', '2026-11-16'],
  ['the last second of Sunday', '2026-11-22T22:59:59Z', '2026-11-16'],
  ['the next Monday', '2026-11-22T23:00:00Z', '2026-11-23'],
  ['Sunday with 23 hours, its last second', '2026-03-29T21:59:59Z', '2026-03-23'],
  ['Sunday with 25 hours, its last second', '2026-10-25T22:59:59Z', '2026-10-19'],
  ['Monday after it', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['New Year in the middle of a week', '2026-12-31T23:30:00Z', '2026-12-28'],
  ['a leap day', '2028-02-29T12:00:00Z', '2028-02-28'],
])('begins a week on Monday: %s', (_name, iso, monday) => {
  expect(periodOf('Weekly', at(iso))).toBe(monday)
})

it.each([
  ['2026-12-31T22:59:59Z', '2026-01-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('begins a year in Oslo: %s is in that of %s', (iso, year) => {
  expect(periodOf('Yearly', at(iso))).toBe(year)
})

it('has one period for all time', () => {
  expect(periodOf('AllTime', 0)).toBe(periodOf('AllTime', at('2099-01-01T00:00:00Z')))
})
