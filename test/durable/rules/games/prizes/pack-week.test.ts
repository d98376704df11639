import { expect, it } from 'vitest'
import { packFigure, packPointsFor } from '#durable/rules/games/prizes/pack-week.ts'

it('[GR11] a user gains the number of the best medal of a game and day', () => {
  expect(packPointsFor(0, 2)).toBe(2)
  expect(packPointsFor(2, 3)).toBe(1)
  expect(packPointsFor(3, 1)).toBe(0)
})

it('[GR11] the figure of a pack is the mean of its best twenty', () => {
  const twenty = Array.from({ length: 20 }, () => 9)
  expect(packFigure(twenty)).toBe(900)
  expect(packFigure([...twenty, 1, 1, 1])).toBe(900)
})

it('[GR11] up to the sixth, places that nobody has taken count as nothing', () => {
  expect(packFigure([])).toBe(0)
  expect(packFigure([9])).toBe(150)
  expect(packFigure([9, 9, 9, 9, 9, 9])).toBe(900)
  expect(packFigure([9, 9, 9, 9, 9, 9, 2])).toBe(800)
})
