import { expect, it } from 'vitest'
import { applyChange, asFound, inverseOf, whereStill } from '#durable/rules/sheets/changes.ts'
import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import { seeded } from '#test/support/random.ts'
import { START, randomChange } from './two-editors.ts'

const DOC: DraftDoc = {
  layers: { ground: ['abc', 'def'], sky: ['ghij', 'klmn', 'opqr'] },
  lists: { rows: [{ id: 'hat', price: 5 }, { id: 'rose' }] },
}

const set = (change: Partial<Change & { kind: 'set' }>): Change => ({
  kind: 'set',
  list: 'rows',
  id: 'hat',
  field: 'price',
  was: 5,
  is: 6,
  ...change,
})
const cells = (x: number, y: number, was: string, is: string): Change => ({
  kind: 'cells',
  layer: 'ground',
  runs: [{ x, y, was, is }],
})
const size = (edge: 'left' | 'right' | 'top' | 'bottom', by: number, strips = {}): Change => ({
  kind: 'size',
  edge,
  by,
  strips,
})
const ground = (change: Change) => applyChange(DOC, change).layers.ground
const rows = (change: Change) => applyChange(DOC, change).lists.rows

it('[SD5] sets a field, and takes away one that is null', () => {
  expect(rows(set({}))).toEqual([{ id: 'hat', price: 6 }, { id: 'rose' }])
  expect(rows(set({ is: null }))).toEqual([{ id: 'hat' }, { id: 'rose' }])
})

it('[SD5] puts a row in its place and drops one', () => {
  expect(rows({ kind: 'put', list: 'rows', at: 1, row: { id: 'cap' } })).toEqual([
    { id: 'hat', price: 5 },
    { id: 'cap' },
    { id: 'rose' },
  ])
  expect(rows({ kind: 'drop', list: 'rows', at: 0, row: { id: 'hat' } })).toEqual([{ id: 'rose' }])
})

it('[SD5] paints letters, and leaves out those beside the layer', () => {
  expect(ground(cells(1, 0, 'bc', 'XY'))).toEqual(['aXY', 'def'])
  expect(ground(cells(-1, 1, '.d', 'XY'))).toEqual(['abc', 'Yef'])
  expect(ground(cells(2, 0, 'c.', 'XY'))).toEqual(['abX', 'def'])
})

it('[SD5] adds lines and columns to all layers and cuts them off, at each edge', () => {
  expect(applyChange(DOC, size('left', 1, { ground: ['1', '2'], sky: ['3', '4', '5'] })).layers).toEqual({
    ground: ['1abc', '2def'],
    sky: ['3ghij', '4klmn', '5opqr'],
  })
  expect(ground(size('right', -2))).toEqual(['a', 'd'])
  expect(ground(size('top', -1))).toEqual(['def'])
  expect(ground(size('bottom', 1, { ground: ['xyz'] }))).toEqual(['abc', 'def', 'xyz'])
})

it('[SD5] moves rows along at the left and the top, and back with its inverse', () => {
  const placed: DraftDoc = {
    ...DOC,
    lists: {
      rows: [
        { id: 'hat', x: 5, y: 7 },
        { id: 'rose', x: null },
      ],
      others: [],
    },
  }
  const along = { rows: 32, elsewhere: 1 }
  const left: Change = { kind: 'size', edge: 'left', by: 2, strips: {}, along }
  expect(applyChange(placed, left).lists.rows).toEqual([
    { id: 'hat', x: 69, y: 7 },
    { id: 'rose', x: null },
  ])
  const top: Change = { kind: 'size', edge: 'top', by: -1, strips: {}, along }
  expect(applyChange(placed, top).lists.rows?.[0]).toEqual({ id: 'hat', x: 5, y: -25 })
  expect(applyChange(placed, { ...left, edge: 'right' }).lists).toEqual(placed.lists)
  for (const change of [left, top]) {
    const found = asFound(placed, change)
    if (!found) throw new Error('it does nothing')
    expect(applyChange(applyChange(placed, found), inverseOf(found))).toEqual(placed)
  }
})

