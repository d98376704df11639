import { expect, it } from 'vitest'
import { GROUND, groundAt, isWalkable } from '#durable/rules/tiles.ts'
import { aGrid } from '#test/support/grids.ts'

const grid = aGrid('.~#', 'd..')

it('[T1] ground is normal, water, forbidden or dig, by the numbers that maps use', () => {
  expect(GROUND).toEqual({ normal: 0, water: 1, forbidden: 2, dig: 3 })
  expect([0, 1, 2].map((x) => groundAt(grid, x, 0))).toEqual([0, 1, 2])
  expect(groundAt(grid, 0, 1)).toBe(GROUND.dig)
})

it('[T1] a dog walks on all but forbidden ground', () => {
  expect([0, 1, 2].map((x) => isWalkable(grid, x, 0))).toEqual([true, true, false])
  expect(isWalkable(grid, 0, 1)).toBe(true)
})

it('[T1] the rim of a room is its last row and column, on each side by itself', () => {
  const room = aGrid('...', '...')
  expect(isWalkable(room, 2, 1)).toBe(true)
  for (const [x, y] of [
    [3, 1],
    [2, 2],
    [-1, 1],
    [2, -1],
    [-3, 1],
    [5, 0],
  ] as const)
    expect(groundAt(room, x, y)).toBe(2)
})

it('[T1] everything outside the room is forbidden', () => {
  for (const [x, y] of [
    [-1, 0],
    [3, 0],
    [0, -1],
    [0, 2],
    [1e9, 0],
    [0.5, 0],
    [NaN, 0],
  ] as const) {
    expect(isWalkable(grid, x, y)).toBe(false)
  }
})
