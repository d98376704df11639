import { expect, it } from 'vitest'
import { differencesOf } from '#app/editor/kit/differences.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'

const doc = (...rows: DraftRow[]) => ({ layers: {}, lists: { rows } })

it('tells changed, new and removed rows apart', () => {
  const published = doc({ id: 'crown', price: 400, isRare: true }, { id: 'cap', price: 5 })
  const shown = doc({ id: 'crown', price: 410, isRare: false }, { id: 'bow', price: 3 })
  expect(differencesOf(published, shown)).toEqual({
    changed: new Map([['crown', ['price', 'isRare']]]),
    added: new Set(['bow']),
    dropped: [{ id: 'cap', price: 5 }],
    moved: new Set(),
    count: 3,
  })
  expect(differencesOf(published, published).count).toBe(0)
})

it('tells a row that stands elsewhere in the list, and no other', () => {
  const rows: DraftRow[] = [{ id: 'crown' }, { id: 'cap' }, { id: 'bow' }]
  const [crown, cap, bow] = rows as [DraftRow, DraftRow, DraftRow]
  expect(differencesOf(doc(...rows), doc(bow, crown, cap))).toMatchObject({ moved: new Set(['bow']), count: 1 })
})
