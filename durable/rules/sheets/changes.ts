import { canonicalText } from './canonical.ts'
import type { Json } from './canonical.ts'

/** A row of a list, of a sheet or of a room. A field that is empty is absent. */
export type DraftRow = { readonly id: string; readonly [field: string]: Json }

/** Equally long lines of letters, such as the terrain of a room. A letter is one UTF-16 unit. */
export type Layer = readonly string[]

/** What is worked on: the rows of a sheet are the list `rows`; a room has layers and several lists. */
export type DraftDoc = {
  readonly layers: Readonly<Record<string, Layer>>
  readonly lists: Readonly<Record<string, readonly DraftRow[]>>
}

/** The most lines or columns that one change adds or cuts off. */
export const LINES_MAX = 96

export type Edge = 'left' | 'right' | 'top' | 'bottom'

/** Letters side by side in line `y` from `x` on. `was` and `is` are equally long. */
export type CellRun = { x: number; y: number; was: string; is: string }

/**
 * The five kinds of change. Each says what was there, so that it has an inverse. `null` is a field that is absent. `size`
 * adds `by` lines or columns at an edge of all layers, or cuts them off if `by` is negative: `strips` are those by layer. At
 * the left and the top the rows of the lists in `along` are moved with the layers: it says how many units of their `x` and `y`
 * a line or column has.
 */
export type Change =
  | { kind: 'cells'; layer: string; runs: readonly CellRun[] }
  | { kind: 'put'; list: string; at: number; row: DraftRow }
  | { kind: 'drop'; list: string; at: number; row: DraftRow }
  | { kind: 'set'; list: string; id: string; field: string; was: Json; is: Json }
  | {
      kind: 'size'
      edge: Edge
      by: number
      strips: Readonly<Record<string, Layer>>
      along?: Readonly<Record<string, number>>
    }

/** [SD5] The draft after a change. A change to what is not there does nothing: then it is the draft itself. */
export function applyChange(doc: DraftDoc, change: Change): DraftDoc {
  switch (change.kind) {
    case 'cells':
      return paint(doc, change)
    case 'size':
      return resize(doc, change)
    case 'put':
      return put(doc, change)
    case 'drop':
      return rowOf(doc, change.list, change.row.id) ? withList(doc, change.list, without(change.row.id)) : doc
    case 'set':
      return change.field !== 'id' && rowOf(doc, change.list, change.id)
        ? withList(doc, change.list, (rows) => rows.map((row) => (row.id === change.id ? withField(row, change) : row)))
        : doc
  }
}

/** [SD5] The change that takes this one back. */
export function inverseOf(change: Change): Change {
  switch (change.kind) {
    case 'cells':
      return { ...change, runs: change.runs.map(({ was, is, ...at }) => ({ ...at, was: is, is: was })) }
    case 'put':
      return { ...change, kind: 'drop' }
    case 'drop':
      return { ...change, kind: 'put' }
    case 'set':
      return { ...change, was: change.is, is: change.was }
    case 'size':
      return { ...change, by: -change.by }
  }
}

/**
 * The change as it meets this draft: it says what is really there before it, and has nothing that would do nothing. Its
 * inverse then leads back to this very draft. Null if nothing of it is left.
 */
export function asFound(doc: DraftDoc, change: Change): Change | null {
  switch (change.kind) {
    case 'cells': {
      const runs = change.runs.flatMap((run) => runsFound(doc, change.layer, run))
      return runs.length === 0 ? null : { ...change, runs }
    }
    case 'put':
      return applyChange(doc, change) === doc ? null : { ...change, at: placeIn(doc, change) }
    case 'drop': {
      const rows = listOf(doc, change.list)
      const at = rows.findIndex(({ id }) => id === change.row.id)
      const row = rows[at]
      return row ? { ...change, at, row } : null
    }
    case 'set': {
      const was = fieldOf(doc, change)
      return applyChange(doc, change) === doc || isSame(was, change.is) ? null : { ...change, was }
    }
    case 'size':
      return sizeFound(doc, change)
  }
}

/**
 * [SD6] What is left of a change if it may only replace what it says was there: of cells those that still are so, of a row
 * or a field all or nothing. Null if nothing is left.
 */
