import { expect, it } from 'vitest'
import { splitChanges } from '#app/editor/drafts/split-changes.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'

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
