import { expect, it } from 'vitest'
import { ID_MAX, isId } from '#durable/rules/ids.ts'

it.each(['a', '7', 'lamp-12', 'a'.repeat(ID_MAX)])('%s may be an id', (id) => {
  expect(isId(id)).toBe(true)
})

it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'a~2', 'å', 'a\n', 'a'.repeat(ID_MAX + 1)])('%j may not', (id) => {
  expect(isId(id)).toBe(false)
})
