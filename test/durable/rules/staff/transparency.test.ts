import { expect, it } from 'vitest'
import { averageOf, roughly } from '#durable/rules/staff/transparency.ts'

it('[S20] hides numbers below five and rounds the others, so that no sum gives one away', () => {
  expect([0, 1, 4, 5, 7, 8, 12, 1003].map(roughly)).toEqual([0, null, null, 5, 5, 10, 10, 1005])
})

it('[S20] averages six months at most', () => {
  expect(averageOf([])).toBeNull()
  expect(averageOf([10, 20])).toBe(15)
  expect(averageOf([6, 6, 6, 6, 6, 6, 600])).toBe(6)
})
