import { expect, it } from 'vitest'
import { DESK_LIFE_MS, freshUntil, isFresh } from '#durable/rules/staff/desk.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE_MS = 60_000

it('[S5] allows changes for fifteen minutes after a sign-in, the last moment excluded', () => {
  expect(freshUntil(NOON)).toBe(NOON + 15 * MINUTE_MS)
  expect(isFresh(NOON, NOON)).toBe(true)
  expect(isFresh(NOON, NOON + 15 * MINUTE_MS - 1)).toBe(true)
  expect(isFresh(NOON, NOON + 15 * MINUTE_MS)).toBe(false)
})

it('[S6] the staff pages stay open for a working day', () => {
  expect(DESK_LIFE_MS).toBe(8 * 60 * MINUTE_MS)
})
