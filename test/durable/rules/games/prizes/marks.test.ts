import { expect, it } from 'vitest'
import { bestMedalIn, hasPlayed, marksOf } from '#durable/rules/games/prizes/marks.ts'

const proof = { score: 0, ticks: 1200, handTicks: 0 }

it('[GR9] takes an arcade round of 20 s for a whole one', () => {
  expect(hasPlayed(marksOf({ game: 'CatsFree', proof, medal: 0 }))).toBe(true)
  expect(hasPlayed(marksOf({ game: 'CatsFree', proof: { ...proof, ticks: 1199 }, medal: 1 }))).toBe(false)
})

it('[GR9] takes every heap that is over for a whole round', () => {
  expect(hasPlayed(marksOf({ game: 'KnogleKnas', proof: { ...proof, ticks: 1 }, medal: 0 }))).toBe(true)
})

it.each([
  [0, 1],
  [1, 3],
  [2, 7],
  [3, 15],
] as const)('[GR9] a medal brings the marks of those below it: %i gives %i', (medal, marks) => {
  expect(marksOf({ game: 'CatsFree', proof, medal })).toBe(marks)
})

it('[GR9] finds the best medal among the marks of a day', () => {
  const day = marksOf({ game: 'CatsFree', proof, medal: 2 }) | marksOf({ game: 'CatsFree', proof, medal: 1 })
  expect(bestMedalIn(day)).toBe(2)
  expect(bestMedalIn(0)).toBe(0)
})
