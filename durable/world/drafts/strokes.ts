import type { CellRun, Change, Layer } from '#durable/rules/sheets/changes.ts'

/** A cell of a layer: a tile of the ground, or a corner of the terrain. */
export type Cell = { x: number; y: number }

/** The widest brush, cells. */
export const BRUSH_MAX = 9

/** The part of a disc that a round brush fills: with less than all of it a brush of three loses its corners. */
const ROUNDNESS = 0.85

/** The cells under a brush that is `size` (1 to 9) cells wide, with its middle on a cell. */
export function brushCells({ x, y }: Cell, size: number, shape: 'square' | 'round' = 'square'): Cell[] {
  const before = Math.floor((size - 1) / 2)
  const middle = (size - 1) / 2
  const reach = ROUNDNESS * (size / 2) ** 2
  return squareCells({ x: x - before, y: y - before }, size).filter((cell) => {
    if (shape === 'square') return true
    const across = cell.x - (x - before) - middle
    const down = cell.y - (y - before) - middle
    return across ** 2 + down ** 2 < reach
  })
}

/** The cells of a straight line, both ends included; each touches the next one at least by a corner. */
export function lineCells(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps
    return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) }
  })
}

/** The cells of the rectangle between two opposite corners, both included. */
export function rectangleCells(one: Cell, other: Cell): Cell[] {
  const left = Math.min(one.x, other.x)
  const width = Math.abs(one.x - other.x) + 1
  const top = Math.min(one.y, other.y)
  const height = Math.abs(one.y - other.y) + 1
  return Array.from({ length: width * height }, (_, at) => ({
    x: left + (at % width),
    y: top + Math.floor(at / width),
  }))
}

/** The cells that hold the letter of a cell and hang together with it by their sides; or all that hold it. None outside. */
export function fillCells(layer: Layer, from: Cell, reach: 'touching' | 'all' = 'touching'): Cell[] {
  const letter = letterAt(layer, from)
  if (letter === undefined) return []
  if (reach === 'all')
    return layer.flatMap((line, y) =>
      Array.from({ length: line.length }, (_, x) => ({ x, y })).filter(({ x }) => line[x] === letter),
    )
  const found: Cell[] = []
  const seen = new Set<string>()
  const open = [from]
  for (let cell = open.pop(); cell; cell = open.pop()) {
    const { x, y } = cell
    const name = `${x},${y}`
    if (seen.has(name) || letterAt(layer, cell) !== letter) continue
    seen.add(name)
    found.push(cell)
    open.push({ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 })
  }
  return found
}

/**
 * The change that writes a letter on cells of a layer; null if it is there already. Cells outside are left out. Each cell says
 * what was there, so that the change has its inverse [SD5].
 */
export function paintedCells(name: string, layer: Layer, cells: readonly Cell[], letter: string): Change | null {
  const lines = new Map<number, Set<number>>()
  for (const { x, y } of cells) {
    const there = letterAt(layer, { x, y })
    if (there === undefined || there === letter) continue
    lines.set(y, (lines.get(y) ?? new Set()).add(x))
  }
  const runs = [...lines]
    .sort(([one], [other]) => one - other)
    .flatMap(([y, columns]) => runsOf(layer, { y, columns, letter }))
  return runs.length > 0 ? { kind: 'cells', layer: name, runs } : null
}

/** The layer with a letter on these cells. Cells outside are left out, and lines that are not touched stay the same. */
export function paintedLayer(layer: Layer, cells: readonly Cell[], letter: string): Layer {
  const lines = new Map<number, string[]>()
  for (const { x, y } of cells) {
    const there = letterAt(layer, { x, y })
    if (there === undefined || there === letter) continue
    const line = lines.get(y) ?? Array.from(layer[y] ?? '')
    line[x] = letter
    lines.set(y, line)
  }
  return lines.size === 0 ? layer : layer.map((line, y) => lines.get(y)?.join('') ?? line)
}

function runsOf(
  layer: Layer,
  { y, columns, letter }: { y: number; columns: ReadonlySet<number>; letter: string },
): CellRun[] {
  const line = layer[y] ?? ''
  const runs: CellRun[] = []
  for (const x of [...columns].sort((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last.x + last.was.length === x) {
      last.was += line[x] ?? ''
      last.is += letter
    } else runs.push({ x, y, was: line[x] ?? '', is: letter })
  }
  return runs
}

function squareCells({ x, y }: Cell, size: number): Cell[] {
  return Array.from({ length: size * size }, (_, at) => ({ x: x + (at % size), y: y + Math.floor(at / size) }))
}

function letterAt(layer: Layer, { x, y }: Cell): string | undefined {
  return x < 0 || y < 0 ? undefined : layer[y]?.[x]
}