it('[SD5] fits a strip to a layer that has another size by now', () => {
  expect(ground(size('bottom', 2, { ground: ['12'] }))).toEqual(['abc', 'def', '122', '122'])
  expect(ground(size('right', 1, { ground: ['1', '2', '3'] }))).toEqual(['abc1', 'def2'])
})

it.each<[string, Change]>([
  ['a row that is gone', set({ id: 'gone' })],
  ['a list that is not there', set({ list: '__proto__' })],
  ['the id of a row', set({ field: 'id', is: 'cap' })],
  ['a row that is there already', { kind: 'put', list: 'rows', at: 0, row: { id: 'hat' } }],
  ['a new list', { kind: 'put', list: 'constructor', at: 0, row: { id: 'x' } }],
  ['a row that is gone, to drop', { kind: 'drop', list: 'rows', at: 0, row: { id: 'gone' } }],
  ['cells beside the layer', cells(3, 0, 'x', 'y')],
  ['cells of a line that is not there', cells(0, 2, 'x', 'y')],
  ['a cut that would leave nothing', size('right', -3)],
])('[SD5] a change to %s does nothing', (_what, change) => {
  expect(applyChange(DOC, change)).toBe(DOC)
  expect(asFound(DOC, change)).toBeNull()
})

it('[SD5] a field is called like one of every object, and stays a field of its own', () => {
  const after = applyChange(DOC, set({ field: '__proto__', was: null, is: { price: 9 } }))
  expect(Object.getPrototypeOf(after.lists.rows?.[0])).toBe(Object.prototype)
})

it('[SD5] a change says what it has found, without what it leaves as it is', () => {
  expect(asFound(DOC, set({ was: 99 }))).toEqual(set({ was: 5 }))
  expect(asFound(DOC, set({ is: 5 }))).toBeNull()
  expect(asFound(DOC, cells(0, 0, '???', 'XbY'))).toEqual({
    kind: 'cells',
    layer: 'ground',
    runs: [
      { x: 0, y: 0, was: 'a', is: 'X' },
      { x: 2, y: 0, was: 'c', is: 'Y' },
    ],
  })
  expect(asFound(DOC, { kind: 'drop', list: 'rows', at: 9, row: { id: 'hat' } })).toEqual({
    kind: 'drop',
    list: 'rows',
    at: 0,
    row: { id: 'hat', price: 5 },
  })
})

it('[SD6] of a change that may only replace what was there, the rest is left out', () => {
  expect(whereStill(DOC, cells(0, 0, 'axc', 'XYZ'))).toEqual({
    kind: 'cells',
    layer: 'ground',
    runs: [
      { x: 0, y: 0, was: 'a', is: 'X' },
      { x: 2, y: 0, was: 'c', is: 'Z' },
    ],
  })
  expect(whereStill(DOC, set({}))).toEqual(set({}))
  expect(whereStill(DOC, set({ was: 4 }))).toBeNull()
  expect(whereStill(DOC, { kind: 'drop', list: 'rows', at: 0, row: { id: 'hat', price: 4 } })).toBeNull()
  expect(whereStill(DOC, size('right', -1, { ground: ['c', 'x'], sky: ['j', 'n', 'r'] }))).toBeNull()
})

it('[SD5] every change and then its inverse lead back, for 2,000 changes at random', () => {
  const random = seeded(11)
  const kinds = new Set<string>()
  let doc = START
  for (let step = 0; step < 2000; step += 1) {
    const change = asFound(doc, randomChange(random, doc, step % 2 === 0 ? 'ann' : 'bo', step))
    if (!change) continue
    const after = applyChange(doc, change)
    expect(applyChange(after, inverseOf(change)), JSON.stringify(change)).toEqual(doc)
    kinds.add(change.kind)
    doc = after
  }
  expect([...kinds].toSorted()).toEqual(['cells', 'drop', 'put', 'set', 'size'])
})
