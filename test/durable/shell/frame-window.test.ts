import { expect, it } from 'vitest'
import { frameWindowMs, untilFrame } from '#durable/shell/frame-window.ts'

it.each([
  [1, 0],
  [24, 0],
  [25, 12],
  [150, 12],
  [151, 33],
  [399, 33],
  [400, 80],
  [799, 80],
  [800, 50],
  [1600, 50],
])('%i listeners: frames are gathered for %i ms', (listeners, windowMs) => {
  expect(frameWindowMs(listeners)).toBe(windowMs)
})

it('the first thing after a quiet while goes at once, the next ones at the end of the window', () => {
  const until = (now: number) => untilFrame({ now, lastAt: 1000, windowMs: 16 })
  expect([1016, 5000, 1001, 1015, 1000].map(until)).toEqual([0, 0, 15, 1, 16])
})

it('a clock that was set back holds nothing up', () => {
  expect(untilFrame({ now: 500, lastAt: 1000, windowMs: 16 })).toBe(0)
})
