import { chanceOf, draw, hashAt } from '#durable/rules/games/round/chance.ts'
import {
  CELL,
  cellAt,
  columnOf,
  HEAP_CELLS,
  HEAP_HEIGHT,
  HEAP_WIDTH,
  isEarth,
  isFixed,
  isPiece,
  isPowerPiece,
  neighboursOf,
} from './cells.ts'
import { burstFrom, groupAt, groupsOf, hasMove } from './groups.ts'
import { cellsOfLevel } from './level.ts'
import type { HeapLevel } from './level.ts'

/** [GK3] Groups of so many leave a marrow bone, of so many a squeaky ball. */
const MARROW_FROM = 6
const SQUEAKY_FROM = 9

/** [GK5] For a golden bone that is dug up, and when the last one is. */
const GOLDEN_POINTS = 200
const ALL_GOLDEN_POINTS = 500

/** [GK2] Up to so many pieces the points grow by the square, and by a fixed number for each piece above. */
const SQUARE_UP_TO = 10
const POINTS_ABOVE = 100

/** [GK6] A heap without a move shakes itself so often; one that has none even then is over. */
const SHAKES_MAX = 20

/** A round of KnogleKnas. `crunch` changes it in place; `copyOfHeap` is for who wants to look ahead. */
export type Heap = {
  level: HeapLevel
  /** [GK7] The k-th piece of a column follows from this number, the column and k. */
  pieceSeed: number
  /** What each cell holds (`CELL`), row by row from the top. */
  cells: Int8Array
  /** How many pieces each column has had so far. */
  drawn: number[]
  movesLeft: number
  score: number
  goldenLeft: number
  goldenDug: number
  isOver: boolean
}

/** What a tap on a cell would do: the pieces that go, the earth that loses a layer, what it leaves, and its points. */
export type Crunch = { gone: readonly number[]; cracked: readonly number[]; leaves: number; points: number }

export function startHeap(level: HeapLevel, seed: string): Heap {
  const pieceSeed = draw(chanceOf(seed))
  const drawn = Array.from({ length: HEAP_WIDTH }, () => 0)
  const heap: Heap = {
    level,
    pieceSeed,
    cells: new Int8Array(HEAP_CELLS),
    drawn,
    movesLeft: level.moves,
    score: 0,
    goldenLeft: 0,
    goldenDug: 0,
    isOver: false,
  }
  heap.cells = cellsOfLevel(level, (column) => nextPiece(heap, column))
  heap.goldenLeft = heap.cells.filter((cell) => cell === CELL.golden).length
  settle(heap)
  return heap
}

export function copyOfHeap(heap: Heap): Heap {
  return { ...heap, cells: heap.cells.slice(), drawn: [...heap.drawn] }
}

/** [GK2] 5 n (n + 1) up to ten pieces: 30, 60, 100, … 550; a hundred more for each above, so one heap does not decide all. */
export function pointsFor(pieces: number): number {
  const square = Math.min(pieces, SQUARE_UP_TO)
  return 5 * square * (square + 1) + POINTS_ABOVE * (pieces - square)
}

/** [GK1] [GK3] [GK4] What a tap on this cell would do; null where it is no move. */
export function crunchAt(heap: Readonly<Heap>, at: number): Crunch | null {
  const cell = heap.cells[at]
  if (heap.isOver || cell === undefined) return null
  if (isPowerPiece(cell)) return crunchOf(heap, burstFrom(heap.cells, at), CELL.empty)
  const group = groupAt(heap.cells, at)
  if (group.length < 2) return null
  const beside = group.flatMap((one) => neighboursOf(one)).filter((one) => isEarth(heap.cells[one] ?? CELL.outside))
  return crunchOf(heap, [...group, ...new Set(beside)], leftBy(group.length))
}

/** [GK2] Earth that is hit is no piece: it loses a layer and counts nothing. */
function crunchOf(heap: Readonly<Heap>, hit: readonly number[], leaves: number): Crunch {
  const isEarthAt = (at: number) => isEarth(heap.cells[at] ?? CELL.outside)
  const gone = hit.filter((at) => !isEarthAt(at))
  const points = Math.trunc((pointsFor(gone.length) * heap.level.worth) / 100)
  return { gone, cracked: hit.filter(isEarthAt), leaves, points }
}

