import { expect, it } from 'vitest'
import { isWalkable } from '#durable/rules/tiles.ts'
import { continued, endOf, stopped, walkTo } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { aGrid, aRandomGrid, aRandomTile, anEmptyGrid } from '#test/support/grids.ts'
import { below, seeded } from '#test/support/random.ts'

const LAWN = anEmptyGrid(12, 12)
const standing: Walk = { x: 2, y: 5, dirs: '', startedAt: 0 }
const nobody = () => false

it('[W8] shifts a taken goal to the free tile beside it that is nearest to the dog', () => {
  const isTaken = ({ x, y }: { x: number; y: number }) => x === 6 && y === 5
  expect(endOf(walkTo(LAWN, standing, { x: 6, y: 5 }, { isTaken, now: 100 })!)).toEqual({ x: 5, y: 5 })
  expect(endOf(walkTo(LAWN, standing, { x: 7, y: 5 }, { isTaken, now: 100 })!)).toEqual({ x: 7, y: 5 })
})

it('[W6] returns null if no way leads near the goal', () => {
  const island = aGrid('..########...')
  expect(walkTo(island, { ...standing, x: 0, y: 0 }, { x: 12, y: 0 }, { isTaken: nobody, now: 0 })).toBeNull()
})

it('[W13] reconstructs each walk from the one before, its end and its start, over 60 random floors and 60 orders each', () => {
  const random = seeded(13)
  for (let floor = 0; floor < 60; floor++) {
    const grid = aRandomGrid(random, 24, 16)
    const start = aRandomTile(random, grid)
    if (!isWalkable(grid, start.x, start.y)) continue
    const isTaken = ({ x, y }: { x: number; y: number }) => (x + 3 * y) % 5 < 2
    let current: Walk = { ...start, dirs: '', startedAt: 1000 }
    let now = 1000
    for (let order = 0; order < 60; order++) {
      const next =
        random() < 0.1
          ? stopped(grid, current, now)
          : walkTo(grid, current, aRandomTile(random, grid), { isTaken, now })
      if (next) {
        expect(continued(grid, current, endOf(next), next.startedAt)).toEqual(next)
        current = next
      }
      // Sometimes at once, at the end of a step, or after the clock was set back.
      now += [0, 1, 200, 282, below(random, 900), below(random, 9000), -below(random, 700)][below(random, 7)]!
    }
  }
})

it('[W13] cuts a way that is too long where the same path would end', () => {
  const walls = Array.from({ length: 41 }, (_, n) =>
    n % 2 === 0 ? '.'.repeat(20) : n % 4 === 1 ? '#'.repeat(19) + '.' : '.' + '#'.repeat(19),
  )
  const maze = aGrid(...walls)
  const start: Walk = { x: 0, y: 0, dirs: '', startedAt: 0 }
  const cut = walkTo(maze, start, { x: 0, y: 40 }, { isTaken: nobody, now: 5 })!
  expect(cut.dirs.length).toBe(256)
  expect(continued(maze, start, endOf(cut), 5)).toEqual(cut)
})

it('[W13] reconstructs no walk to where no way leads', () => {
  const island = aGrid('..########...')
  expect(continued(island, { x: 0, y: 0, dirs: '', startedAt: 0 }, { x: 12, y: 0 }, 5)).toBeNull()
  expect(continued(island, { x: 0, y: 0, dirs: '', startedAt: 0 }, { x: 5, y: 0 }, 5)).toBeNull()
})
