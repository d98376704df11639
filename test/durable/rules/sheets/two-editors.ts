import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import { inverseOf } from '#durable/rules/sheets/changes.ts'
import type { Change, DraftDoc, Edge } from '#durable/rules/sheets/changes.ts'
import {
  applyEdit,
  beginEditing,
  madeEdit,
  receivedEdits,
  redoneEdit,
  shownIn,
  toSend,
  undoneEdit,
} from '#durable/rules/sheets/editing.ts'
import type { Edit, Editing, NumberedEdit } from '#durable/rules/sheets/editing.ts'
import { below, pick } from '#test/support/random.ts'

/** The draft that both begin with. Small, so that they meet often. */
export const START: DraftDoc = {
  layers: { terrain: ['......', '......', '......', '......', '......'], ground: ['.....', '.....', '.....', '.....'] },
  lists: { rows: [{ id: 'one' }, { id: 'two' }], doors: [] },
}

/** More turns than the longest chain of undone and repeated steps that waits at the end. */
const TURNS_MAX = 1000

const EDITORS = ['ann', 'bo'] as const
export type Editor = (typeof EDITORS)[number]
const LETTERS = { ann: 'abcdef', bo: 'uvwxyz' } as const
export const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom']

/** What two editors work on. */
export type Edited = {
  start: DraftDoc
  /** The letters that each paints, none of which the draft begins with: who wrote a cell is seen by its letter. */
  letters: Readonly<Record<Editor, string>>
  /** The changes of a step that an editor makes to what it sees. The values that it writes are its own where they can be. */
  changesOf: (random: () => number, doc: DraftDoc, by: Editor, step: number) => Change[]
  /** What is wrong with the draft after any edit. */
  faultsOf?: (doc: DraftDoc) => string[]
}

/** The small draft: one or two changes at a time. */
const SMALL: Edited = {
  start: START,
  letters: LETTERS,
  changesOf: (random, doc, by, step) =>
    Array.from({ length: 1 + below(random, 2) }, (_, at) => randomChange(random, doc, by, step * 2 + at)),
}

/** A change that the editor makes to what it sees. What it writes bears its name. */
export function randomChange(random: () => number, doc: DraftDoc, by: Editor, step: number): Change {
  const list = pick(random, ['rows', 'rows', 'doors'])
  const rows = doc.lists[list] ?? []
  const row = rows[below(random, Math.max(1, rows.length))]
  const draw = random()
  if (draw < 0.3 && row) {
    const field = pick(random, ['price', 'name'])
    return {
      kind: 'set',
      list,
      id: row.id,
      field,
      was: row[field] ?? null,
      is: random() < 0.15 ? null : `${by} ${step}`,
    }
  }
  if (draw < 0.4)
    return { kind: 'put', list, at: below(random, 4), row: { id: `${by}-${step}`, name: `${by} ${step}` } }
  if (draw < 0.5 && row) return { kind: 'drop', list, at: rows.indexOf(row), row }
  if (draw < 0.55) return randomSize(random, doc, by)
  const layer = pick(random, ['terrain', 'ground'])
  const y = below(random, 7)
  const x = below(random, 8) - 1
  const is = Array.from({ length: 1 + below(random, 4) }, () => pick(random, [...LETTERS[by]])).join('')
  const was = Array.from(is, (_, at) => doc.layers[layer]?.[y]?.[x + at] ?? '.').join('')
  return { kind: 'cells', layer, runs: [{ x, y, was, is }] }
}

function randomSize(random: () => number, doc: DraftDoc, by: Editor): Change {
  const edge = pick(random, EDGES)
  // Rooms that grow large are cut.
  const isLarge = (doc.layers.ground ?? []).length > 8 || (doc.layers.ground?.[0] ?? '').length > 9
  const lines = isLarge || random() < 0.5 ? -1 : 1
  const letter = pick(random, [...LETTERS[by]])
  const strip = Array.from({ length: 12 }, () => letter.repeat(12))
  return { kind: 'size', edge, by: lines, strips: { terrain: strip, ground: strip } }
}

type Figures = { made: number; undone: number; undoneWhole: number; repeated: number; lost: number; kinds: Set<string> }

/**
 * Two editors work on one draft over a bad line: requests and answers are lost or come twice, and each sees the other's work
 * late. Returns the broken promises.
 */
