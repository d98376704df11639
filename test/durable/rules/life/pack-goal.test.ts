import { expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { goalWeek, oldestBannerWeek, weekBefore } from '#durable/rules/life/pack-goal.ts'

const at = (time: string) => Date.parse(`${time}Z`)
const MONDAY = osloDay(at('2026-11-30T12:00'))

it('[PG1] counts marks in weeks of Oslo, from Monday on', () => {
  expect(goalWeek(at('2026-11-29T22:59'))).toBe(weekBefore(MONDAY))
  expect(goalWeek(at('2026-11-29T23:00'))).toBe(MONDAY)
  expect(goalWeek(at('2026-12-06T22:59'))).toBe(MONDAY)
})

it('[PG2] has the banner of a week hang until the end of the Sunday after it', () => {
  expect(oldestBannerWeek(at('2026-12-13T22:59'))).toBe(MONDAY)
  expect(oldestBannerWeek(at('2026-12-13T23:00'))).toBe(MONDAY + 7)
})
