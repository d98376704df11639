import { expect, it } from 'vitest'
import { nextTime } from '#durable/rules/calendar/when.ts'

const FRIDAY_AT_EIGHT = { weekday: 4, minute: 20 * 60, minutes: 30 } as const
const shown = (at: number) => new Date(at).toISOString().slice(0, 16)
const next = (when: Parameters<typeof nextTime>[0], now: string) => {
  const { from, until } = nextTime(when, Date.parse(`${now}Z`))
  return [shown(from), shown(until)]
}

it('[CA1] begins and ends by the clock of Oslo, in summer and in winter', () => {
  expect(next(FRIDAY_AT_EIGHT, '2026-12-04T00:00')).toEqual(['2026-12-04T19:00', '2026-12-04T19:30'])
  expect(next(FRIDAY_AT_EIGHT, '2026-06-05T00:00')).toEqual(['2026-06-05T18:00', '2026-06-05T18:30'])
})

it('[CA1] is on until its last moment, and then comes again a week later', () => {
  expect(next(FRIDAY_AT_EIGHT, '2026-12-04T19:29:59.999')).toEqual(['2026-12-04T19:00', '2026-12-04T19:30'])
  expect(next(FRIDAY_AT_EIGHT, '2026-12-04T19:30')).toEqual(['2026-12-11T19:00', '2026-12-11T19:30'])
})

it('[CA1] has whole days of Oslo for a date, over the end of a year too', () => {
  const newYear = { date: '12-31', days: 2 } as const
  expect(next(newYear, '2026-12-01T00:00')).toEqual(['2026-12-30T23:00', '2027-01-01T23:00'])
  expect(next(newYear, '2027-01-01T22:59')).toEqual(['2026-12-30T23:00', '2027-01-01T23:00'])
  expect(next(newYear, '2027-01-01T23:00')).toEqual(['2027-12-30T23:00', '2028-01-01T23:00'])
})
