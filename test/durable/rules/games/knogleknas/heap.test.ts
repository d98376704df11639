import { expect, it } from 'vitest'
import { CELL, cellAt, HEAP_HEIGHT } from '#durable/rules/games/knogleknas/cells.ts'
import { hasMove } from '#durable/rules/games/knogleknas/groups.ts'
import { copyOfHeap, crunch, crunchAt, groupsIn, pointsFor, startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import type { Heap } from '#durable/rules/games/knogleknas/heap.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { aHeap, aLevel, SEED } from '#test/support/games.ts'

/** Two pieces at the bottom left, and nothing else that can be crunched. */
const PAIR = { 8: 'aacdabcd' }
/** Seven and nine of a kind at the bottom. */
const SEVEN = { 7: 'cdbcbdbc', 8: 'aaaaaaad' }
const NINE = { 7: 'cabcbdbc', 8: 'aaaaaaaa' }
const BOTTOM_LEFT = cellAt(0, 8)

function columnIn({ cells }: Heap, column: number) {
  return Array.from({ length: HEAP_HEIGHT }, (_, row) => cells[cellAt(column, row)])
}

it.each([
  [2, 30],
  [3, 60],
  [5, 150],
  [7, 280],
  [10, 550],
  [11, 650],
  [20, 1550],
])('[GK2] %i pieces are %i points', (pieces, points) => {
  expect(pointsFor(pieces)).toBe(points)
})

it('[GK2] a level weighs the points of each move, and cuts them down', () => {
  const heap = aHeap(PAIR, { worth: 65 })
  crunch(heap, BOTTOM_LEFT)
  expect(heap.score).toBe(19)
})

it('[GK1] a tap on a group crunches it: what lies above falls, and the column is filled from the sky', () => {
  const heap = aHeap(PAIR)
  const above = columnIn(heap, 0).slice(0, -1)
  crunch(heap, BOTTOM_LEFT)
  expect(columnIn(heap, 0).slice(1)).toEqual(above)
  expect(columnIn(heap, 0)[0]).toBeGreaterThanOrEqual(0)
  expect(heap.score).toBe(30)
})

it('[GK1] a tap on a lone piece, outside the heap or where no cell is, is no move and changes nothing', () => {
  const heap = aHeap({ ...PAIR, 0: '........' })
  const before = structuredClone(heap)
  expect([0, cellAt(3, 3), -1, 72, 0.5, NaN].map((at) => crunch(heap, at))).toEqual(Array(6).fill(null))
  expect(heap).toEqual(before)
})

it('[GK1] tells what a tap would do, and does nothing', () => {
  const heap = aHeap(PAIR)
  const before = structuredClone(heap)
  expect(crunchAt(heap, BOTTOM_LEFT)).toEqual({ gone: [64, 65], cracked: [], leaves: CELL.empty, points: 30 })
  expect(heap).toEqual(before)
})

it('[GK1] lists the groups that can be crunched', () => {
  expect(groupsIn(aHeap(PAIR))).toEqual([[64, 65]])
})

it.each([
  ['five leave nothing', { 7: 'cdbcbdbc', 8: 'aaaaadcd' }, CELL.empty],
  ['six leave a marrow bone', { 7: 'cdbcbdbc', 8: 'aaaaaacd' }, CELL.marrow],
  ['eight as well', { 7: 'cdbcbdbc', 8: 'aaaaaaaa' }, CELL.marrow],
  ['nine leave a squeaky ball', NINE, CELL.squeaky],
])('[GK3] %s', (_what, rows, leaves) => {
  expect(crunchAt(aHeap(rows), BOTTOM_LEFT)?.leaves).toBe(leaves)
})

it('[GK3] a power piece lies where one tapped', () => {
  const heap = aHeap(SEVEN)
  crunch(heap, cellAt(4, 8))
  expect(heap.cells[cellAt(4, 8)]).toBe(CELL.marrow)
})

it('[GK3] what a power piece bursts counts as one group, itself included, and it leaves nothing', () => {
  const heap = aHeap(SEVEN)
  crunch(heap, BOTTOM_LEFT)
  expect(crunchAt(heap, BOTTOM_LEFT)).toMatchObject({ leaves: CELL.empty, points: pointsFor(8) })
})

it('[GK4] earth beside a crunch loses one layer, however many pieces touch it', () => {
  const heap = aHeap({ 7: '2aabcdab', 8: 'aacdabcd' })
  crunch(heap, BOTTOM_LEFT)
  expect(heap.cells[cellAt(0, 7)]).toBe(CELL.earth)
})

it('[GK4] earth of one layer is gone, and what lies above falls', () => {
  const heap = aHeap({ 6: 'bbcdabcd', 7: '1dabcdab', 8: 'aacdabcd' })
  const above = heap.cells[cellAt(0, 6)]
  crunch(heap, BOTTOM_LEFT)
  expect(heap.cells[BOTTOM_LEFT]).toBe(above)
})

it('[GK4] earth that a power piece hits counts no points', () => {
  const heap = aHeap({ 8: '111aaabd' })
  heap.cells[cellAt(7, 8)] = CELL.marrow
  expect(crunchAt(heap, cellAt(7, 8))).toMatchObject({ cracked: [66, 65, 64].toSorted(), points: pointsFor(5) })
})

it('[GK4] nothing falls through stone, and nothing comes under it', () => {
  const heap = aHeap({ 7: '#dabcdab', 8: 'aacdabcd' })
  crunch(heap, BOTTOM_LEFT)
  expect(heap.cells[cellAt(0, 7)]).toBe(CELL.stone)
  expect(heap.cells[BOTTOM_LEFT]).toBe(CELL.empty)
})

it('[GK5] a golden bone on the lowest cell of its column is dug up for 200, the last one for 500 more', () => {
  const two = aHeap({ 5: 'cdabcdag', 7: 'gdabcdab', 8: 'aacdabcd' })
  crunch(two, BOTTOM_LEFT)
  expect(two).toMatchObject({ score: 30 + 200, goldenDug: 1, goldenLeft: 1 })
  const one = aHeap({ 7: 'gdabcdab', 8: 'aacdabcd' })
  crunch(one, BOTTOM_LEFT)
  expect(one).toMatchObject({ score: 30 + 200 + 500, goldenDug: 1, goldenLeft: 0, isOver: false })
})

it('[GK5] a golden bone cannot be crunched, nor burst', () => {
  const heap = aHeap({ 7: 'cdagcdab', 8: 'aacdabcd' })
  heap.cells[cellAt(0, 7)] = CELL.marrow
  expect(crunchAt(heap, cellAt(3, 7))).toBeNull()
  expect(crunchAt(heap, cellAt(0, 7))?.gone).not.toContain(cellAt(3, 7))
})

it('[GK6] the round is over with its last move', () => {
  const heap = aHeap(PAIR, { moves: 2 })
  crunch(heap, BOTTOM_LEFT)
  expect(heap).toMatchObject({ movesLeft: 1, isOver: false })
  crunch(heap, groupsIn(heap)[0]?.[0] ?? -1)
  expect(heap).toMatchObject({ movesLeft: 0, isOver: true })
  expect(groupsIn(heap).map(([at = -1]) => crunch(heap, at))).not.toContainEqual(expect.anything())
})

it('[GK6] a heap without a move shakes itself until it has one', () => {
  const heap = aHeap({})
  expect(hasMove(heap.cells)).toBe(true)
  expect(heap.isOver).toBe(false)
})

it('[GK6] a heap that can have no move is over', () => {
  const alone = Object.fromEntries(Array.from({ length: 9 }, (_, row) => [row, row === 8 ? 'a#b#c#d#' : '........']))
  expect(aHeap(alone).isOver).toBe(true)
})

it('[GK7] what comes down a column does not depend on the order of play', () => {
  const rows = { 8: 'aacdabbd' }
  const [one, other] = [aHeap(rows), aHeap(rows)]
  crunch(one, BOTTOM_LEFT)
  crunch(other, cellAt(5, 8))
  crunch(other, BOTTOM_LEFT)
  expect([columnIn(other, 0), columnIn(other, 1)]).toEqual([columnIn(one, 0), columnIn(one, 1)])
})

it('[GK7] another seed is another heap', () => {
  const level = aLevel({ 0: '********', 1: '********', 2: '********' })
  expect(startHeap(level, SEED).cells).toEqual(startHeap(level, SEED).cells)
  expect(startHeap(level, numberedSeed(2)).cells).not.toEqual(startHeap(level, SEED).cells)
})

it('a copy of a heap is played apart from it', () => {
  const heap = aHeap(PAIR)
  const before = structuredClone(heap)
  crunch(copyOfHeap(heap), BOTTOM_LEFT)
  expect(heap).toEqual(before)
})
