import { expect, it } from 'vitest'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import { seeded } from '#test/support/random.ts'
import { START, randomChange } from './two-editors.ts'

const doc = (...rows: { id: string; price?: number }[]): DraftDoc => ({ layers: {}, lists: { rows } })

it('[SD7] names what was added, removed and changed, and nothing that is the same', () => {
  const before = doc({ id: 'beret', price: 5 }, { id: 'fez', price: 3 }, { id: 'cap' })
  const after = doc({ id: 'beret', price: 6 }, { id: 'cap', price: 2 }, { id: 'bow' })
  expect(changesBetween(before, after)).toEqual([
    { kind: 'drop', list: 'rows', at: 1, row: { id: 'fez', price: 3 } },
    { kind: 'set', list: 'rows', id: 'beret', field: 'price', was: 5, is: 6 },
    { kind: 'set', list: 'rows', id: 'cap', field: 'price', was: null, is: 2 },
    { kind: 'put', list: 'rows', at: 2, row: { id: 'bow' } },
  ])
  expect(changesBetween(before, before)).toEqual([])
})

it('[SD7] leads from one draft to another, apart from the order of rows', () => {
  const random = seeded(7)
  const { lists } = START
  let before: DraftDoc = { layers: {}, lists }
  for (let round = 0; round < 200; round += 1) {
    let after = before
    for (let at = 0; at < 5; at += 1) after = applyChange(after, randomChange(random, after, 'ann', round * 5 + at))
    const reached = changesBetween(before, after).reduce(applyChange, before)
    expect(sorted(reached)).toEqual(sorted(after))
    before = after
  }
})

function sorted({ lists }: DraftDoc) {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  return Object.fromEntries(Object.entries(lists).map(([list, rows]) => [list, rows.toSorted(byId)]))
}
