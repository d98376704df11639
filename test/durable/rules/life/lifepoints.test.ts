import { expect, it } from 'vitest'
import { LIFEPOINTS, gainAtLogin, lifepointsOn } from '#durable/rules/life/lifepoints.ts'

const newborn = { days: LIFEPOINTS.atBirth, from: 100 }

it.each([
  [100, 60],
  [101, 59],
  [159, 1],
  [160, 0],
  [500, 0],
])('[H2] born on day 100, a dog that nobody visits has on day %i %i lifepoints', (today, points) => {
  expect(lifepointsOn(newborn, today)).toBe(points)
})

it('[H2] takes nothing for days that are not counted yet, or when the clock goes back', () => {
  expect(lifepointsOn({ days: 60, from: null }, 20_000)).toBe(60)
  expect(lifepointsOn(newborn, 99)).toBe(60)
})

it.each([
  [1, 7],
  [53, 7],
  [55, 5],
  [60, 0],
  [64, -4],
])('[H3] with %i lifepoints the login of a day adds %i', (points, gain) => {
  expect(gainAtLogin(points)).toBe(gain)
  expect(gainAtLogin(points, true)).toBe(Math.max(0, gain))
})
