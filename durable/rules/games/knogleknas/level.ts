import type { Language } from '#durable/rules/languages.ts'
import { CELL, columnOf, HEAP_CELLS, HEAP_HEIGHT, HEAP_WIDTH, isEarth, isFixed, rowOf } from './cells.ts'

/** A level of KnogleKnas as it is written down and published. A version that is published never changes. */
export type HeapLevel = {
  /** a–z, 0–9 and -, 3 to 24 of them; it never changes. */
  key: string
  /** Raised by each publishing: rounds name key and version. */
  version: number
  name: Readonly<Record<Language, string>>
  /** [GK6] Moves of a round. */
  moves: number
  /** [GK1] Four or five kinds of pieces. */
  kinds: number
  /** Nine rows of eight letters, the top one first; `ROW_LETTERS` says what they mean. */
  rows: readonly string[]
  /** [GK10] It goes round as the heap of the day; else it is on the shelf only. */
  isDaily: boolean
  /** [GK10] The first and the last day of Oslo on which it goes round, "2026-12-01"; absent where there is no such bound. */
  from?: string
  to?: string
  /** [GK9] Percent of the points of a move that count here, and the scores for medals: from the appraisal, never by hand. */
  worth: number
  medals: readonly [bronze: number, silver: number, gold: number]
}

/** A piece that chance draws: it stands in a row of a level, never in a heap. */
const BY_CHANCE = -3

/** `.` outside the heap, `*` a piece by chance, `a`–`e` that piece, `1` `2` earth, `#` stone, `g` a golden bone. */
export const ROW_LETTERS: Readonly<Record<string, number>> = {
  '.': CELL.outside,
  '*': BY_CHANCE,
  a: 0,
  b: 1,
  c: 2,
  d: 3,
  e: 4,
  '1': CELL.earth,
  '2': CELL.earth2,
  '#': CELL.stone,
  g: CELL.golden,
}

/** [GK8] What a level may have. */
export const LEVEL_MOVES = { min: 15, max: 40 }
export const LEVEL_KINDS = { min: 4, max: 5 }
export const LEVEL_NAME_LETTERS = 24
const GOLDEN_MAX = 12
const STONES_MAX = 16
const EARTH_LAYERS_MAX = 24
const OPEN_CELLS_MIN = 24
const LEVEL_KEY = /^[a-z0-9-]{3,24}$/

/** [GK8] Why a level cannot be played, or is no use to play. */
export type LevelFault =
  | 'key'
  | 'name'
  | 'moves'
  | 'kinds'
  | 'rows'
  | 'too-much-gold'
  | 'too-many-stones'
  | 'too-much-earth'
  | 'too-few-open-cells'
  /** A golden bone lies on the lowest cell of its column, or over a stone or a hole. */
  | 'gold-out-of-reach'

/** What each cell of the level holds, with BY_CHANCE where chance decides; null where the rows are no rows. */
function readRows({ rows, kinds }: Pick<HeapLevel, 'rows' | 'kinds'>): number[] | null {
  if (rows.length !== HEAP_HEIGHT || rows.some((row) => row.length !== HEAP_WIDTH)) return null
  const cells = [...rows.join('')].map((letter) =>
    Object.hasOwn(ROW_LETTERS, letter) ? ROW_LETTERS[letter] : undefined,
  )
  const known = cells.filter((cell) => cell !== undefined && (cell < 0 || cell >= CELL.golden || cell < kinds))
  return known.length === HEAP_CELLS ? known.map((cell) => cell ?? CELL.outside) : null
}

/** The rows of a level that is written as a map, a row a line. */
export function mapRows(map: string): string[] {
  return map
    .trim()
    .split('\n')
    .map((row) => row.trim())
}

/** The cells of a level; `drawn` gives the pieces that are left to chance. @throws RangeError where its rows are no rows */
export function cellsOfLevel(level: HeapLevel, drawn: (column: number) => number): Int8Array {
  const cells = readRows(level)
  if (!cells) throw new RangeError(`the rows of level ${level.key} cannot be read`)
  const filled = new Int8Array(HEAP_CELLS)
  // A column is filled from below, as it is when pieces come from the sky.
  for (let at = HEAP_CELLS - 1; at >= 0; at--) {
    const cell = cells[at] ?? CELL.outside
    filled[at] = cell === BY_CHANCE ? drawn(columnOf(at)) : cell
  }
  return filled
}

/** [GK8] All that is wrong with how a level is written; whether it is any good is for the appraisal to say. */
export function levelFaults(level: HeapLevel): LevelFault[] {
  const cells = readRows(level)
  const faults: [LevelFault, boolean][] = [
    ['key', !LEVEL_KEY.test(level.key)],
    ['name', Object.values(level.name).some((name) => name.trim() === '' || [...name].length > LEVEL_NAME_LETTERS)],
    ['moves', !isWholeWithin(level.moves, LEVEL_MOVES)],
    ['kinds', !isWholeWithin(level.kinds, LEVEL_KINDS)],
    ['rows', cells === null],
    ...(cells ? heapFaults(cells) : []),
  ]
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

function heapFaults(cells: readonly number[]): [LevelFault, boolean][] {
  const count = (is: (cell: number) => boolean) => cells.filter(is).length
  const layers = count(isEarth) + count((cell) => cell === CELL.earth2)
  return [
    ['too-much-gold', count((cell) => cell === CELL.golden) > GOLDEN_MAX],
    ['too-many-stones', count((cell) => cell === CELL.stone) > STONES_MAX],
    ['too-much-earth', layers > EARTH_LAYERS_MAX],
    ['too-few-open-cells', count((cell) => !isFixed(cell)) < OPEN_CELLS_MIN],
    ['gold-out-of-reach', cells.some((cell, at) => cell === CELL.golden && !canBeDugUp(cells, at))],
  ]
}

/** [GK5] A golden bone needs a way down: something below it, and neither stone nor a hole in between. */
function canBeDugUp(cells: readonly number[], at: number): boolean {
  const below = cells.filter((_, other) => columnOf(other) === columnOf(at) && rowOf(other) > rowOf(at))
  const inHeap = below.slice(0, below.findLastIndex((cell) => cell !== CELL.outside) + 1)
  return inHeap.length > 0 && inHeap.every((cell) => cell !== CELL.stone && cell !== CELL.outside)
}

function isWholeWithin(number: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(number) && number >= min && number <= max
}
