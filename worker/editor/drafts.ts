import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { whatOf } from '#durable/rules/sheets/edited-text.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { applyEdit, rowThatMeets } from '#durable/rules/sheets/editing.ts'
import type { Edit } from '#durable/rules/sheets/editing.ts'
import { SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import { roomRevs } from '#worker/rooms/rooms-db.ts'
import { sheetRevs } from '#worker/sheets/sheets-db.ts'
import { draftHeads, editsOf, saveEdit } from './drafts-db.ts'
import type { DraftHead, SignedEdit } from './drafts-db.ts'
import { draftOfText, publishedText } from './texts.ts'

/** How often to try again if others save at the same moment: one of them gets through at each try. */
const TRIES = 12
/** The longest text of a draft, in UTF-16 units. */
const DRAFT_MAX = 262_144

/** A text of the editor: its published revision (0: none), and its draft, if there is one. */
export type EditorText = { what: string; rev: number; draft: DraftHead | null }

/** What is worked on. Without a draft `doc` is what is published, and `rev` is 0. */
export type OpenText = {
  what: string
  published: number
  draft: number | null
  base: number
  rev: number
  doc: DraftDoc
  publishedDoc: DraftDoc
}

/** What a client knows of a draft. `draft` is null as long as it knows of none. */
export type KnownDraft = { draft: number | null; base: number; rev: number }

/** The edits since a revision, at most up to that of the draft. */
export type DraftNews = { draft: number; rev: number; edits: readonly SignedEdit[] }

export type SavingRefusal = 'draft-gone' | 'draft-too-large' | 'not-your-step' | 'try-again'

/** [SD8] A row that somebody else has changed meanwhile, whose username is `by`. */
export type MetRow = { row: string; by: string }

/** All that can be worked on, with its draft: the sheets, the rooms that there are, and those that only have a draft. */
export async function editorTexts(db: Db): Promise<EditorText[]> {
  const [sheets, rooms, heads] = await runTogether(db, [sheetRevs(db, SHEET_KEYS), roomRevs(db), draftHeads(db)])
  const published = [
    ...SHEET_KEYS.map((key) => ({ what: whatOf({ kind: 'sheet', key }), rev: sheets.get(key) ?? 0 })),
    ...[...rooms].map(([key, rev]) => ({ what: whatOf({ kind: 'room', key }), rev })),
  ]
  const known = new Set(published.map(({ what }) => what))
  const begun = heads.flatMap(({ what }) => (known.has(what) ? [] : [{ what, rev: 0 }]))
  return [...published, ...begun].map((text) => ({
    ...text,
    draft: heads.find(({ what }) => what === text.what) ?? null,
  }))
}

export async function openText(db: Db, text: EditedText): Promise<OpenText> {
  const what = whatOf(text)
  const [draft, published] = await runTogether(db, [draftOfText(db, what), publishedText(db, text)])
  return {
    what,
    published: published.rev,
    draft: draft?.id ?? null,
    base: draft?.base ?? published.rev,
    rev: draft?.rev ?? 0,
    doc: draft?.doc ?? published.doc,
    publishedDoc: published.doc,
  }
}

/** What others have done to a draft; null if it was published or dropped. */
export async function draftNews(
  db: Db,
  { what, draft: id, rev: after }: { what: string; draft: number; rev: number },
): Promise<DraftNews | null> {
  const [draft, edits] = await runTogether(db, [draftOfText(db, what), editsOf(db, { what, after })])
  return draft?.id === id ? { draft: id, rev: draft.rev, edits } : null
}

/**
 * [SD5] Puts an edit after those of all others, once: the same one again is answered like the first. Refused if somebody else has
 * changed a row of it since the known revision [SD8], or if the draft is another one than the known one.
 */
export async function saveDraft(
  db: Db,
  { text, known, edit, by, now }: { text: EditedText; known: KnownDraft; edit: Edit; by: number; now: number },
): Promise<DraftNews | MetRow | SavingRefusal> {
  const what = whatOf(text)
  const ids = edit.undoes === null ? [edit.id] : [edit.id, edit.undoes]
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [draft, published, found] = await runTogether(db, [
      draftOfText(db, what),
      publishedText(db, text),
      editsOf(db, { what, after: known.rev, ids }),
    ])
    const isKnown = draft ? isSame(known, draft) : known.draft === null && known.base === published.rev
    if (!isKnown) return 'draft-gone'
    const news = found.filter(({ rev }) => rev > known.rev)
    if (draft && found.some(({ edit: { id } }) => id === edit.id))
      return { draft: draft.id, rev: draft.rev, edits: news }
    if (edit.undoes !== null && !found.some(({ edit: { id }, userId }) => id === edit.undoes && userId === by))
      return 'not-your-step'
    const met = rowThatIsMet(
      edit,
      news.filter(({ userId }) => userId !== by),
    )
    if (met) return met
    const { doc } = applyEdit(draft?.doc ?? published.doc, edit)
    if (JSON.stringify(doc).length > DRAFT_MAX) return 'draft-too-large'
    const base = draft?.base ?? published.rev
    await saveEdit(db, { what, draft, after: doc, base, edit, by, now })
    // Whether it was saved or somebody was quicker shows in the next round.
  }
  return 'try-again'
}

function isSame(known: KnownDraft, { id, base }: { id: number; base: number }): boolean {
  return known.draft === null ? known.rev === 0 && known.base === base : known.draft === id
}

function rowThatIsMet(edit: Edit, news: readonly SignedEdit[]): MetRow | null {
  for (const other of news.toReversed()) {
    const row = rowThatMeets(edit, other.edit)
    if (row !== null) return { row, by: other.by }
  }
  return null
}
