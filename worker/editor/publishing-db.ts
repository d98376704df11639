import { and, eq, exists } from 'drizzle-orm'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { draft } from '#worker/db/schema/drafts.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { demand } from '#worker/ledger/writes.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/**
 * A draft as a new revision of its sheet. `text` is the canonical JSON of its rows, `hash` its SHA-256 in hexadecimal, `changes`
 * how many changes it makes.
 */
export type SheetPublication = {
  sheet: SheetKey
  draft: { id: number; base: number; rev: number }
  text: string
  hash: string
  changes: number
}

/**
 * [SD11] Stores drafts as the revisions after those that they are based on, deletes them and writes each to the staff log, in
 * one batch. False, without any change, if a draft has changed since it was read, or its sheet was published.
 */
export async function storePublications(
  db: Db,
  publications: readonly SheetPublication[],
  { by, reason, now }: { by: number; reason: string; now: number },
): Promise<boolean> {
  const statements = publications.flatMap(({ sheet, draft: { id, base, rev }, text, hash, changes }) => {
    const isIt = and(eq(draft.id, id), eq(draft.base, base), eq(draft.rev, rev))
    const next = base + 1
    const revision = { sheet, rev: next, text, hash, publishedAt: now, publishedBy: by, reason }
    return [
      demand('draft-moved', exists(db.select({ id: draft.id }).from(draft).where(isIt))).sql,
      db.insert(sheetRevision).values(revision).getSQL(),
      db.delete(draft).where(eq(draft.id, id)).getSQL(),
      logged(db, {
        at: now,
        staffId: by,
        act: 'publish-sheet',
        reason,
        detail: { sheet, rev: next, changes },
      }).getSQL(),
    ]
  })
  try {
    await runAllOrNone(db, statements)
    return true
  } catch (error) {
    return meaningOf(error, { 'draft-moved': false, 'not-the-next-revision': false })
  }
}
