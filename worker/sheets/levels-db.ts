import { and, eq, inArray, max } from 'drizzle-orm'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { LEVELS, publishedLevel } from '#durable/rules/games/levels/levels.ts'
import { osloDayStart } from '#durable/rules/life/days.ts'
import { levelOfRow } from '#durable/rules/sheets/knogleknas.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import type { Db } from '#worker/db/client.ts'
import { mapped, query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { level } from '#worker/db/schema/sheets.ts'
import { publishedSheet, sheetBefore } from './sheets-db.ts'

/** [SD32] The levels as they are published now, in the order of the shelf. */
export function levelsNow(db: Db): Query<HeapLevel[]> {
  return mapped(publishedSheet(db, 'knogleknas'), ({ rows }) => rows.map(levelOfRow))
}

/**
 * [GK10] The levels that go round on the day of `now` (epoch ms): those that were published when it began, so that the tries of
 * a day have the same levels for everybody.
 */
export function levelsOfToday(db: Db, now: number): Query<HeapLevel[]> {
  return mapped(sheetBefore(db, 'knogleknas', osloDayStart(now)), (rows) => rows.map(levelOfRow))
}

/** [SD32] A level in a version that was published at any time, or that comes with the code; null if there is none. */
export function levelAt(db: Db, { key, version }: Pick<HeapLevel, 'key' | 'version'>): Query<HeapLevel | null> {
  const rows = db
    .select({ doc: level.doc })
    .from(level)
    .where(and(eq(level.key, key), eq(level.version, version)))
  return query(rows, ([row]) => (row ? levelOfRow(rowIn(row.doc)) : publishedLevel(LEVELS, key, version)))
}

/** The highest version of each of these levels that was published; a level without one is left out. */
export function lastVersions(db: Db, keys: readonly string[]): Query<ReadonlyMap<string, number>> {
  const rows = db
    .select({ key: level.key, last: max(level.version) })
    .from(level)
    .where(inArray(level.key, [...keys]))
    .groupBy(level.key)
  return query(rows, (found) => new Map(found.map(({ key, last }) => [key, last ?? 0])))
}

// Only rows without faults are published.
function rowIn(doc: string): LevelRow {
  return JSON.parse(doc) as LevelRow
}
