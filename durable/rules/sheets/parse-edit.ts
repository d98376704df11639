import { ID_MAX } from '#durable/rules/ids.ts'
import { isRecord } from './canonical.ts'
import { LINES_MAX } from './changes.ts'
import type { CellRun, Change, Edge, Layer } from './changes.ts'
import type { Edit } from './editing.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']
/** An edit of a client has far fewer: a request is too small for them. Going back to an older revision may take many. */
const CHANGES_MAX = 10_000
/** How deep a value in a row may be nested. */
const DEPTH_MAX = 6
/** The most units that a line or column has: things are placed by pixels. */
const UNIT_MAX = 1024

/**
 * [SD5] JSON from outside as an edit; null if it is none. Only its shape is looked at: a draft may hold rows with faults, which
 * keep it from being published.
 */
export function editOf(value: unknown): Edit | null {
  if (!hasKeys(value, ['id', 'undoes', 'changes'])) return null
  const { id, undoes, changes } = value
  if (!isEditId(id) || !(undoes === null || isEditId(undoes)) || !Array.isArray(changes)) return null
  const known: unknown[] = changes
  if (known.length === 0 || known.length > CHANGES_MAX) return null
  return known.every(isChange) ? { id, undoes, changes: known } : null
}

/** Whether a value is the id of an edit. */
export function isEditId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}

function isChange(value: unknown): value is Change {
  if (!isRecord(value)) return false
  switch (value.kind) {
    case 'cells':
      return hasKeys(value, ['kind', 'layer', 'runs']) && isName(value.layer) && isListOf(value.runs, isRun)
    case 'put':
    case 'drop':
      return (
        hasKeys(value, ['kind', 'list', 'at', 'row']) && isName(value.list) && isWhole(value.at) && isRow(value.row)
      )
    case 'set':
      return (
        hasKeys(value, ['kind', 'list', 'id', 'field', 'was', 'is']) &&
        [value.list, value.id, value.field].every(isName) &&
        [value.was, value.is].every((json) => isShallow(json))
      )
    case 'size':
      return (
        hasKeys(value, ['kind', 'edge', 'by', 'strips', ...(Object.hasOwn(value, 'along') ? ['along'] : [])]) &&
        (value.along === undefined || isAlong(value.along)) &&
        EDGES.some((edge) => edge === value.edge) &&
        isWhole(value.by) &&
        Math.abs(value.by) <= LINES_MAX &&
        isRecord(value.strips) &&
        Object.entries(value.strips).every(([layer, strip]) => isName(layer) && isLayer(strip))
      )
    default:
      return false
  }
}

/** Whether it says how many units of rows a line has, by their lists. */
function isAlong(value: unknown): boolean {
  return isRecord(value) && Object.entries(value).every(([list, unit]) => isName(list) && isUnit(unit))
}

function isUnit(value: unknown): boolean {
  return isWhole(value) && value >= 1 && value <= UNIT_MAX
}

function isRun(value: unknown): value is CellRun {
  if (!hasKeys(value, ['x', 'y', 'was', 'is'])) return false
  const { x, y, was, is } = value
  return isWhole(x) && isWhole(y) && typeof was === 'string' && typeof is === 'string' && was.length === is.length
}

function isRow(value: unknown): boolean {
  return isRecord(value) && isName(value.id) && Object.keys(value).every(isName) && isShallow(value)
}

function isLayer(value: unknown): value is Layer {
  return isListOf(value, (line): line is string => typeof line === 'string')
}

/** Whether the value has exactly these keys. */
function hasKeys<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, unknown> {
  return isRecord(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

function isListOf<Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry): value is Entry[] {
  return Array.isArray(value) && value.every(isEntry)
}

/** Whether it may be the name of a row, a field, a list or a layer. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= ID_MAX
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < DEPTH_MAX && Object.values(value).every((inner) => isShallow(inner, depth + 1))
}
