import { expect, it } from 'vitest'
import { AHEAD_MS, needsTile, steerGoal } from '#app/game/input/steering.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'

const LAWN = anEmptyGrid(10, 10)
const NOBODY = () => false
const STANDING: Walk = { x: 4, y: 4, dirs: '', startedAt: 0 }
const WALKING: Walk = { x: 4, y: 4, dirs: '2', startedAt: 0 }

it('steers to the next tile', () => {
  expect(steerGoal({ grid: LAWN, walk: STANDING, now: 0 }, 2, NOBODY)).toEqual({ x: 5, y: 4 })
  expect(steerGoal({ grid: LAWN, walk: STANDING, now: 0 }, 7, NOBODY)).toEqual({ x: 3, y: 3 })
})

it('counts from the tile that the dog is entering', () => {
  expect(steerGoal({ grid: LAWN, walk: WALKING, now: 20 }, 4, NOBODY)).toEqual({ x: 5, y: 5 })
})

it('stops at a wall, and slides along it on a diagonal', () => {
  const wall = aGrid('..#', '..#', '..#')
  const walk = { x: 1, y: 1, dirs: '', startedAt: 0 }
  expect(steerGoal({ grid: wall, walk, now: 0 }, 2, NOBODY)).toBeNull()
  expect(steerGoal({ grid: wall, walk, now: 0 }, 3, NOBODY)).toEqual({ x: 1, y: 2 })
  expect(steerGoal({ grid: wall, walk, now: 0 }, 1, NOBODY)).toEqual({ x: 1, y: 0 })
})

it('walks past a dog that is in the way', () => {
  const isTaken = ({ x }: { x: number }) => x === 5 || x === 6
  expect(steerGoal({ grid: LAWN, walk: STANDING, now: 0 }, 2, isTaken)).toEqual({ x: 7, y: 4 })
})

it('asks for the next tile shortly before the dog arrives', () => {
  expect(needsTile({ grid: LAWN, walk: WALKING, now: 0 }, false)).toBe(false)
  expect(needsTile({ grid: LAWN, walk: WALKING, now: 200 - AHEAD_MS }, false)).toBe(true)
  expect(needsTile({ grid: LAWN, walk: WALKING, now: 0 }, true)).toBe(true)
  expect(needsTile({ grid: LAWN, walk: STANDING, now: 0 }, false)).toBe(true)
})
