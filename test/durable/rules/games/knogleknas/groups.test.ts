import { expect, it } from 'vitest'
import { CELL, cellAt } from '#durable/rules/games/knogleknas/cells.ts'
import { burstFrom, groupAt, groupsOf, hasMove } from '#durable/rules/games/knogleknas/groups.ts'
import { aHeap } from '#test/support/games.ts'

function sorted(cells: readonly number[]) {
  return cells.toSorted((a, b) => a - b)
}

it('[GK1] pieces of a kind that touch are a group, and corners do not touch', () => {
  const { cells } = aHeap({ 7: 'adabcdab', 8: 'aacdabcd' })
  expect(sorted(groupAt(cells, cellAt(1, 8)))).toEqual([cellAt(0, 6), cellAt(0, 7), cellAt(0, 8), cellAt(1, 8)])
})

it('[GK1] a piece with none like it beside it is no group', () => {
  const { cells } = aHeap({ 8: 'aacdabcd' })
  expect(groupsOf(cells)).toEqual([[cellAt(0, 8), cellAt(1, 8)]])
})

it('[GK1] stone, earth and golden bones are in no group', () => {
  const { cells } = aHeap({ 5: 'gg11##ab', 8: 'aacdabcd' })
  expect(groupsOf(cells)).toHaveLength(1)
})

it('[GK3] a marrow bone reaches its row', () => {
  const { cells } = aHeap({ 8: 'aacdabcd' })
  cells[cellAt(3, 4)] = CELL.marrow
  expect(sorted(burstFrom(cells, cellAt(3, 4)))).toEqual(Array.from({ length: 8 }, (_, column) => cellAt(column, 4)))
})

it('[GK3] a squeaky ball reaches five by five cells, as far as there are any', () => {
  const { cells } = aHeap({ 8: 'aacdabcd' })
  cells[cellAt(3, 4)] = CELL.squeaky
  expect(burstFrom(cells, cellAt(3, 4))).toHaveLength(25)
  cells[cellAt(7, 0)] = CELL.squeaky
  expect(burstFrom(cells, cellAt(7, 0))).toHaveLength(9)
})

it('[GK3] power pieces set each other off', () => {
  const { cells } = aHeap({ 8: 'aacdabcd' })
  cells[cellAt(0, 8)] = CELL.marrow
  cells[cellAt(6, 8)] = CELL.squeaky
  expect(burstFrom(cells, cellAt(0, 8))).toHaveLength(8 + 2 * 4)
})

it('[GK3] a burst spares stone and golden bones, and hits earth', () => {
  const { cells } = aHeap({ 4: '##g1cdab', 8: 'aacdabcd' })
  cells[cellAt(7, 4)] = CELL.marrow
  expect(sorted(burstFrom(cells, cellAt(7, 4)))).toEqual([3, 4, 5, 6, 7].map((column) => cellAt(column, 4)))
})

it('[GK6] there is a move where a group or a power piece lies', () => {
  const { cells } = aHeap({ 8: 'aacdabcd' })
  expect(hasMove(cells)).toBe(true)
  cells[cellAt(0, 8)] = CELL.stone
  expect(hasMove(cells)).toBe(false)
  cells[cellAt(5, 5)] = CELL.squeaky
  expect(hasMove(cells)).toBe(true)
})
