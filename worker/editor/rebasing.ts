import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import { changesTo } from '#durable/rules/sheets/differences.ts'
import { whatOf } from '#durable/rules/sheets/edited-text.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'
import { applyEdit, metInBoth } from '#durable/rules/sheets/editing.ts'
import type { Db } from '#worker/db/client.ts'
import { run, runTogether } from '#worker/db/query.ts'
import { editsOf, saveEdit } from './drafts-db.ts'
import { saveDraft } from './drafts.ts'
import type { DraftNews, KnownDraft, MetRow, SavingRefusal } from './drafts.ts'
import { draftOfText, publishedText, textAt } from './texts.ts'

/** How often to try again if somebody saves or publishes at the same moment. */
const TRIES = 3

/** A draft on what holds now, with the edit that brought it there. `met` are the rows that the draft and others have changed, and layers. */
export type Rebased = DraftNews & { base: number; met: readonly string[] }

/** [SD12] Puts what a draft has changed on what holds now, as one edit of the draft. A draft that is there already stays. */
export async function rebaseDraft(
  db: Db,
  { text, draft: id, rev, by, now }: { text: EditedText; draft: number; rev: number; by: number; now: number },
): Promise<Rebased | 'draft-gone' | 'others-changed' | 'try-again'> {
  const what = whatOf(text)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [draft, published] = await runTogether(db, [draftOfText(db, what), publishedText(db, text)])
    if (draft?.id !== id) return 'draft-gone'
    if (draft.rev !== rev) return 'others-changed'
    const base = published.rev
    if (draft.base === base) return { draft: id, rev, base, edits: [], met: [] }
    const before = await run(textAt(db, text, draft.base))
    if (!before) throw new Error(`${what}: no revision ${draft.base}`)
    const { changes, met } = movedOnto({ before, draft: draft.doc, published: published.doc })
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
  const own = changesTo(before, draft)
  const moved = applyEdit(published, { id: '', undoes: null, changes: own }).doc
  return { changes: changesTo(draft, moved), met: metInBoth(own, changesTo(before, published)) }
}

type GoingBack = { text: EditedText; revision: number; known: KnownDraft; id: string; by: number; now: number }

/** [SD7] Makes a draft of an older revision: one edit, which is looked at and published like any other. */
export async function goBackTo(
  db: Db,
  { text, revision, id, ...saving }: GoingBack,
): Promise<DraftNews | MetRow | SavingRefusal | 'no-such-revision' | 'nothing-changed'> {
  const [draft, published, older] = await runTogether(db, [
    draftOfText(db, whatOf(text)),
    publishedText(db, text),
    textAt(db, text, revision),
  ])
  if (!older || revision < 1) return 'no-such-revision'
  const changes = changesTo(draft?.doc ?? published.doc, older)
  if (changes.length === 0) return 'nothing-changed'
  return saveDraft(db, { ...saving, text, edit: { id, undoes: null, changes } })
}
