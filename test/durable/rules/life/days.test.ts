import { expect, it } from 'vitest'
import { osloDay, osloDayStart } from '#durable/rules/life/days.ts'

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
