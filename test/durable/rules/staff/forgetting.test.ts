import { expect, it } from 'vitest'
import { deletionDueAt } from '#durable/rules/staff/forgetting.ts'

it('[S9] whoever asks to be forgotten has 14 days to regret it', () => {
  expect(deletionDueAt(Date.UTC(2026, 10, 20, 12))).toBe(Date.UTC(2026, 11, 4, 12))
})
