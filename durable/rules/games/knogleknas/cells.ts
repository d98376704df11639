/** [GK1] A heap is so many cells wide and high. */
export const HEAP_WIDTH = 8
export const HEAP_HEIGHT = 9
export const HEAP_CELLS = HEAP_WIDTH * HEAP_HEIGHT

/**
 * What a cell holds: a piece is its kind (0 bone, 1 ball, 2 stick, 3 fish, 4 ham), everything else one of these.
 * Earth of two layers is one more than earth of one.
 */
export const CELL = {
  outside: -1,
  empty: -2,
  golden: 10,
  marrow: 11,
  squeaky: 12,
  stone: 20,
  earth: 30,
  earth2: 31,
} as const

const GOLDEN_FROM = CELL.golden

export function isPiece(cell: number): boolean {
  return cell >= 0 && cell < GOLDEN_FROM
}

/** [GK3] A marrow bone or a squeaky ball. */
export function isPowerPiece(cell: number): boolean {
  return cell === CELL.marrow || cell === CELL.squeaky
}

export function isEarth(cell: number): boolean {
  return cell === CELL.earth || cell === CELL.earth2
}

/** [GK4] It falls not, and nothing falls through it. */
export function isFixed(cell: number): boolean {
  return cell === CELL.outside || cell === CELL.stone || isEarth(cell)
}

/** Cells are numbered row by row from the top left. */
export function cellAt(column: number, row: number): number {
  return row * HEAP_WIDTH + column
}

export function columnOf(at: number): number {
  return at % HEAP_WIDTH
}

export function rowOf(at: number): number {
  return Math.trunc(at / HEAP_WIDTH)
}

/** The cells above, below and beside each cell. */
const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: HEAP_CELLS }, (_, at) =>
  [
    rowOf(at) > 0 ? at - HEAP_WIDTH : null,
    columnOf(at) < HEAP_WIDTH - 1 ? at + 1 : null,
    rowOf(at) < HEAP_HEIGHT - 1 ? at + HEAP_WIDTH : null,
    columnOf(at) > 0 ? at - 1 : null,
  ].filter((cell) => cell !== null),
)

export function neighboursOf(at: number): readonly number[] {
  return NEIGHBOURS[at] ?? []
}
