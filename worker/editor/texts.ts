import type { DraftDoc, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { draftOfNewRoom, draftOfRoom, withAllLists } from '#durable/world/room-draft.ts'
import { readPack } from '#durable/world/room-pack.ts'
import type { Db } from '#worker/db/client.ts'
import { mapped } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { packOf, playedPack, roomHistory } from '#worker/rooms/rooms-db.ts'
import { publishedSheet, sheetAt, sheetHistory } from '#worker/sheets/sheets-db.ts'
import type { ListedRevision } from '#worker/sheets/sheets-db.ts'
import { storedDraft } from './drafts-db.ts'
import type { StoredDraft } from './drafts-db.ts'

/** What is published of a text as a draft, and its revision: 0 where none was published. */
export type PublishedText = { rev: number; doc: DraftDoc }

/** The draft of a text, with all that such a text has today; null if there is none. */
export function draftOfText(db: Db, what: string): Query<StoredDraft | null> {
  return mapped(storedDraft(db, what), (draft) => draft && { ...draft, doc: withAllLists(draft.doc) })
}

/** What holds of a text. A room that was never published is a bare one, from which its draft is begun. */
export function publishedText(db: Db, { kind, key }: EditedText): Query<PublishedText> {
  if (kind === 'sheet') return mapped(publishedSheet(db, key), ({ rev, rows }) => ({ rev, doc: docOf(rows) }))
  return mapped(playedPack(db, key), (played) => ({ rev: played?.rev ?? 0, doc: docOfRoom(key, played?.pack ?? null) }))
}

/** A revision of a text as it would hold today; null if there is none. That of number 0 is what was before the first one. */
export function textAt(db: Db, { kind, key }: EditedText, rev: number): Query<DraftDoc | null> {
  if (kind === 'sheet')
    return mapped(sheetAt(db, key, rev), (rows) => (rows ? docOf(rows) : rev === 0 ? docOf(SHEETS[key].rows) : null))
  return mapped(packOf(db, { room: key, rev }), (pack) => (pack === null && rev > 0 ? null : docOfRoom(key, pack)))
}

/** The published revisions of a text below `before`, or all, the newest first. */
export function textHistory(
  db: Db,
  { kind, key }: EditedText,
  page: { before: number | null; most: number },
): Query<ListedRevision[]> {
  return kind === 'sheet' ? sheetHistory(db, key, page) : roomHistory(db, key, page)
}

/** The rows of a sheet as a draft. */
export function docOf(rows: readonly DraftRow[]): DraftDoc {
  return { layers: {}, lists: { rows } }
}

/** The room of a pack as a draft; without one, a room that is new. */
export function docOfRoom(key: string, pack: string | null): DraftDoc {
  return pack === null ? draftOfNewRoom(key) : draftOfRoom(readPack(pack))
}
