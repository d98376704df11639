import { HEAP_HEIGHT, HEAP_WIDTH } from '#durable/rules/games/knogleknas/cells.ts'
import {
  LEVEL_KINDS,
  LEVEL_MOVES,
  LEVEL_NAME_LETTERS,
  ROW_LETTERS,
  levelFaults,
} from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel, LevelFault } from '#durable/rules/games/knogleknas/level.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The highest score that a medal may ask for. */
const SCORE_MAX = 1_000_000
/** The most levels: the shelf asks for the own best of each. */
const LEVELS_MAX = 100

/**
 * The fields of a level of KnogleKnas, whose id is its key. `version` is given by the server when it is published; worth, medals
 * and `appraised` are written by the appraisal.
 */
export const LEVEL_FIELDS = {
  id: { kind: 'id' },
  /** [GK8] The rows of the heap, the top one first. */
  board: { kind: 'board', letters: Object.keys(ROW_LETTERS).join(''), width: HEAP_WIDTH, height: HEAP_HEIGHT },
  name: { kind: 'texts', min: 1, max: LEVEL_NAME_LETTERS },
  /** [GK6] */
  moves: { kind: 'number', ...LEVEL_MOVES, step: 1, unit: 'moves' },
  /** [GK1] */
  kinds: { kind: 'number', ...LEVEL_KINDS, step: 1, unit: 'kinds' },
  /** [GK10] The first and the last day on which it goes round. */
  from: { kind: 'day', optional: true },
  to: { kind: 'day', optional: true },
  /** [GK10] Whether it goes round as the heap of the day. */
  isDaily: { kind: 'switch' },
  version: { kind: 'number', min: 1, max: 1_000_000, step: 1, unit: 'pieces', optional: true },
  /** [GK9] */
  worth: { kind: 'number', min: 1, max: 1000, step: 1, unit: 'percent', optional: true },
  bronze: { kind: 'number', min: 0, max: SCORE_MAX, step: 1, unit: 'points', optional: true },
  silver: { kind: 'number', min: 0, max: SCORE_MAX, step: 1, unit: 'points', optional: true },
  gold: { kind: 'number', min: 0, max: SCORE_MAX, step: 1, unit: 'points', optional: true },
  /** What was appraised, as `drawnIn` writes it. */
  appraised: { kind: 'mark', optional: true },
} as const satisfies SheetFields
export type LevelRow = RowOf<typeof LEVEL_FIELDS>

/** The first revision of the sheet: the levels as the code has them. */
export const LEVEL_ROWS: readonly LevelRow[] = LEVELS.map(rowOfLevel)

function rowOfLevel({ key, version, name, moves, kinds, rows, isDaily, worth, medals }: HeapLevel): LevelRow {
  const [bronze, silver, gold] = medals
  const drawn = { id: key, name, board: rows, moves, kinds, isDaily }
  return { ...drawn, version, worth, bronze, silver, gold, appraised: drawnIn(drawn) }
}

type Drawn = Pick<LevelRow, 'board' | 'moves' | 'kinds'>

/** What an appraisal is about: the heap, its moves and its kinds of pieces. */
export function drawnIn({ board, moves, kinds }: Drawn): string {
  return [moves, kinds, ...board].join(' ')
}

/** The level of a row without faults. */
export function levelOfRow({ id, board, version = 0, worth = 0, bronze = 0, silver = 0, gold = 0, ...row }: LevelRow) {
  const { name, moves, kinds, isDaily, from, to } = row
  const level: HeapLevel = {
    key: id,
    version,
    name,
    moves,
    kinds,
    rows: board,
    isDaily,
    worth,
    medals: [bronze, silver, gold],
  }
  return { ...level, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** [SD32] Whether rounds on the two rows are played alike, so that they are one version of a level. */
export function isPlayedAlike(one: LevelRow, other: LevelRow): boolean {
  return played(one) === played(other)
}

function played({ worth, bronze, silver, gold, ...row }: LevelRow): string {
  return [drawnIn(row), worth, bronze, silver, gold].join(' ')
}

/**
 * [SD32] What is wrong with the rows together: each is a level that can be played [GK8] and was appraised as it is drawn [GK9];
 * one of them at least goes round on every day.
 */
export function levelRowFaults(rows: readonly LevelRow[]): RowFault[] {
  if (rows.length > LEVELS_MAX) return [{ at: '', what: 'too-large', limit: LEVELS_MAX }]
  const isAlwaysThere = rows.some(({ isDaily, from, to }) => isDaily && from === undefined && to === undefined)
  return [...rows.flatMap(faultsOfLevel), ...(isAlwaysThere ? [] : [{ at: '', what: 'none-daily' } as const])]
}

function faultsOfLevel(row: LevelRow): RowFault[] {
  const { id, from, to } = row
  const faults: RowFault[] = levelFaults(levelOfRow(row)).map((fault) => {
    if (fault === 'key') return { at: id, what: 'unsound' }
    return { at: `${id}.${FIELDS[fault] ?? 'board'}`, what: isOfBoard(fault) ? fault : 'unsound' }
  })
  if (from !== undefined && to !== undefined && to < from) faults.push({ at: `${id}.to`, what: 'ends-before' })
  if (faults.length === 0 && !isAppraised(row)) faults.push({ at: `${id}.board`, what: 'not-appraised' })
  return faults
}

/** [GK9] Whether worth and medals are of the heap that is drawn now. */
export function isAppraised(row: LevelRow): boolean {
  const made = [row.worth, row.bronze, row.silver, row.gold]
  return row.appraised === drawnIn(row) && made.every((number) => number !== undefined)
}

/** The faults that say of which field they are. */
const FIELDS: Readonly<Partial<Record<LevelFault, keyof LevelRow>>> = { name: 'name', moves: 'moves', kinds: 'kinds' }

type BoardFault = Exclude<LevelFault, 'key' | 'name' | 'moves' | 'kinds' | 'rows'>

function isOfBoard(fault: LevelFault): fault is BoardFault {
  return fault !== 'rows' && !Object.hasOwn(FIELDS, fault)
}

/**
 * [SD32] The rows with the versions that they are published by: a level that is played as the published one keeps its version,
 * any other gets the one after the last that there was, which `last` says by key.
 */
export function withVersions(
  rows: readonly LevelRow[],
  published: readonly LevelRow[],
  last: ReadonlyMap<string, number>,
): LevelRow[] {
  const versionIn = (list: readonly LevelRow[], id: string) => list.find((row) => row.id === id)?.version ?? 0
  return rows.map((row) => {
    const { id } = row
    const before = published.find((one) => one.id === id)
    const known = Math.max(last.get(id) ?? 0, before?.version ?? 0, versionIn(LEVEL_ROWS, id))
    const isSame = before !== undefined && isPlayedAlike(before, row)
    return { ...row, version: isSame ? (before.version ?? known) : known + 1 }
  })
}
