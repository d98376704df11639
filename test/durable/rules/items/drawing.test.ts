import { expect, it } from 'vitest'
import { drawWinners } from '#durable/rules/items/drawing.ts'
import { seeded } from '#test/support/random.ts'

const crowd = Array.from({ length: 20 }, (_, user) => ({ user, lost: 0 }))

it('[Z4] draws nobody twice, and nobody who has not entered', () => {
  const random = seeded(3)
  for (const pieces of [0, 1, 5, 20, 50]) {
    const winners = drawWinners(crowd, pieces, random)
    expect(new Set(winners).size).toBe(Math.min(20, pieces))
  }
  expect(drawWinners([], 3, random)).toEqual([])
  expect(drawWinners(crowd, 1, () => 0.9999999999)).toEqual([19])
})

it('[Z4] draws a user who has lost five times six times as often', () => {
  const random = seeded(5)
  let luck = 0
  for (let i = 0; i < 4000; i++) {
    const [winner] = drawWinners(
      [
        { user: 1, lost: 5 },
        { user: 2, lost: 0 },
      ],
      1,
      random,
    )
    if (winner === 1) luck += 1
  }
  expect(luck / 4000).toBeCloseTo(6 / 7, 1)
})

it('[Z4] draws all with equal lots alike, whenever they entered', () => {
  const random = seeded(9)
  const wins = new Map<number, number>()
  for (let i = 0; i < 4000; i++)
    for (const user of drawWinners(crowd, 1, random)) wins.set(user, (wins.get(user) ?? 0) + 1)
  expect(Math.min(...wins.values())).toBeGreaterThan(130)
  expect(Math.max(...wins.values())).toBeLessThan(270)
})
