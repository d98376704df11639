import { canonicalText } from './canonical.ts'
import { LINES_MAX, applyChange } from './changes.ts'
import type { CellRun, Change, DraftDoc, DraftRow, Edge, Layer } from './changes.ts'

/**
 * [SD7] The changes that lead from one draft to another with the same lists and layers, apart from the order of rows that both
 * have: what is listed before one publishes. Lines and columns are added or cut off at the bottom and at the right.
 */
export function changesBetween(before: DraftDoc, after: DraftDoc): Change[] {
  const rows = Object.keys(after.lists).flatMap((list) =>
    changesOfList(list, rowsIn(before, list), rowsIn(after, list)),
  )
  return [...changesOfLayers(before, after), ...rows]
}

/** [SD7] The changes that lead from one draft to exactly the other: a row that is elsewhere in its list is dropped and put there. */
export function changesTo(before: DraftDoc, after: DraftDoc): Change[] {
  const changes = changesBetween(before, after)
  const unordered = changes.reduce(applyChange, before)
  const moves = Object.keys(after.lists).flatMap((list) => movesIn(list, rowsIn(unordered, list), rowsIn(after, list)))
  return [...changes, ...moves]
}

function rowsIn({ lists }: DraftDoc, list: string): readonly DraftRow[] {
  return (Object.hasOwn(lists, list) && lists[list]) || []
}

function changesOfList(list: string, before: readonly DraftRow[], after: readonly DraftRow[]): Change[] {
  const was = new Map(before.map((row) => [row.id, row]))
  const is = new Set(after.map(({ id }) => id))
  // From the end on, so that each place still holds when it is used.
  const dropped = before
    .flatMap((row, at): Change[] => (is.has(row.id) ? [] : [{ kind: 'drop', list, at, row }]))
    .toReversed()
  const others = after.flatMap((row, at): Change[] => {
    const known = was.get(row.id)
    return known ? changesOfRow(list, known, row) : [{ kind: 'put', list, at, row }]
  })
  return [...dropped, ...others]
}

function changesOfRow(list: string, was: DraftRow, is: DraftRow): Change[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields.flatMap((field): Change[] => {
    const [one, other] = [was, is].map((row) => (Object.hasOwn(row, field) ? (row[field] ?? null) : null))
    const isSame = canonicalText(one) === canonicalText(other)
    return isSame ? [] : [{ kind: 'set', list, id: is.id, field, was: one ?? null, is: other ?? null }]
  })
}

/** The fewest rows that are dropped and put elsewhere, so that the same rows are in another order. */
function movesIn(list: string, before: readonly DraftRow[], after: readonly DraftRow[]): Change[] {
  const places = new Map(after.map(({ id }, at) => [id, at]))
  const kept = longestRise(before.map(({ id }) => places.get(id) ?? 0))
  const moved = before.flatMap((row, at) => (kept.has(places.get(row.id) ?? 0) ? [] : [{ row, at }]))
  const puts = after.flatMap((row, at): Change[] => (kept.has(at) ? [] : [{ kind: 'put', list, at, row }]))
  return [...moved.toReversed().map(({ row, at }): Change => ({ kind: 'drop', list, at, row })), ...puts]
}

/** The longest series of numbers that rises from left to right. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  // The end of the best series of each length so far, and what is before each number in its series.
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const number of numbers) {
    const length = firstAbove(ends, number)
    before.set(number, ends[length - 1])
    ends[length] = number
  }
  const series = new Set<number>()
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) series.add(number)
  return series
}

/** The index of the first of these rising numbers that is above; their count if none is. */
function firstAbove(rising: readonly number[], number: number): number {
  let [from, to] = [0, rising.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rising[middle] ?? 0) < number) from = middle + 1
    else to = middle
  }
  return from
}

function changesOfLayers(before: DraftDoc, after: DraftDoc): Change[] {
  const sizes = [...sizesTo(before, after, 'right'), ...sizesTo(before, after, 'bottom')]
  const sized = sizes.reduce(applyChange, before)
  const cells = Object.entries(after.layers).flatMap(([layer, lines]) => {
    const painted = repainted(layer, sized.layers[layer] ?? [], lines)
    return painted ? [painted] : []
  })
  return [...sizes, ...cells]
}

/** The change that leads from one state of a layer to another of the same size; null if they are the same. */
export function repainted(layer: string, before: Layer, after: Layer): Change | null {
  const runs = after.flatMap((line, y) => runsBetween(before[y] ?? '', line, y))
  return runs.length === 0 ? null : { kind: 'cells', layer, runs }
}

/** The changes of size at an edge. What they add is painted over. */
function sizesTo(before: DraftDoc, after: DraftDoc, edge: Edge & ('right' | 'bottom')): Change[] {
  // All layers grow by the same, so one of them tells.
  const [name = ''] = Object.keys(after.layers)
  const extent = ({ layers }: DraftDoc) => {
    const layer: Layer = layers[name] ?? []
    return edge === 'right' ? (layer[0] ?? '').length : layer.length
  }
  const more = extent(after) - extent(before)
  const count = Math.ceil(Math.abs(more) / LINES_MAX)
  return Array.from({ length: count }, (_, at): Change => {
    const lines = Math.min(LINES_MAX, Math.abs(more) - at * LINES_MAX)
    return { kind: 'size', edge, by: more < 0 ? -lines : lines, strips: {} }
  })
}

/** The letters of a line that differ from one that is equally long. */
function runsBetween(before: string, after: string, y: number): CellRun[] {
  const runs: CellRun[] = []
  for (let x = 0; x < after.length; x += 1) {
    if (before[x] === after[x]) continue
    const from = x
    while (x + 1 < after.length && before[x + 1] !== after[x + 1]) x += 1
    runs.push({ x: from, y, was: before.slice(from, x + 1), is: after.slice(from, x + 1) })
  }
  return runs
}
