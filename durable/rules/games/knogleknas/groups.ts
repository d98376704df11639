import {
  CELL,
  cellAt,
  columnOf,
  HEAP_CELLS,
  HEAP_HEIGHT,
  HEAP_WIDTH,
  isEarth,
  isPiece,
  isPowerPiece,
  neighboursOf,
  rowOf,
} from './cells.ts'

/** [GK3] A squeaky ball bursts so far to each side. */
const BALL_REACH = 2

/** [GK1] The cells of one kind that touch this one, this one first; none where no piece lies. */
export function groupAt(cells: Int8Array, at: number): number[] {
  return gather(cells, at, new Uint8Array(HEAP_CELLS))
}

/** [GK1] All groups of two and more, the one with the first cell first. */
export function groupsOf(cells: Int8Array): number[][] {
  const seen = new Uint8Array(HEAP_CELLS)
  const groups: number[][] = []
  for (let at = 0; at < HEAP_CELLS; at++) {
    if (seen[at] === 1) continue
    const group = gather(cells, at, seen)
    if (group.length > 1) groups.push(group)
  }
  return groups
}

/** The group of this cell, whose cells are marked as seen. */
function gather(cells: Int8Array, at: number, seen: Uint8Array): number[] {
  const kind = cells[at]
  if (kind === undefined || !isPiece(kind)) return []
  const group = [at]
  seen[at] = 1
  for (const one of group) {
    for (const next of neighboursOf(one)) {
      if (seen[next] === 1 || cells[next] !== kind) continue
      seen[next] = 1
      group.push(next)
    }
  }
  return group
}

/** [GK3] The cells that a power piece bursts, itself first: pieces, power pieces, which it sets off, and earth. */
export function burstFrom(cells: Int8Array, at: number): number[] {
  const seen = new Uint8Array(HEAP_CELLS)
  const hit = [at]
  seen[at] = 1
  for (const one of hit) {
    for (const next of reachOf(cells, one)) {
      const cell = cells[next] ?? CELL.outside
      if (seen[next] === 1 || !(isPiece(cell) || isPowerPiece(cell) || isEarth(cell))) continue
      seen[next] = 1
      hit.push(next)
    }
  }
  return hit
}

/** [GK3] A marrow bone reaches its row, a squeaky ball five by five cells, everything else nothing. */
function reachOf(cells: Int8Array, at: number): number[] {
  const [column, row] = [columnOf(at), rowOf(at)]
  if (cells[at] === CELL.marrow) return Array.from({ length: HEAP_WIDTH }, (_, other) => cellAt(other, row))
  if (cells[at] !== CELL.squeaky) return []
  const reach: number[] = []
  for (let y = Math.max(0, row - BALL_REACH); y <= Math.min(HEAP_HEIGHT - 1, row + BALL_REACH); y++) {
    for (let x = Math.max(0, column - BALL_REACH); x <= Math.min(HEAP_WIDTH - 1, column + BALL_REACH); x++) {
      reach.push(cellAt(x, y))
    }
  }
  return reach
}

/** [GK6] Whether a power piece lies there, or two pieces of a kind side by side. */
export function hasMove(cells: Int8Array): boolean {
  for (let at = 0; at < HEAP_CELLS; at++) {
    const cell = cells[at] ?? CELL.outside
    if (isPowerPiece(cell)) return true
    if (isPiece(cell) && neighboursOf(at).some((next) => cells[next] === cell)) return true
  }
  return false
}
