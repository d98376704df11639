import { expect, it } from 'vitest'
import { cellAt, columnOf, HEAP_CELLS, neighboursOf, rowOf } from '#durable/rules/games/knogleknas/cells.ts'

it('[GK1] numbers the cells of eight columns and nine rows from the top left', () => {
  expect(HEAP_CELLS).toBe(72)
  expect([cellAt(0, 0), cellAt(7, 0), cellAt(0, 1), cellAt(7, 8)]).toEqual([0, 7, 8, 71])
  const cells = Array.from({ length: HEAP_CELLS }, (_, at) => at)
  expect(cells.map((at) => cellAt(columnOf(at), rowOf(at)))).toEqual(cells)
})

it.each([
  ['in the middle', 27, [19, 26, 28, 35]],
  ['in the top left corner', 0, [1, 8]],
  ['at the right edge', 15, [7, 14, 23]],
  ['in the bottom right corner', 71, [63, 70]],
])('[GK1] a cell %s touches those above, below and beside it', (_where, at, touched) => {
  expect([...neighboursOf(at)].toSorted((a, b) => a - b)).toEqual(touched)
})
