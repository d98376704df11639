import { expect, it } from 'vitest'
import { seasonAt } from '#app/shared/season.ts'
import { isNight, isSnowy, monthAt } from '#durable/rules/stamps/season.ts'

const at = (time: string) => Date.parse(time)

it('[BK2] counts the night by the clock of Oslo, in summer as in winter', () => {
  expect(['19:59', '20:00'].map((time) => isNight(at(`2026-07-01T${time}:00Z`)))).toEqual([false, true])
  expect(['02:59', '03:00'].map((time) => isNight(at(`2026-01-01T${time}:00Z`)))).toEqual([true, false])
})

it('[BK2] has snow in December and January of Oslo', () => {
  expect(monthAt(at('2026-11-30T23:30:00Z'))).toBe(12)
  const times = ['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z', '2027-01-31T22:59:59Z', '2027-01-31T23:00:00Z']
  expect(times.map((time) => isSnowy(at(time)))).toEqual([false, true, true, false])
})

it('[BK2] has snow in the months in which the park is drawn with it', () => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15))
  expect(months.map(isSnowy)).toEqual(months.map((time) => seasonAt(time) === 'winter'))
})
