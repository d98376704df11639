import { expect, it } from 'vitest'
import { splitChanges } from '#app/editor/drafts/split-changes.ts'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import { repainted } from '#durable/rules/sheets/differences.ts'

const change = (id: number, text: string): Change => ({
  kind: 'set',
  list: 'rows',
  id: `row-${id}`,
  field: 'name',
  was: null,
  is: text,
})

it('keeps what fits together', () => {
  const changes = [change(1, 'a'), change(2, 'b')]
  expect(splitChanges(changes)).toEqual([changes])
})

it('never makes an edit that the server would find too long, and leaves nothing out', () => {
  const changes = Array.from({ length: 700 }, (_, at) => change(at, 'x'.repeat(at % 50)))
  const edits = splitChanges(changes)
  expect(edits.flat()).toEqual(changes)
  for (const edit of edits) {
    expect(JSON.stringify({ id: 'x'.repeat(36), undoes: null, changes: edit }).length).toBeLessThanOrEqual(12_000)
    expect(edit.length).toBeLessThanOrEqual(500)
  }
})

it('cuts a change of very many letters, which paints the same', () => {
  const before = Array.from({ length: 64 }, () => 'ab'.repeat(48))
  const after = before.map((line) => line.replaceAll('a', 'c'))
  const painted = repainted('terrain', before, after)
  if (!painted) throw new Error('nothing differs')
  const edits = splitChanges([painted])
  expect(edits.length).toBeGreaterThan(1)
  for (const edit of edits) expect(JSON.stringify(edit).length).toBeLessThanOrEqual(11_500)
  const doc = { layers: { terrain: before }, lists: {} }
  expect(edits.flat().reduce(applyChange, doc).layers.terrain).toEqual(after)
})
