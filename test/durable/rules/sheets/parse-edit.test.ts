import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdit } from '#durable/rules/sheets/editing.ts'
import { editOf } from '#durable/rules/sheets/parse-edit.ts'
import { seeded } from '#test/support/random.ts'
import { START, randomChange } from './two-editors.ts'

const ID = '01234567-89ab-cdef-0123-456789abcdef'
const row = { id: 'beret', name: { en: 'Beret' } }
const edit = (...changes: unknown[]) => ({ id: ID, undoes: null, changes })

it('[SD5] takes every change that an editor makes, as it came', () => {
  const random = seeded(1)
  for (let at = 0; at < 500; at += 1) {
    const made = edit(randomChange(random, START, 'ann', at))
    expect(editOf(JSON.parse(JSON.stringify(made)))).toEqual(made)
  }
  expect(editOf({ ...edit({ kind: 'put', list: 'rows', at: 0, row }), undoes: ID })).not.toBeNull()
})

it.each([
  ['no object', null],
  ['an id that is no UUID', { ...edit({ kind: 'put', list: 'rows', at: 0, row }), id: '../x' }],
  ['a step that is no UUID', { ...edit({ kind: 'put', list: 'rows', at: 0, row }), undoes: 1 }],
  ['a key that it does not have', { ...edit({ kind: 'put', list: 'rows', at: 0, row }), by: 1 }],
  ['no change', edit()],
  ['too many changes', edit(...Array.from({ length: 10_001 }, () => ({ kind: 'put', list: 'rows', at: 0, row })))],
  ['an unknown kind', edit({ kind: 'move', list: 'rows' })],
  ['a row without an id', edit({ kind: 'put', list: 'rows', at: 0, row: { name: 'x' } })],
  ['a row that is a list', edit({ kind: 'drop', list: 'rows', at: 0, row: [row] })],
  ['a place that is no whole number', edit({ kind: 'put', list: 'rows', at: 0.5, row })],
  ['a field without a name', edit({ kind: 'set', list: 'rows', id: 'beret', field: '', was: 1, is: 2 })],
  ['a set without what was', edit({ kind: 'set', list: 'rows', id: 'beret', field: 'price', is: 2 })],
  ['a deep value', edit({ kind: 'set', list: 'rows', id: 'a', field: 'b', was: null, is: [[[[[[[1]]]]]]] })],
  ['runs that differ in length', edit({ kind: 'cells', layer: 'ground', runs: [{ x: 0, y: 0, was: '..', is: 'a' }] })],
  ['an edge that there is not', edit({ kind: 'size', edge: 'middle', by: 1, strips: {} })],
  ['more lines than a room has', edit({ kind: 'size', edge: 'left', by: 1e9, strips: {} })],
  ['rows moved along by no unit', edit({ kind: 'size', edge: 'left', by: 1, strips: {}, along: { rows: 0 } })],
  ['a list of what is moved along', edit({ kind: 'size', edge: 'left', by: 1, strips: {}, along: ['rows'] })],
  ['a strip that is no list of lines', edit({ kind: 'size', edge: 'left', by: 1, strips: { ground: 'x' } })],
])('[SD5] is null for %s', (_what, value) => {
  expect(editOf(value)).toBeNull()
})

it('[SD5] never throws for any value, and what it takes can be applied', () => {
  const change = fc.record({
    kind: fc.constantFrom('cells', 'put', 'drop', 'set', 'size'),
    list: fc.constantFrom('rows', '__proto__', 'constructor'),
    layer: fc.constantFrom('ground', '__proto__'),
    at: fc.integer(),
    row: fc.oneof(fc.jsonValue(), fc.constant({ id: '__proto__' })),
    id: fc.string(),
    field: fc.constantFrom('price', '__proto__', 'id'),
    was: fc.jsonValue(),
    is: fc.jsonValue(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), change), (value) => {
      const taken = editOf({ id: ID, undoes: null, changes: [value] })
      if (taken) applyEdit(START, taken)
      editOf(value)
    }),
    { numRuns: 500 },
  )
  expect(({} as { polluted?: true }).polluted).toBeUndefined()
})

it('[SD5] a row of the name __proto__ is a row like others', () => {
  const put = editOf(
    JSON.parse(`{"id":"${ID}","undoes":null,"changes":[
    {"kind":"set","list":"rows","id":"one","field":"__proto__","was":null,"is":{"polluted":1}}]}`),
  )
  const { doc } = applyEdit(START, put!)
  expect('polluted' in (doc.lists.rows?.[0] ?? {})).toBe(false)
})
