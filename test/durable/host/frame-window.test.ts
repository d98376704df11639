import { expect, it } from 'vitest'
import { frameWindowMs, untilFrame } from '#durable/host/frame-window.ts'

it.each([
  [1, 0],
  [49, 0],
  [50, 12],
  [150, 12],
  [151, 17],
  [400, 45],
  [576, 64],
  [1600, 64],
])('%i listeners: frames are gathered for %i ms', (listeners, windowMs) => {
  expect(frameWindowMs(listeners)).toBe(windowMs)
})

it('sends the first message after a silence at once', () => {
  expect(untilFrame({ now: 1101, since: 1101, lastAt: 1000, windowMs: 16 })).toBe(0)
})

it('sends a frame in a crowd one window after its first message', () => {
  const until = (now: number, since: number) => untilFrame({ now, since, lastAt: 1000, windowMs: 16 })
  expect([until(1002, 1002), until(1050, 1050), until(1100, 1100)]).toEqual([16, 16, 16])
  expect([until(1004, 1000), until(1016, 1000), until(1040, 1000)]).toEqual([12, 0, 0])
})

it('delays nothing after the clock was set back', () => {
  expect(untilFrame({ now: 500, since: 500, lastAt: 1000, windowMs: 16 })).toBe(0)
  expect(untilFrame({ now: 1000, since: 1050, lastAt: 990, windowMs: 16 })).toBe(16)
})

it('sends everything at once to few listeners', () => {
  expect(untilFrame({ now: 1002, since: 1002, lastAt: 1000, windowMs: 0 })).toBe(0)
})
