import { expect, it } from 'vitest'
import { slopeAt, slopesOf } from '#durable/world/terrain-slopes.ts'
import type { Slope } from '#durable/world/terrain-slopes.ts'
import { seeded } from '#test/support/random.ts'

type Covers = (x: number, y: number) => boolean

function maskAt(covers: Covers, x: number, y: number): number {
  const bit = (dx: number, dy: number) => (covers(x + dx, y + dy) ? 1 : 0)
  return bit(0, 0) | (bit(1, 0) << 1) | (bit(0, 1) << 2) | (bit(1, 1) << 3)
}

function slopeOf(covers: Covers, x: number, y: number): Slope {
  const mask = maskAt(covers, x, y)
  return slopesOf(mask)[slopeAt(covers, { x, y, mask }) - 1] ?? [0, 0, 0, 0]
}

/** How high the edge of what is above a line crosses the left sides of the tiles of some columns, tiles. */
function heights(edge: (x: number) => number, columns: readonly number[]): number[] {
  const covers: Covers = (x, y) => y <= edge(x)
  return columns.map((x) => edge(x) + 0.5 + slopeOf(covers, x, edge(x))[0] / 4)
}

it('makes a straight line of an edge that goes down a tile in two', () => {
  expect(heights((x) => Math.floor(x / 2), [2, 3, 4, 5, 6])).toEqual([1.25, 1.75, 2.25, 2.75, 3.25])
})

it('leaves level and diagonal edges as they are', () => {
  expect(heights(() => 3, [1, 2, 3])).toEqual([3.5, 3.5, 3.5])
  expect(heights((x) => x, [1, 2, 3])).toEqual([1.5, 2.5, 3.5])
})

it('leaves the corner of a square in the middles of the sides', () => {
  const covers: Covers = (x, y) => x >= 4 && y >= 4
  expect([slopeOf(covers, 3, 3), slopeOf(covers, 4, 3), slopeOf(covers, 3, 4)]).toEqual(Array(3).fill([0, 0, 0, 0]))
})

it('lets two tiles cross the side between them at the same place, however the corners lie', () => {
  const random = seeded(50)
  for (let round = 0; round < 40; round++) {
    const land = Array.from({ length: 14 }, () => Array.from({ length: 14 }, () => random() < 0.3 + round / 100))
    const covers: Covers = (x, y) => land[y]?.[x] ?? false
    for (let y = 2; y < 10; y++)
      for (let x = 2; x < 10; x++) {
        const here = slopeOf(covers, x, y)
        // A tile whose four sides are crossed has no slopes, and its neighbours keep to that.
        expect([x, y, here[1], here[3]]).toEqual([x, y, slopeOf(covers, x + 1, y)[0], slopeOf(covers, x, y + 1)[2]])
      }
  }
})