export function whereStill(doc: DraftDoc, change: Change): Change | null {
  switch (change.kind) {
    case 'cells': {
      const runs = change.runs.flatMap((run) =>
        runsWhere(run, (at) => letterAt(doc, change.layer, run, at) === run.was[at]),
      )
      return runs.length === 0 ? null : { ...change, runs }
    }
    case 'put':
      return rowOf(doc, change.list, change.row.id) ? null : change
    case 'drop':
      return isSame(rowOf(doc, change.list, change.row.id), change.row) ? change : null
    case 'set':
      return rowOf(doc, change.list, change.id) && isSame(fieldOf(doc, change), change.was) ? change : null
    case 'size': {
      const found = change.by < 0 ? sizeFound(doc, change) : change
      return isSame(found, change) ? change : null
    }
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalText(one ?? null) === canonicalText(other ?? null)
}

// Lists.

function listOf({ lists }: DraftDoc, list: string): readonly DraftRow[] {
  return (Object.hasOwn(lists, list) && lists[list]) || []
}

function rowOf(doc: DraftDoc, list: string, id: string): DraftRow | undefined {
  return listOf(doc, list).find((row) => row.id === id)
}

function fieldOf(doc: DraftDoc, { list, id, field }: Change & { kind: 'set' }): Json {
  const row = rowOf(doc, list, id)
  return row && Object.hasOwn(row, field) ? (row[field] ?? null) : null
}

function withList(doc: DraftDoc, list: string, change: (rows: readonly DraftRow[]) => DraftRow[]): DraftDoc {
  return { ...doc, lists: { ...doc.lists, [list]: change(listOf(doc, list)) } }
}

function without(id: string) {
  return (rows: readonly DraftRow[]) => rows.filter((row) => row.id !== id)
}

function withField(row: DraftRow, { field, is }: Change & { kind: 'set' }): DraftRow {
  const others = Object.entries(row).filter(([name]) => name !== field)
  return { ...Object.fromEntries(is === null ? others : [...others, [field, is]]), id: row.id }
}

function put(doc: DraftDoc, change: Change & { kind: 'put' }): DraftDoc {
  const { list, row } = change
  if (!Object.hasOwn(doc.lists, list) || rowOf(doc, list, row.id)) return doc
  return withList(doc, list, (rows) => rows.toSpliced(placeIn(doc, change), 0, row))
}

function placeIn(doc: DraftDoc, { list, at }: Change & { kind: 'put' }): number {
  return Math.min(Math.max(0, Math.trunc(at)), listOf(doc, list).length)
}

// Layers.

function layerOf({ layers }: DraftDoc, layer: string): Layer {
  return (Object.hasOwn(layers, layer) && layers[layer]) || []
}

function letterAt(doc: DraftDoc, layer: string, { x, y }: CellRun, at: number): string | undefined {
  return layerOf(doc, layer)[y]?.[x + at]
}

function paint(doc: DraftDoc, { layer, runs }: Change & { kind: 'cells' }): DraftDoc {
  const lines = [...layerOf(doc, layer)]
  let hasChanged = false
  for (const run of runs) {
    const line = lines[run.y]
    const x = Math.max(0, run.x)
    const letters = run.is.slice(x - run.x, Math.max(0, (line ?? '').length - run.x))
    if (line === undefined || letters === '') continue
    lines[run.y] = line.slice(0, x) + letters + line.slice(x + letters.length)
    hasChanged = true
  }
  return hasChanged ? { ...doc, layers: { ...doc.layers, [layer]: lines } } : doc
}

/** The parts of a run for whose letters `holds`. */
function runsWhere({ x, y, was, is }: CellRun, holds: (at: number) => boolean): CellRun[] {
  const runs: CellRun[] = []
  for (let at = 0; at < is.length; at += 1) {
    if (!holds(at)) continue
    const from = at
    while (at + 1 < is.length && holds(at + 1)) at += 1
    runs.push({ x: x + from, y, was: was.slice(from, at + 1), is: is.slice(from, at + 1) })
  }
  return runs
}

function runsFound(doc: DraftDoc, layer: string, run: CellRun): CellRun[] {
  const isChanged = (at: number) => {
    const letter = letterAt(doc, layer, run, at)
    return letter !== undefined && letter !== run.is[at]
  }
  return runsWhere(run, isChanged).map((part) => {
    const line = layerOf(doc, layer)[part.y] ?? ''
    return { ...part, was: line.slice(part.x, part.x + part.is.length) }
  })
}

const isUpright = (edge: Edge) => edge === 'left' || edge === 'right'
const isFirst = (edge: Edge) => edge === 'left' || edge === 'top'

function resize(doc: DraftDoc, { edge, by, strips, along }: Change & { kind: 'size' }): DraftDoc {
  if (by === 0 || !mayCut(doc, edge, by)) return doc
  const layers = Object.entries(doc.layers).map(([key, layer]): [string, Layer] => [
    key,
    by > 0
      ? grown(layer, edge, fitted((Object.hasOwn(strips, key) && strips[key]) || [], layer, edge, by))
      : cut(layer, edge, -by),
  ])
  const lists =
    along && isFirst(edge) ? movedAlong(doc.lists, { field: isUpright(edge) ? 'x' : 'y', by, along }) : doc.lists
  return { layers: Object.fromEntries(layers), lists }
}

type MovedAlong = { field: 'x' | 'y'; by: number; along: Readonly<Record<string, number>> }

/** The lists with their rows moved. A row without a place stays as it is. */
function movedAlong(lists: DraftDoc['lists'], { field, by, along }: MovedAlong): DraftDoc['lists'] {
  return Object.fromEntries(
    Object.entries(lists).map(([list, rows]) => {
      const unit = Object.hasOwn(along, list) ? (along[list] ?? 0) : 0
      const moved = (row: DraftRow): DraftRow => {
        const at = Object.hasOwn(row, field) ? row[field] : null
        return typeof at === 'number' ? { ...row, [field]: at + by * unit } : row
      }
      return [list, unit === 0 ? rows : rows.map(moved)]
    }),
  )
}

/** Whether each layer keeps a line or column. */
function mayCut(doc: DraftDoc, edge: Edge, by: number): boolean {
  return Object.values(doc.layers).every((layer) => (isUpright(edge) ? (layer[0] ?? '').length : layer.length) + by > 0)
}

function grown(layer: Layer, edge: Edge, strip: Layer): Layer {
  if (!isUpright(edge)) return isFirst(edge) ? [...strip, ...layer] : [...layer, ...strip]
  return layer.map((line, y) => (isFirst(edge) ? (strip[y] ?? '') + line : line + (strip[y] ?? '')))
}

function cut(layer: Layer, edge: Edge, by: number): Layer {
  if (!isUpright(edge)) return isFirst(edge) ? layer.slice(by) : layer.slice(0, -by)
  return layer.map((line) => (isFirst(edge) ? line.slice(by) : line.slice(0, -by)))
}

function stripOf(layer: Layer, edge: Edge, by: number): Layer {
  if (!isUpright(edge)) return isFirst(edge) ? layer.slice(0, by) : layer.slice(-by)
  return layer.map((line) => (isFirst(edge) ? line.slice(0, by) : line.slice(-by)))
}

/** A strip as it fits the layer, which somebody may have resized meanwhile: cut, or filled with its last letter. */
function fitted(strip: Layer, layer: Layer, edge: Edge, by: number): Layer {
  const [width, height] = isUpright(edge) ? [by, layer.length] : [(layer[0] ?? '').length, by]
  const fallback = layer[0]?.[0] ?? ' '
  return Array.from({ length: height }, (_, y) => {
    const line = strip[Math.min(y, strip.length - 1)] ?? ''
    return line.slice(0, width).padEnd(width, line.at(-1) ?? fallback)
  })
}

/** A change of size with the strips that it really adds or cuts off. */
function sizeFound(doc: DraftDoc, change: Change & { kind: 'size' }): Change | null {
  const after = resize(doc, change)
  if (after === doc) return null
  const { layers } = change.by > 0 ? after : doc
  const strips = Object.entries(layers).map(([key, layer]) => [key, stripOf(layer, change.edge, Math.abs(change.by))])
  return { ...change, strips: Object.fromEntries(strips) }
}
