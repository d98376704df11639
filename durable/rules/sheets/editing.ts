import { applyChange, asFound, inverseOf, whereStill } from './changes.ts'
import type { Change, DraftDoc } from './changes.ts'

/**
 * One step of an editor, under an id that the client makes: an edit that is sent again is done once. `undoes` is the id of the
 * own step that it takes back, null for none: it replaces only what that step has written.
 */
export type Edit = { id: string; undoes: string | null; changes: readonly Change[] }

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
 * [SD6] The pending edits that may be sent, in their order: up to the first that takes back a step which is pending itself, since
 * what that step replaces is not known yet.
 */
export function toSend({ pending }: Editing): Edit[] {
  const open = new Set(pending.map(({ id }) => id))
  const first = pending.findIndex(({ undoes }) => undoes !== null && open.has(undoes))
  return first === -1 ? [...pending] : pending.slice(0, first)
}

/**
 * The draft after an edit, the same in the browser and on the server. `found` is the edit as it has met the draft; the
 * changes of it that did nothing are not in it. An edit whose change of the size does nothing does nothing at all: what it moves
 * along would stand elsewhere than the ground under it.
 */
export function applyEdit(before: DraftDoc, edit: Edit): { doc: DraftDoc; found: Edit } {
  let doc = before
  const changes = edit.changes.flatMap((change) => {
    const allowed = edit.undoes !== null ? whereStill(doc, change) : change
    const found = allowed && asFound(doc, allowed)
    if (!found) return []
    doc = applyChange(doc, found)
    return [found]
  })
  const sizesIn = (some: readonly Change[]) => some.filter(({ kind }) => kind === 'size').length
  if (sizesIn(changes) < sizesIn(edit.changes)) return { doc: before, found: { ...edit, changes: [] } }
  return { doc, found: { ...edit, changes } }
}

/**
 * [SD8] The row that an edit would change and that another one has changed; null if there is none. An edit that takes a step
 * back meets nobody: it replaces nothing but that step.
 */
export function rowThatMeets(edit: Edit, other: Edit): string | null {
  return edit.undoes === null ? (rowsInBoth(edit.changes, other.changes)[0] ?? null) : null
}

/**
 * The ids of the rows that some changes and some others both change, each once. A row that is put to a place meets a new size
 * by which its list was moved along: its place was thought of as it was before.
 */
export function rowsInBoth(changes: readonly Change[], others: readonly Change[]): string[] {
  const taken = new Set(others.flatMap(rowOfChange).map(({ list, id }) => `${list} ${id}`))
  const moved = new Set(others.flatMap((other) => (other.kind === 'size' ? Object.keys(other.along ?? {}) : [])))
  const isPlaced = (change: Change) =>
    change.kind === 'set' && (change.field === 'x' || change.field === 'y') && moved.has(change.list)
  const met = changes.flatMap((change) =>
    rowOfChange(change).filter(({ list, id }) => taken.has(`${list} ${id}`) || isPlaced(change)),
  )
  return [...new Set(met.map(({ id }) => id))]
}

/**
 * [SD12] What some changes and some others both change: the ids of rows, and the names of layers of which both paint a place. Where
 * the size changes, places are not compared: then a layer is met that both change.
 */
export function metInBoth(changes: readonly Change[], others: readonly Change[]): string[] {
  const isSized = (some: readonly Change[]) => some.some(({ kind }) => kind === 'size')
  const [own, theirs] = [paintedBy(changes), paintedBy(others)]
  const isAnySized = isSized(changes) || isSized(others)
  const layers = [...new Set([...own.keys(), ...theirs.keys()])].filter((layer) => {
    if (isAnySized) return (own.has(layer) || isSized(changes)) && (theirs.has(layer) || isSized(others))
    const places = theirs.get(layer)
    return [...(own.get(layer) ?? [])].some((place) => places?.has(place))
  })
  return [...rowsInBoth(changes, others), ...layers]
}

/** The places that changes paint, by layer. */
function paintedBy(changes: readonly Change[]): ReadonlyMap<string, ReadonlySet<string>> {
  const painted = new Map<string, Set<string>>()
  for (const change of changes) {
    if (change.kind !== 'cells') continue
    const places = painted.get(change.layer) ?? new Set()
    for (const { x, y, is } of change.runs) for (let at = 0; at < is.length; at += 1) places.add(`${x + at},${y}`)
    painted.set(change.layer, places)
  }
  return painted
}

function rowOfChange(change: Change): { list: string; id: string }[] {
  switch (change.kind) {
    case 'put':
    case 'drop':
      return [{ list: change.list, id: change.row.id }]
    case 'set':
      return [{ list: change.list, id: change.id }]
    case 'cells':
    case 'size':
      return []
  }
}

/** [SD8] Without an own edit that the server has refused, and without those that would take it back. */
export function withoutEdit(editing: Editing, id: string): Editing {
  const { pending, done, undone } = editing
  const gone = new Set([id])
  for (const step of pending) if (step.undoes !== null && gone.has(step.undoes)) gone.add(step.id)
  const isLeft = (step: Edit) => !gone.has(step.id)
  return { ...editing, pending: pending.filter(isLeft), done: done.filter(isLeft), undone: undone.filter(isLeft) }
}

/** Own changes as one step, which can be undone. */
export function madeEdit(editing: Editing, id: string, changes: readonly Change[]): Editing {
  const { found } = applyEdit(shownIn(editing), { id, undoes: null, changes })
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
  const news = settled(pending, found)
  const isOpen = ({ id }: Edit) => id !== edit.id
  const withNews = (steps: readonly Edit[]) => steps.map((step) => news.get(step.id) ?? step)
  return {
    confirmed: doc,
    rev: rev + 1,
    pending: withNews(pending).filter(isOpen),
    done: withNews(done),
    undone: withNews(undone),
  }
}

/**
 * What an own edit really replaced is known only once it is confirmed. The edit as it was found, and those pending that take
 * it back, or each other: the way back leads there. By their ids.
 */
function settled(pending: readonly Edit[], found: Edit): ReadonlyMap<string, Edit> {
  const news = new Map([[found.id, found]])
  for (const { id, undoes } of pending) {
    const step = undoes === null ? undefined : news.get(undoes)
    if (step) news.set(id, inverseEdit(step, id))
  }
  return news
}

function inverseEdit({ id: step, changes }: Edit, id: string): Edit {
  return { id, undoes: step, changes: changes.toReversed().map(inverseOf) }
}
