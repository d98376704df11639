import { expect, it } from 'vitest'
import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import {
  applyEdit,
  beginEditing,
  madeEdit,
  receivedEdits,
  redoneEdit,
  rowThatMeets,
  shownIn,
  toSend,
  undoneEdit,
  withoutEdit,
} from '#durable/rules/sheets/editing.ts'
import type { Edit, Editing } from '#durable/rules/sheets/editing.ts'
import { EDITED_ROOM } from '#test/durable/world/drafts/edited-room.ts'
import { seeded } from '#test/support/random.ts'
import { playTwoEditors } from './two-editors.ts'

const DOC: DraftDoc = { layers: {}, lists: { rows: [{ id: 'hat', price: 5 }] } }

const priced = (was: number, is: number): Change[] => [
  { kind: 'set', list: 'rows', id: 'hat', field: 'price', was, is },
]
const priceIn = (editing: Editing) => shownIn(editing).lists.rows?.[0]?.price
const change = (id: string, was: number, is: number) => ({ id, undoes: null, changes: priced(was, is) })

it('shows an own edit before the server has confirmed it', () => {
  const editing = madeEdit(beginEditing(DOC, 0), 'a', priced(5, 6))
  expect(priceIn(editing)).toBe(6)
  expect(editing.confirmed).toBe(DOC)
  expect(editing.pending.map(({ id }) => id)).toEqual(['a'])
})

it('an edit that does nothing is no step', () => {
  const editing = beginEditing(DOC, 0)
  expect(madeEdit(editing, 'a', priced(5, 5))).toBe(editing)
})

it('[SD5] takes a confirmed edit once, and none after a gap', () => {
  const edit = change('a', 5, 6)
  const made = madeEdit(beginEditing(DOC, 0), 'a', edit.changes)
  const confirmed = receivedEdits(made, [{ rev: 1, edit }])
  expect(confirmed).toMatchObject({ rev: 1, pending: [] })
  expect(receivedEdits(confirmed, [{ rev: 1, edit }])).toEqual(confirmed)
  expect(receivedEdits(confirmed, [{ rev: 3, edit: change('b', 6, 9) }])).toEqual(confirmed)
})

it('[SD6] undoes and does again the last own step', () => {
  const twice = madeEdit(madeEdit(beginEditing(DOC, 0), 'a', priced(5, 6)), 'b', priced(6, 7))
  const undone = undoneEdit(twice, 'c')
  expect(priceIn(undone)).toBe(6)
  expect(priceIn(undoneEdit(undone, 'd'))).toBe(5)
  expect(priceIn(redoneEdit(undone, 'd'))).toBe(7)
  expect(priceIn(undoneEdit(redoneEdit(undone, 'd'), 'e'))).toBe(6)
  expect(madeEdit(undone, 'd', priced(6, 8)).undone).toEqual([])
})

it('[SD6] has nothing to undo or to do again at first', () => {
  const editing = beginEditing(DOC, 0)
  expect(undoneEdit(editing, 'a')).toBe(editing)
  expect(redoneEdit(editing, 'a')).toBe(editing)
})

it('[SD6] undoes nothing that somebody else has changed since, also if that comes to light only at the server', () => {
  const own = receivedEdits(madeEdit(beginEditing(DOC, 0), 'a', priced(5, 6)), [{ rev: 1, edit: change('a', 5, 6) }])
  const seen = receivedEdits(own, [{ rev: 2, edit: change('x', 6, 9) }])
  expect(priceIn(undoneEdit(seen, 'b'))).toBe(9)
  const unseen = undoneEdit(own, 'b').pending[0]
  expect(unseen && applyEdit(seen.confirmed, unseen).found.changes).toEqual([])
})

it("[SD6] goes back to what an own edit has really replaced, another's value if it was that", () => {
  const made = madeEdit(beginEditing(DOC, 0), 'a', priced(5, 6))
  const late = receivedEdits(made, [
    { rev: 1, edit: change('x', 5, 9) },
    { rev: 2, edit: change('a', 5, 6) },
  ])
  expect(priceIn(late)).toBe(6)
  expect(priceIn(undoneEdit(late, 'b'))).toBe(9)
})

it("[SD6] an undo before its step is confirmed goes back to another's value too, and is sent after the step", () => {
  const undone = undoneEdit(madeEdit(beginEditing(DOC, 0), 'a', priced(5, 6)), 'b')
  expect(toSend(undone).map(({ id }) => id)).toEqual(['a'])
  const late = receivedEdits(undone, [
    { rev: 1, edit: change('x', 5, 9) },
    { rev: 2, edit: change('a', 5, 6) },
  ])
  expect(priceIn(late)).toBe(9)
  const [undo] = toSend(late)
  expect(undo && applyEdit(late.confirmed, undo).doc).toEqual(shownIn(late))
  expect(priceIn(redoneEdit(late, 'c'))).toBe(6)
})

