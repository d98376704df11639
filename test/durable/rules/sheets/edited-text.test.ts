import { expect, it } from 'vitest'
import { editedTextOf, whatOf } from '#durable/rules/sheets/edited-text.ts'

it.each(['sheet:items', 'sheet:colours', 'room:plaza', 'room:a-room-of-tomorrow'])('knows %s', (what) => {
  const text = editedTextOf(what)
  expect(text && whatOf(text)).toBe(what)
})

it.each([
  '',
  'sheet',
  'sheet:',
  'sheet:moon',
  'sheet:constructor',
  'room:',
  'room:Plaza',
  'room:plaza~2',
  'room:a:b',
  'tree:a',
])('knows no %j', (what) => {
  expect(editedTextOf(what)).toBeNull()
})
