import { expect, it } from 'vitest'
import { IDLE_BEAT_MS, nextFrameAt } from '#app/game/scene/frames/beats.ts'

const NOW = 1_000 * IDLE_BEAT_MS + 100
const QUIET = { isFirst: false, isStill: false, nextExpiry: null, isWeather: false }

it('draws the park on the idle beat where dogs breathe, and when a bubble disappears', () => {
  expect(nextFrameAt(NOW, QUIET)).toBe(NOW - 100 + IDLE_BEAT_MS)
  expect(nextFrameAt(NOW, { ...QUIET, nextExpiry: NOW + 50 })).toBe(NOW + 50)
})

it('draws often enough for snow where it snows', () => {
  expect(nextFrameAt(NOW, { ...QUIET, isWeather: true }) - NOW).toBeCloseTo(1000 / 15)
})

it('draws a still park once a minute, and on the idle beat while there are bubbles', () => {
  expect(nextFrameAt(NOW, { ...QUIET, isStill: true })).toBe(NOW + 60_000)
  expect(nextFrameAt(NOW, { ...QUIET, isStill: true, nextExpiry: NOW + 9_000 })).toBe(NOW - 100 + IDLE_BEAT_MS)
})

it('draws a place again at once after its first frame, even a still one', () => {
  expect(nextFrameAt(NOW, { ...QUIET, isFirst: true, isStill: true })).toBe(NOW)
})
