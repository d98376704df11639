import { applyChange, asFound, inverseOf, whereStill } from './changes.ts'
import type { Change, DraftDoc } from './changes.ts'

/**
 * One step of an editor, under an id that the client makes: an edit that is sent again is done once. An undo replaces only
 * what its editor's own step has written.
 */
export type Edit = { id: string; isUndo: boolean; changes: readonly Change[] }

/** An edit and the revision of the draft that it has made; revisions count up by one. */
export type NumberedEdit = { rev: number; edit: Edit }

/**
 * A draft in the hands of one editor. `confirmed` is the draft of the server at `rev`, `pending` are own edits that it has
 * not confirmed. `done` and `undone` are own steps, the newest last.
 */
export type Editing = {
  confirmed: DraftDoc
  rev: number
  pending: readonly Edit[]
  done: readonly Edit[]
  undone: readonly Edit[]
}

/** [SD6] How many steps can be undone. */
const STEPS_MAX = 200

export function beginEditing(confirmed: DraftDoc, rev: number): Editing {
  return { confirmed, rev, pending: [], done: [], undone: [] }
}

/** The draft as its editor sees it. */
export function shownIn({ confirmed, pending }: Editing): DraftDoc {
  return pending.reduce((doc, edit) => applyEdit(doc, edit).doc, confirmed)
}

/**
 * The draft after an edit, the same in the browser and on the server. `found` is the edit as it has met the draft; the
 * changes of it that did nothing are not in it.
 */
export function applyEdit(before: DraftDoc, edit: Edit): { doc: DraftDoc; found: Edit } {
  let doc = before
  const changes = edit.changes.flatMap((change) => {
    const allowed = edit.isUndo ? whereStill(doc, change) : change
    const found = allowed && asFound(doc, allowed)
    if (!found) return []
    doc = applyChange(doc, found)
    return [found]
  })
  return { doc, found: { ...edit, changes } }
}

/** Own changes as one step, which can be undone. */
export function madeEdit(editing: Editing, id: string, changes: readonly Change[]): Editing {
  const { found } = applyEdit(shownIn(editing), { id, isUndo: false, changes })
  if (found.changes.length === 0) return editing
  const done = [...editing.done, found].slice(-STEPS_MAX)
  return { ...editing, pending: [...editing.pending, found], done, undone: [] }
}

/** [SD6] Takes back the last own step, as far as it still is as this editor left it. */
export function undoneEdit(editing: Editing, id: string): Editing {
  const last = editing.done.at(-1)
  if (!last) return editing
  const undo = inverseEdit(last, id)
  const { pending, done, undone } = editing
  return { ...editing, pending: [...pending, undo], done: done.slice(0, -1), undone: [...undone, undo] }
}

/** [SD6] Does the step again that was undone last. */
export function redoneEdit(editing: Editing, id: string): Editing {
  const last = editing.undone.at(-1)
  if (!last) return editing
  const redo = inverseEdit(last, id)
  const { pending, done, undone } = editing
  return { ...editing, pending: [...pending, redo], done: [...done, redo], undone: undone.slice(0, -1) }
}

/**
 * [SD5] The edits of all editors since the known revision arrive, own ones too. Those that are known, and those after a gap,
 * are left out.
 */
export function receivedEdits(editing: Editing, news: readonly NumberedEdit[]): Editing {
  return news.reduce((state, { rev, edit }) => (rev === state.rev + 1 ? received(state, edit) : state), editing)
}

function received({ confirmed, rev, pending, done, undone }: Editing, edit: Edit): Editing {
  const { doc, found } = applyEdit(confirmed, edit)
  // What an own edit really replaced is known only now, and the way back leads there.
  const settled = (steps: readonly Edit[]) => steps.map((step) => (step.id === edit.id ? found : step))
  return {
    confirmed: doc,
    rev: rev + 1,
    pending: pending.filter(({ id }) => id !== edit.id),
    done: settled(done),
    undone: settled(undone),
  }
}

function inverseEdit({ changes }: Edit, id: string): Edit {
  return { id, isUndo: true, changes: changes.toReversed().map(inverseOf) }
}
