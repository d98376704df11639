import { expect, it } from 'vitest'
import { isLongIdle } from '#durable/rules/life/coma.ts'

it('[H8] counts five minutes without input as long, and a moment less not', () => {
  expect(isLongIdle(1000, 1000 + 5 * 60_000)).toBe(true)
  expect(isLongIdle(1000, 1000 + 5 * 60_000 - 1)).toBe(false)
})
