import { expect, it } from 'vitest'
import { isInReach } from '#durable/rules/life/reach.ts'

it('[I6] reaches two tiles, diagonally too, and not three', () => {
  const here = { x: 5, y: 5 }
  expect(isInReach(here, here)).toBe(true)
  expect(isInReach(here, { x: 7, y: 3 })).toBe(true)
  expect(isInReach(here, { x: 8, y: 5 })).toBe(false)
})
