import { expect, it } from 'vitest'
import { nextRenameAt } from '#durable/rules/names/renaming.ts'

const DAY_MS = 24 * 60 * 60 * 1000

it('[N14] allows the next change seven days after the last', () => {
  expect(nextRenameAt(1000)).toBe(1000 + 7 * DAY_MS)
})
