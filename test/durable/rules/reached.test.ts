import { expect, it } from 'vitest'
import { reachedFrom, withinReach } from '#durable/rules/reached.ts'
import { aGrid } from '#test/support/grids.ts'

it('reaches all that a dog can walk to, also a door but nothing behind it', () => {
  const grid = { ...aGrid('..#..', '..#..', '.....'), doors: Uint8Array.from({ length: 15 }, (_, at) => +(at === 12)) }
  expect([...reachedFrom(grid, { x: 0, y: 0 })].toSorted((a, b) => a - b)).toEqual([0, 1, 5, 6, 10, 11, 12])
  expect(reachedFrom(grid, { x: 2, y: 0 }).size).toBe(0)
})

it('[I6] [ED5] takes up what lies two tiles behind a wall, and nothing that lies further', () => {
  const within = withinReach(aGrid('..######..'), [{ x: 0, y: 0 }])
  expect([...within].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})