function leftBy(pieces: number): number {
  if (pieces >= SQUEAKY_FROM) return CELL.squeaky
  return pieces >= MARROW_FROM ? CELL.marrow : CELL.empty
}

/** [GK6] A tap on a cell: one move. Null where it is none; then nothing has changed. */
export function crunch(heap: Heap, at: number): Crunch | null {
  const crunched = crunchAt(heap, at)
  if (!crunched) return null
  const { gone, cracked, leaves, points } = crunched
  for (const one of gone) heap.cells[one] = CELL.empty
  for (const one of cracked) heap.cells[one] = heap.cells[one] === CELL.earth2 ? CELL.earth : CELL.empty
  heap.cells[at] = leaves
  heap.score += points
  heap.movesLeft--
  settle(heap)
  if (heap.movesLeft === 0) heap.isOver = true
  return crunched
}

/** Everything falls, golden bones at the bottom are dug up, columns fill from the sky, until all lies still. */
function settle(heap: Heap): void {
  let isMoving = true
  while (isMoving) {
    for (let column = 0; column < HEAP_WIDTH; column++) {
      sink(heap.cells, column)
      fill(heap, column)
    }
    isMoving = digUp(heap)
  }
  for (let shakes = 0; shakes < SHAKES_MAX && !hasMove(heap.cells); shakes++) shake(heap)
  if (!hasMove(heap.cells)) heap.isOver = true
}

/** [GK4] What is loose falls onto the next thing below it; earth, stone and the edge of the heap hold it. */
function sink(cells: Int8Array, column: number): void {
  let floor = HEAP_HEIGHT - 1
  for (let row = HEAP_HEIGHT - 1; row >= 0; row--) {
    const at = cellAt(column, row)
    const cell = cells[at] ?? CELL.outside
    if (isFixed(cell)) floor = row - 1
    else if (cell !== CELL.empty) {
      cells[at] = CELL.empty
      cells[cellAt(column, floor)] = cell
      floor--
    }
  }
}

/** [GK1] What is open to the sky is filled, the lowest cell first; under earth and stone nothing comes. */
function fill(heap: Heap, column: number): void {
  let top = 0
  while (top < HEAP_HEIGHT && heap.cells[cellAt(column, top)] === CELL.outside) top++
  let end = top
  while (end < HEAP_HEIGHT && heap.cells[cellAt(column, end)] === CELL.empty) end++
  for (let row = end - 1; row >= top; row--) heap.cells[cellAt(column, row)] = nextPiece(heap, column)
}

/** [GK5] Golden bones on the lowest cells of their columns. True where one was dug up. */
function digUp(heap: Heap): boolean {
  let hasDug = false
  for (let column = 0; column < HEAP_WIDTH; column++) {
    const at = lowestOf(heap.cells, column)
    if (at === null || heap.cells[at] !== CELL.golden) continue
    heap.cells[at] = CELL.empty
    heap.goldenLeft--
    heap.goldenDug++
    heap.score += GOLDEN_POINTS + (heap.goldenLeft === 0 ? ALL_GOLDEN_POINTS : 0)
    hasDug = true
  }
  return hasDug
}

function lowestOf(cells: Int8Array, column: number): number | null {
  for (let row = HEAP_HEIGHT - 1; row >= 0; row--) {
    if (cells[cellAt(column, row)] !== CELL.outside) return cellAt(column, row)
  }
  return null
}

/** [GK6] Every piece becomes the next one of its column. */
function shake(heap: Heap): void {
  for (let at = 0; at < HEAP_CELLS; at++) {
    if (isPiece(heap.cells[at] ?? CELL.outside)) heap.cells[at] = nextPiece(heap, columnOf(at))
  }
}

/** [GK7] What comes down a column is the same whoever digs, and in whatever order. */
function nextPiece(heap: Heap, column: number): number {
  const number = heap.drawn[column] ?? 0
  heap.drawn[column] = number + 1
  return hashAt(heap.pieceSeed, column, number) % heap.level.kinds
}

/** [GK1] The groups that can be crunched, the one with the first cell first: what keys and one switch go through. */
export function groupsIn(heap: Readonly<Heap>): number[][] {
  return groupsOf(heap.cells)
}