export function playTwoEditors(
  random: () => number,
  steps: number,
  edited: Edited = SMALL,
): { broken: string[]; figures: Figures } {
  const broken: string[] = []
  const figures: Figures = { made: 0, undone: 0, undoneWhole: 0, repeated: 0, lost: 0, kinds: new Set() }
  const server = new DraftServer(edited, figures, broken)
  const { start, changesOf } = edited
  const editors: Record<Editor, Editing> = { ann: beginEditing(start, 0), bo: beginEditing(start, 0) }

  const send = (by: Editor, isLossy: boolean) => {
    if (isLossy && random() < 0.2) return void (figures.lost += 1)
    for (const edit of toSend(editors[by])) server.take(by, edit)
    if (isLossy && random() < 0.2) for (const edit of toSend(editors[by])) server.take(by, edit)
    if (isLossy && random() < 0.2) return void (figures.lost += 1)
    hear(by, isLossy)
  }
  const hear = (by: Editor, isLossy: boolean) => {
    // An answer may be late: then it ends earlier, and begins earlier than what is known.
    const from = isLossy ? Math.max(0, editors[by].rev - below(random, 3)) : editors[by].rev
    const to = isLossy ? server.log.length - below(random, 3) : server.log.length
    editors[by] = receivedEdits(editors[by], server.log.slice(from, Math.max(from, to)))
  }

  for (let step = 0; step < steps && broken.length === 0; step += 1) {
    const by = pick(random, EDITORS)
    const draw = random()
    if (draw < 0.2) editors[by] = undoneEdit(editors[by], `undo ${by} ${step}`)
    else if (draw < 0.27) editors[by] = redoneEdit(editors[by], `redo ${by} ${step}`)
    else {
      const changes = changesOf(random, shownIn(editors[by]), by, step)
      editors[by] = madeEdit(editors[by], `${by} ${step}`, changes)
      figures.made += changes.length
    }
    if (random() < 0.6) send(by, true)
    if (random() < 0.2) hear(by === 'ann' ? 'bo' : 'ann', true)
  }
  // An undo waits for its step, so a chain of them takes as many turns.
  for (let turn = 0; turn < TURNS_MAX && EDITORS.some((by) => editors[by].pending.length > 0); turn += 1)
    for (const by of EDITORS) send(by, false)
  for (const by of EDITORS) hear(by, false)

  for (const by of EDITORS) {
    const seen = canonicalText(shownIn(editors[by]))
    if (seen !== canonicalText(server.doc)) broken.push(`${by} sees another draft than the server has`)
    if (editors[by].pending.length > 0) broken.push(`${by} waits for an answer that has come`)
  }
  return { broken, figures }
}

/** The draft as the server keeps it: each id once, in one order. */
class DraftServer {
  doc: DraftDoc
  readonly log: NumberedEdit[] = []
  readonly figures: Figures
  readonly broken: string[]
  readonly #edited: Edited
  readonly #found = new Map<string, Edit>()
  /** Who has ever written a value into a field. */
  readonly #writers = new Map<string, Set<Editor>>()

  constructor(edited: Edited, figures: Figures, broken: string[]) {
    this.#edited = edited
    this.doc = edited.start
    this.figures = figures
    this.broken = broken
  }

  /** The changes that take a step back to what it has really replaced. */
  #wayBack(id: string): Change[] {
    return (this.#found.get(id)?.changes ?? []).toReversed().map(inverseOf)
  }

  take(by: Editor, edit: Edit): void {
    if (this.#found.has(edit.id)) return void (this.figures.repeated += 1)
    const { doc, found } = applyEdit(this.doc, edit)
    this.#found.set(edit.id, found)
    if (edit.undoes !== null && canonicalText(edit.changes) !== canonicalText(this.#wayBack(edit.undoes)))
      this.broken.push(`${edit.id} does not lead back to what ${edit.undoes} has replaced`)
    for (const { kind } of found.changes) this.figures.kinds.add(kind)
    if (edit.id.startsWith('undo')) {
      this.figures.undone += 1
      if (found.changes.length === edit.changes.length) this.figures.undoneWhole += 1
      const others = found.changes.filter((change) => this.#takesFromOther(change, by))
      if (others.length > 0) this.broken.push(`${edit.id} took away ${JSON.stringify(others)}`)
    }
    if (edit.undoes === null) for (const change of found.changes) this.#note(change, by)
    this.broken.push(...(this.#edited.faultsOf?.(doc) ?? []).map((fault) => `after ${edit.id} ${fault}`))
    this.doc = doc
    this.log.push({ rev: this.log.length + 1, edit })
  }

  #note(change: Change, by: Editor): void {
    for (const field of fieldsOf(change)) this.#writers.set(field, (this.#writers.get(field) ?? new Set()).add(by))
  }

  /** Whether a change takes away what the other editor wrote. What was there from the start is nobody's. */
  #takesFromOther(change: Change, by: Editor): boolean {
    const writers = fieldsOf(inverseOf(change)).map((field) => this.#writers.get(field))
    const letters = EDITORS.filter((editor) => editor !== by).flatMap((editor) => [...this.#edited.letters[editor]])
    return (
      writers.some((some) => some !== undefined && !some.has(by)) ||
      letters.some((letter) => lettersTakenBy(change).includes(letter))
    )
  }
}

/** The fields that a change writes, each with its value. */
function fieldsOf(change: Change): string[] {
  const fieldOf = (list: string, id: string, field: string, value: unknown) =>
    `${list} ${id} ${field} ${canonicalText(value)}`
  if (change.kind === 'set') return [fieldOf(change.list, change.id, change.field, change.is)]
  if (change.kind !== 'put') return []
  const { list, row } = change
  return Object.entries(row).map(([field, value]) => fieldOf(list, row.id, field, value))
}

function lettersTakenBy(change: Change): string {
  if (change.kind === 'cells') return change.runs.map(({ was }) => was).join('')
  return change.kind === 'size' && change.by < 0 ? Object.values(change.strips).flat().join('') : ''
}
