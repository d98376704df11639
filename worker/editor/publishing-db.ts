import { and, eq, exists } from 'drizzle-orm'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { draft } from '#worker/db/schema/drafts.ts'
import { roomRevision } from '#worker/db/schema/rooms.ts'
import { sheetRevision } from '#worker/db/schema/sheets.ts'
import { demand } from '#worker/ledger/writes.ts'
import { keepPicturesIn } from '#worker/pictures/pictures-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { isLastPublication } from '#worker/rooms/rooms-db.ts'
import { raiseRevision } from '#worker/settings/settings-db.ts'
import { isLastSheetPublication } from '#worker/sheets/sheets-db.ts'

/**
 * A draft as a new revision of its text. `content` is the canonical JSON of the rows of a sheet, or the pack of a room; `hash` is its
 * SHA-256 in hexadecimal; `changes` is how many changes it makes.
 */
export type DraftPublication = {
  text: EditedText
  draft: { id: number; base: number; rev: number }
  content: string
  hash: string
  changes: number
}

/** The sheets that rooms keep with what else staff have set. */
const SHEETS_OF_ROOMS: readonly SheetKey[] = ['abilities', 'actions']

/** The numbers of the last publications that were seen; `rooms` is null where no room was looked at. */
export type SeenPublications = { sheets: number; rooms: number | null }

/**
 * [SD11] Stores drafts as the revisions after those that they are based on, deletes them and writes each to the staff log, in
 * one batch, which raises the revision of what rooms use if they use it. False, without any change, if a draft has changed since it was read, or anything was published.
 */
export async function storePublications(
  db: Db,
  publications: readonly DraftPublication[],
  { by, reason, now, seen }: { by: number; reason: string; now: number; seen: SeenPublications },
): Promise<boolean> {
  const statements = publications.flatMap(({ text, draft: { id, base, rev }, content, hash, changes }) => {
    const isIt = and(eq(draft.id, id), eq(draft.base, base), eq(draft.rev, rev))
    const next = base + 1
    const signed = { rev: next, hash, publishedAt: now, publishedBy: by, reason }
    const line = { at: now, staffId: by, reason }
    const isOfSprites = text.kind === 'sheet' && text.key === 'sprites'
    return [
      demand('draft-moved', exists(db.select({ id: draft.id }).from(draft).where(isIt))).sql,
      text.kind === 'sheet'
        ? db
            .insert(sheetRevision)
            .values({ sheet: text.key, text: content, ...signed })
            .getSQL()
        : db
            .insert(roomRevision)
            .values({ room: text.key, pack: content, ...signed })
            .getSQL(),
      db.delete(draft).where(eq(draft.id, id)).getSQL(),
      ...(isOfSprites ? [keepPicturesIn(db, content).getSQL()] : []),
      text.kind === 'sheet'
        ? logged(db, { ...line, act: 'publish-sheet', detail: { sheet: text.key, rev: next, changes } }).getSQL()
        : logged(db, { ...line, act: 'publish-room', room: text.key, detail: { rev: next, changes } }).getSQL(),
    ]
  })
  // They were checked together with what is published.
  const unseen = [
    demand('others-publish', isLastSheetPublication(seen.sheets)).sql,
    ...(seen.rooms === null ? [] : [demand('others-publish', isLastPublication(seen.rooms)).sql]),
  ]
  const isForRooms = publications.some(({ text }) => text.kind === 'sheet' && SHEETS_OF_ROOMS.includes(text.key))
  const revision = isForRooms ? [raiseRevision(db).getSQL()] : []
  try {
    await runAllOrNone(db, [...unseen, ...statements, ...revision])
    return true
  } catch (error) {
    return meaningOf(error, { 'draft-moved': false, 'not-the-next-revision': false, 'others-publish': false })
  }
}
