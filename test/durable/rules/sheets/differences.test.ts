import { expect, it } from 'vitest'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { changesBetween, changesTo } from '#durable/rules/sheets/differences.ts'
import { editOf } from '#durable/rules/sheets/parse-edit.ts'
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
  for (const [before, after] of randomPairs(7)) {
    const reached = changesBetween(before, after).reduce(applyChange, before)
    expect(reached.layers).toEqual(after.layers)
    expect(sorted(reached)).toEqual(sorted(after))
  }
})

it('[SD7] leads back to exactly what was, by as few moves as can be', () => {
  for (const [before, after] of randomPairs(8))
    expect(changesTo(after, before).reduce(applyChange, after)).toEqual(before)
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(changesTo(doc(...rows), doc(rows[3]!, rows[0]!, rows[1]!, rows[2]!))).toEqual([
    { kind: 'drop', list: 'rows', at: 3, row: { id: 'd' } },
    { kind: 'put', list: 'rows', at: 0, row: { id: 'd' } },
  ])
  expect(changesTo(doc(...rows), doc(...rows))).toEqual([])
})

it('[SD7] finds nothing that differs in the same draft, however its parts are listed', () => {
  const { terrain, ground } = START.layers
  expect(changesTo(START, { ...START, layers: { ground: ground!, terrain: terrain! } })).toEqual([])
})

it('[SD7] adds and cuts off no more lines at once than an edit may', () => {
  const large = { layers: { ground: Array<string>(200).fill('0'.repeat(3)) }, lists: {} }
  const small = { layers: { ground: ['00', '01'] }, lists: {} }
  for (const [before, after] of [
    [large, small],
    [small, large],
  ] as const) {
    const changes = changesTo(before, after)
    expect(changes.reduce(applyChange, before)).toEqual(after)
    expect(editOf({ id: '00000000-0000-4000-8000-000000000000', undoes: null, changes })).not.toBeNull()
  }
})

function randomPairs(seed: number): [DraftDoc, DraftDoc][] {
  const random = seeded(seed)
  let before = START
  return Array.from({ length: 200 }, (_, round) => {
    let after = before
    for (let at = 0; at < 5; at += 1) after = applyChange(after, randomChange(random, after, 'ann', round * 5 + at))
    const pair: [DraftDoc, DraftDoc] = [before, after]
    before = after
    return pair
  })
}

function sorted({ lists }: DraftDoc) {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  return Object.fromEntries(Object.entries(lists).map(([list, rows]) => [list, rows.toSorted(byId)]))
}
