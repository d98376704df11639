import { expect, it } from 'vitest'
import { DIRECTIONS, canStep, directionsOf, neighbour, stepMs } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { aGrid } from '#test/support/grids.ts'

const here = { x: 1, y: 1 }
const allowed = (...rows: string[]): Direction[] => {
  const grid = aGrid(...rows)
  return DIRECTIONS.filter((direction) => canStep(grid, here, direction))
}

it('[W1] counts directions from north, clockwise', () => {
  const around = DIRECTIONS.map((direction) => neighbour({ x: 0, y: 0 }, direction))
  expect(around.map(({ x, y }) => [x, y])).toEqual([
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ])
})

it('[W2] a straight step takes 200 ms, a diagonal one 282', () => {
  const grid = aGrid('...', '...', '...')
  expect(DIRECTIONS.map((direction) => stepMs(grid, here, direction))).toEqual([200, 282, 200, 282, 200, 282, 200, 282])
})

it('[W3] a step into water takes the swim, a step out of it does not', () => {
  const grid = aGrid('~~~', '~.~', '~~~')
  expect([0, 1].map((direction) => stepMs(grid, here, direction as Direction))).toEqual([333, 470])
  expect(stepMs(grid, { x: 0, y: 1 }, 2)).toBe(200)
})

it('[W4] never steps onto forbidden ground or out of the room', () => {
  expect(allowed('...', '...', '...')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(allowed('###', '#.#', '###')).toEqual([])
  expect(canStep(aGrid('.'), { x: 0, y: 0 }, 2)).toBe(false)
})

it('[W4] does not cut the corner of forbidden ground', () => {
  expect(allowed('.#.', '...', '...')).toEqual([2, 3, 4, 5, 6])
  expect(allowed('...', '#..', '...')).toEqual([0, 1, 2, 3, 4])
  expect(allowed('..#', '...', '...')).toEqual([0, 2, 3, 4, 5, 6, 7])
})

it('[W1] reads the digits of a walk, up to the first that is none', () => {
  expect(directionsOf('01234567')).toEqual([...DIRECTIONS])
  expect(directionsOf('')).toEqual([])
  for (const broken of ['28', '2x3', '2 3', '2-1', '2.']) expect(directionsOf(broken)).toEqual([2])
})

it.each([
  [1, ['.#.', '...', '...']],
  [1, ['...', '..#', '...']],
  [3, ['...', '..#', '...']],
  [3, ['...', '...', '.#.']],
  [5, ['...', '...', '.#.']],
  [5, ['...', '#..', '...']],
  [7, ['...', '#..', '...']],
  [7, ['.#.', '...', '...']],
] as const)('[W4] the diagonal %i is closed by forbidden ground on either side of it: %j', (direction, rows) => {
  expect(canStep(aGrid(...rows), here, direction)).toBe(false)
  expect(canStep(aGrid(...rows.map((row) => row.replace('#', '~'))), here, direction)).toBe(true)
})

it.each([
  ['.', '.', 200, 282],
  ['.', 'd', 200, 282],
  ['d', '.', 200, 282],
  ['.', '~', 333, 470],
  ['~', '~', 333, 470],
  ['~', '.', 200, 282],
])('[W2] [W3] from %s to %s takes %i ms straight and %i ms across', (from, to, straightMs, acrossMs) => {
  const grid = aGrid(`${from}${to}`, `${from}${to}`)
  expect(stepMs(grid, { x: 0, y: 0 }, 2)).toBe(straightMs)
  expect(stepMs(grid, { x: 0, y: 0 }, 3)).toBe(acrossMs)
})

it('[W1] the opposite direction leads back', () => {
  for (const direction of DIRECTIONS) {
    const back = DIRECTIONS[(direction + 4) % 8]!
    expect(neighbour(neighbour(here, direction), back)).toEqual(here)
  }
})
