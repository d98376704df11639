import { expect, it } from 'vitest'
import { HELD_ANSWERS, LOSSES_MAX, isAllowed, isSuspicious } from '#durable/rules/staff/held-losses.ts'

it('[SU8] suspects more than five losses that are more than a fifth, and neither alone', () => {
  expect(isSuspicious(LOSSES_MAX, 5)).toBe(false)
  expect(isSuspicious(6, 29)).toBe(true)
  expect(isSuspicious(6, 30)).toBe(false)
  expect(isSuspicious(20, 100)).toBe(false)
  expect(isSuspicious(21, 100)).toBe(true)
})

it('[SU8] lets losses go on that somebody has answered for, and a few more', () => {
  expect(HELD_ANSWERS.map((answer) => isAllowed(7, { held: 7, answer }))).toEqual([true, false])
  expect(isAllowed(12, { held: 7, answer: 'go-on' })).toBe(true)
  expect(isAllowed(13, { held: 7, answer: 'go-on' })).toBe(false)
  expect(isAllowed(7, { held: 7, answer: null })).toBe(false)
})
