import { expect, it } from 'vitest'
import { isLongIdle } from '#durable/rules/life/coma.ts'

it('[H8] five minutes without a sign of the player are long, a moment less is not', () => {
  expect(isLongIdle(1000, 1000 + 5 * 60_000)).toBe(true)
  expect(isLongIdle(1000, 1000 + 5 * 60_000 - 1)).toBe(false)
})
