import { and, desc, eq, inArray, lt, max, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { currentRows } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey, SheetRow } from '#durable/rules/sheets/sheet.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { user } from '#worker/db/schema/users.ts'

/** The rows of a sheet that hold, and the revision that they come from: 0 if none was published. */
export type PublishedSheet<Key extends SheetKey = SheetKey> = { rev: number; rows: readonly SheetRow<Key>[] }

/** [SD9] What holds of a sheet. */
export function publishedSheet<Key extends SheetKey>(db: Db, key: Key): Query<PublishedSheet<Key>> {
  const newest = db
    .select({ rev: sheetRevision.rev, text: sheetRevision.text })
    .from(sheetRevision)
    .where(eq(sheetRevision.sheet, key))
    .orderBy(desc(sheetRevision.rev))
    .limit(1)
  return query(newest, ([row]) => ({ rev: row?.rev ?? 0, rows: currentRows(key, row ? rowsIn(row.text) : null) }))
}

/** [SD9] What held of a sheet just before a moment (epoch ms). */
export function sheetBefore<Key extends SheetKey>(
  db: Db,
  key: Key,
  moment: number,
): Query<PublishedSheet<Key>['rows']> {
  const newest = db
    .select({ text: sheetRevision.text })
    .from(sheetRevision)
    .where(and(eq(sheetRevision.sheet, key), lt(sheetRevision.publishedAt, moment)))
    .orderBy(desc(sheetRevision.rev))
    .limit(1)
  return query(newest, ([row]) => currentRows(key, row ? rowsIn(row.text) : null))
}

/** The newest revisions of the sheets that have one, by their keys. */
export function sheetRevs(db: Db, keys: readonly SheetKey[]): Query<ReadonlyMap<string, number>> {
  const newest = db
    .select({ sheet: sheetRevision.sheet, newestRev: sql<number>`max(${sheetRevision.rev})` })
    .from(sheetRevision)
    .where(inArray(sheetRevision.sheet, [...keys]))
    .groupBy(sheetRevision.sheet)
  return query(newest, (rows) => new Map(rows.map(({ sheet, newestRev }) => [sheet, newestRev])))
}

/** A revision as the history lists it. `by` is a username, null for what comes with the code; `at` is epoch ms. */
export type ListedRevision = { rev: number; at: number; by: string | null; reason: string }

/** The revisions of a sheet below `before`, or all, the newest first. */
export function sheetHistory(
  db: Db,
  key: SheetKey,
  { before, most }: { before: number | null; most: number },
): Query<ListedRevision[]> {
  const isBefore = before === null ? undefined : lt(sheetRevision.rev, before)
  const rows = db
    .select({
      rev: sheetRevision.rev,
      at: sheetRevision.publishedAt,
      by: user.username,
      reason: sheetRevision.reason,
    })
    .from(sheetRevision)
    .leftJoin(user, eq(user.id, sheetRevision.publishedBy))
    .where(and(eq(sheetRevision.sheet, key), isBefore))
    .orderBy(desc(sheetRevision.rev))
    .limit(most)
  return query(rows, (found) => found)
}

/** The number of the last publication of sheets; 0 if there was none. */
export function lastSheetPublication(db: Db): Query<number> {
  return query(db.select({ id: max(sheetRevision.id) }).from(sheetRevision), ([row]) => row?.id ?? 0)
}

/** SQL for whether no sheet was published after `last`. */
export function isLastSheetPublication(last: number): SQL {
  return sql`(select coalesce(max(id), 0) from ${sheetRevision}) = ${last}`
}

/** The rows of a revision as they would hold today; null if there is none. */
export function sheetAt<Key extends SheetKey>(db: Db, key: Key, rev: number): Query<readonly SheetRow<Key>[] | null> {
  const rows = db
    .select({ text: sheetRevision.text })
    .from(sheetRevision)
    .where(and(eq(sheetRevision.sheet, key), eq(sheetRevision.rev, rev)))
  return query(rows, ([row]) => (row ? currentRows(key, rowsIn(row.text)) : null))
}

// Only rows without faults are published.
function rowsIn<Key extends SheetKey>(text: string): readonly SheetRow<Key>[] {
  return JSON.parse(text) as readonly SheetRow<Key>[]
}
