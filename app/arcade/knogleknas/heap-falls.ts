import { CELL, cellAt, HEAP_HEIGHT, HEAP_WIDTH, isFixed } from '#durable/rules/games/knogleknas/cells.ts'
import type { Crunch } from '#durable/rules/games/knogleknas/heap.ts'

/** A piece that falls down its column; rows above the heap are negative. */
export type Fall = { cell: number; column: number; fromRow: number; toRow: number }

/** What is seen of a move after the pieces are gone. */
export type HeapFalls = {
  falls: readonly Fall[]
  /** The golden bones that are dug up, by their column and the row from which they fall. */
  dug: readonly { column: number; fromRow: number }[]
  /** The heap has shaken itself: its pieces are others. */
  isShaken: boolean
}

/**
 * What falls where in a move, from the cells before and after it. In a column what is loose keeps its order, so the
 * pieces that are left go to the lowest places that are taken afterwards, and what is above them has come from the sky.
 */
export function fallsOf(
  before: Int8Array,
  { at, crunch }: { at: number; crunch: Crunch },
  after: Int8Array,
): HeapFalls {
  const gone = new Set(crunch.gone)
  const opened = openedBy(before, crunch)
  const falls: Fall[] = []
  const dug: { column: number; fromRow: number }[] = []
  let isShaken = false
  for (let column = 0; column < HEAP_WIDTH; column++) {
    const left = looseIn(column, (cell) => {
      if (cell === at && crunch.leaves !== CELL.empty) return crunch.leaves
      return gone.has(cell) || opened.has(cell) ? CELL.empty : (before[cell] ?? CELL.outside)
    })
    const lying = looseIn(column, (cell) => after[cell] ?? CELL.outside)
    let missing = goldenIn(left) - goldenIn(lying)
    const staying = left.filter(({ cell, row }) => {
      if (cell !== CELL.golden || missing <= 0) return true
      missing--
      dug.push({ column, fromRow: row })
      return false
    })
    const fromSky = lying.length - staying.length
    lying.forEach(({ cell, row: toRow }, index) => {
      const piece = staying[index]
      if (piece && piece.cell !== cell) isShaken = true
      const fromRow = piece ? piece.row : topOf(lying) - fromSky + (lying.length - 1 - index)
      if (fromRow !== toRow) falls.push({ cell, column, fromRow, toRow })
    })
  }
  return { falls, dug, isShaken }
}

/** Earth of one layer that is cracked is gone. */
function openedBy(before: Int8Array, { cracked }: Crunch): ReadonlySet<number> {
  return new Set(cracked.filter((cell) => before[cell] === CELL.earth))
}

type Loose = { cell: number; row: number }

/** What can fall in a column, the lowest first. */
function looseIn(column: number, cellOf: (at: number) => number): Loose[] {
  const loose: Loose[] = []
  for (let row = HEAP_HEIGHT - 1; row >= 0; row--) {
    const cell = cellOf(cellAt(column, row))
    if (!isFixed(cell) && cell !== CELL.empty) loose.push({ cell, row })
  }
  return loose
}

function goldenIn(loose: readonly Loose[]): number {
  return loose.filter(({ cell }) => cell === CELL.golden).length
}

/** The row of the uppermost piece. */
function topOf(loose: readonly Loose[]): number {
  return loose.at(-1)?.row ?? 0
}
