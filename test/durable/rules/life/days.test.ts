import { expect, it } from 'vitest'
import { osloDay, osloDayStart, osloTime, weekOfDay, weekdayOf } from '#durable/rules/life/days.ts'

const at = (iso: string) => osloDay(Date.parse(iso))

it.each([
  ['winter', '2026-01-15T22:59:59.999Z'],
  ['summer', '2026-07-15T21:59:59.999Z'],
  ['the night the clocks go forward', '2026-03-28T22:59:59.999Z'],
  ['the night the clocks go back', '2026-10-24T21:59:59.999Z'],
])('[H1] in %s the day turns at midnight in Oslo, not before', (_when, last) => {
  expect(osloDay(Date.parse(last) + 1)).toBe(at(last) + 1)
})

it('[H1] counts days of 23 and of 25 hours as one', () => {
  expect(at('2026-03-29T12:00:00Z') - at('2026-03-28T12:00:00Z')).toBe(1)
  expect(at('2026-10-25T22:59:59Z')).toBe(at('2026-10-24T22:00:00Z'))
  expect(at('1970-01-01T12:00:00Z')).toBe(0)
})

it.each(['2026-03-29T12:00:00Z', '2026-10-25T12:00:00Z', '2026-07-15T22:00:00Z', '2026-01-15T22:59:59.999Z'])(
  'finds the midnight with which the day at %s begins',
  (iso) => {
    const start = osloDayStart(Date.parse(iso))
    expect([osloDay(start), osloDay(start - 1)]).toEqual([at(iso), at(iso) - 1])
  },
)

it('a week begins on its Monday', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30']
  const mondays = days.map((day) => weekOfDay(Date.parse(`${day}T00:00:00Z`) / 86_400_000) * 86_400_000)
  expect(mondays.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ])
})

it('finds the moment of a minute on the days on which the clocks change', () => {
  const [spring, autumn] = ['2026-03-29T12:00Z', '2026-10-25T12:00Z'].map((at) => osloDay(Date.parse(at)))
  expect([spring, autumn].map((day) => new Date(osloTime(day ?? 0, 15 * 60)).toISOString().slice(0, 16))).toEqual([
    '2026-03-29T13:00',
    '2026-10-25T14:00',
  ])
  expect(weekdayOf(spring ?? 0)).toBe(6)
})