it('[SD6] a size is undone with all that was moved along, or nothing is', () => {
  const room: DraftDoc = { layers: { ground: ['00'] }, lists: { things: [{ id: 'bench', x: 1 }] } }
  const grown: Change[] = [
    { kind: 'size', edge: 'left', by: 1, strips: { ground: ['0'] } },
    { kind: 'set', list: 'things', id: 'bench', field: 'x', was: 1, is: 2 },
  ]
  const own = receivedEdits(madeEdit(beginEditing(room, 0), 'a', grown), [
    { rev: 1, edit: { id: 'a', undoes: null, changes: grown } },
  ])
  expect(shownIn(undoneEdit(own, 'b'))).toEqual(room)
  const painted: Change = { kind: 'cells', layer: 'ground', runs: [{ x: 0, y: 0, was: '0', is: '3' }] }
  const seen = receivedEdits(own, [{ rev: 2, edit: { id: 'x', undoes: null, changes: [painted] } }])
  expect(shownIn(undoneEdit(seen, 'b'))).toEqual({
    layers: { ground: ['300'] },
    lists: { things: [{ id: 'bench', x: 2 }] },
  })
})

it('[SD6] keeps 200 steps', () => {
  let editing = beginEditing(DOC, 0)
  for (let at = 0; at < 250; at += 1) editing = madeEdit(editing, `${at}`, priced(5 + at, 6 + at))
  for (let at = 0; at < 250; at += 1) editing = undoneEdit(editing, `u${at}`)
  expect(priceIn(editing)).toBe(55)
})

it('[SD8] a row that is put to a place meets a size that has moved its list along', () => {
  const placed = (field: string): Edit => ({
    id: 'a',
    undoes: null,
    changes: [{ kind: 'set', list: 'things', id: 'bench', field, was: 1, is: 2 }],
  })
  const sized: Edit = {
    id: 'b',
    undoes: null,
    changes: [{ kind: 'size', edge: 'left', by: 1, strips: {}, along: { things: 32 } }],
  }
  expect(rowThatMeets(placed('x'), sized)).toBe('bench')
  expect(rowThatMeets(placed('use'), sized)).toBeNull()
  expect(rowThatMeets(sized, placed('x'))).toBeNull()
})

it('[SD8] an edit meets another one in a row that both change, and an undo meets nobody', () => {
  const row = { id: 'fez' }
  const dropped = { id: 'x', undoes: null, changes: [{ kind: 'drop', list: 'rows', at: 0, row }] } as const
  const own = { ...change('a', 5, 6), changes: [...priced(5, 6), { kind: 'put', list: 'rows', at: 0, row }] } as const
  expect(rowThatMeets(own, change('x', 5, 9))).toBe('hat')
  expect(rowThatMeets(own, dropped)).toBe('fez')
  expect(rowThatMeets(change('a', 5, 6), dropped)).toBeNull()
  expect(rowThatMeets({ ...own, undoes: 'b' }, dropped)).toBeNull()
  expect(rowThatMeets(own, { ...dropped, changes: [{ ...dropped.changes[0], list: 'doors' }] })).toBeNull()
})

it('[SD8] an edit that was refused is no step any more, nor is what takes it back', () => {
  const first = madeEdit(beginEditing(DOC, 0), 'a', priced(5, 6))
  const undone = undoneEdit(madeEdit(first, 'b', priced(6, 7)), 'c')
  const left = withoutEdit(undone, 'b')
  expect(left.pending.map(({ id }) => id)).toEqual(['a'])
  expect(left.undone).toEqual([])
  expect(priceIn(left)).toBe(6)
  expect(priceIn(undoneEdit(left, 'd'))).toBe(5)
})

// `npm run soak` makes 10,000 changes with each seed.
it.each([1, 2, 3, 4, 5].flatMap((seed) => [[seed, 'rows and letters'] as const, [seed, 'a room'] as const]))(
  "[SD5] [SD6] two editors on a line that loses and doubles end alike and undo none of the other's (seed %i, %s)",
  (seed, what) => {
    const { broken, figures } = playTwoEditors(seeded(seed), 1000, what === 'a room' ? EDITED_ROOM : undefined)
    expect(broken).toEqual([])
    expect(figures.made).toBeGreaterThan(1000)
    expect(figures.undoneWhole).toBeGreaterThan(20)
    expect(figures.undone).toBeGreaterThan(figures.undoneWhole)
    expect(Math.min(figures.lost, figures.repeated)).toBeGreaterThan(50)
    expect([...figures.kinds].toSorted()).toEqual(['cells', 'drop', 'put', 'set', 'size'])
  },
)
