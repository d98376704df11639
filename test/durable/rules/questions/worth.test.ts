import { expect, it } from 'vitest'
import { answersTo, worthOfAnswer } from '#durable/rules/questions/worth.ts'
import { RANKS } from '#durable/rules/ranks.ts'

it('[Q4] makes an answer worth more with each second rank', () => {
  expect(RANKS.map(({ from }) => worthOfAnswer(from, false))).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

it('[Q5] counts the riddle of the day three times', () => {
  expect(RANKS.map(({ from }) => worthOfAnswer(from, true))).toEqual([3, 3, 6, 6, 9, 9, 12, 12])
})

it('[Q4] counts how many answers lead to a rank none of them to a riddle', () => {
  expect([0, 3, 82, 83, 84].map((points) => answersTo(points))).toEqual([0, 3, 82, 83, 83])
})
