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
    count: 3,
  })
  expect(differencesOf(published, published).count).toBe(0)
})
