import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import { applyEdit, rowsInBoth } from '#durable/rules/sheets/editing.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import type { Db } from '#worker/db/client.ts'
import { run, runTogether } from '#worker/db/query.ts'
import { publishedSheet, sheetAt } from '#worker/sheets/sheets-db.ts'
import { editsOf, saveEdit, storedDraft } from './drafts-db.ts'
import { docOf, saveDraft } from './drafts.ts'
import type { DraftNews, KnownDraft, MetRow, SavingRefusal } from './drafts.ts'

/** How often to try again if somebody saves or publishes at the same moment. */
const TRIES = 3

/** A draft on what holds now, with the edit that brought it there. `met` are the rows that the draft and others have changed. */
export type Rebased = DraftNews & { base: number; met: readonly string[] }

/** [SD12] Puts what a draft has changed on what holds now, as one edit of the draft. A draft that is there already stays. */
export async function rebaseDraft(
  db: Db,
  { sheet, draft: id, rev, by, now }: { sheet: SheetKey; draft: number; rev: number; by: number; now: number },
): Promise<Rebased | 'draft-gone' | 'others-changed' | 'try-again'> {
  const what = `sheet:${sheet}`
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [draft, published] = await runTogether(db, [storedDraft(db, what), publishedSheet(db, sheet)])
    if (draft?.id !== id) return 'draft-gone'
    if (draft.rev !== rev) return 'others-changed'
    const base = published.rev
    if (draft.base === base) return { draft: id, rev, base, edits: [], met: [] }
    const before = docOf((await run(sheetAt(db, sheet, draft.base))) ?? SHEETS[sheet].rows)
    const { changes, met } = movedOnto({ before, draft: draft.doc, published: docOf(published.rows) })
    const edit = { id: crypto.randomUUID(), undoes: null, changes }
    const after = applyEdit(draft.doc, edit).doc
    if (await saveEdit(db, { what, draft, after, base, edit, by, now })) {
      return { draft: id, rev: rev + 1, base, edits: await run(editsOf(db, { what, after: rev })), met }
    }
  }
  return 'try-again'
}

/** The changes to a draft that put it on what is published; and the rows that both have changed since the base. */
function movedOnto({ before, draft, published }: Readonly<Record<'before' | 'draft' | 'published', DraftDoc>>): {
  changes: Change[]
  met: string[]
} {
  const own = changesBetween(before, draft)
  const moved = applyEdit(published, { id: '', undoes: null, changes: own }).doc
  return { changes: changesBetween(draft, moved), met: rowsInBoth(own, changesBetween(before, published)) }
}

type GoingBack = { sheet: SheetKey; revision: number; known: KnownDraft; id: string; by: number; now: number }

/** [SD7] Makes a draft of an older revision: one edit, which is looked at and published like any other. */
export async function goBackTo(
  db: Db,
  { sheet, revision, id, ...saving }: GoingBack,
): Promise<DraftNews | MetRow | SavingRefusal | 'no-such-revision' | 'nothing-changed'> {
  const [draft, published, rows] = await runTogether(db, [
    storedDraft(db, `sheet:${sheet}`),
    publishedSheet(db, sheet),
    sheetAt(db, sheet, revision),
  ])
  if (!rows) return 'no-such-revision'
  const changes = changesBetween(draft?.doc ?? docOf(published.rows), docOf(rows))
  if (changes.length === 0) return 'nothing-changed'
  return saveDraft(db, { ...saving, sheet, edit: { id, undoes: null, changes } })
}
