import { expect, it } from 'vitest'
import { IDLE_BEAT_MS, nextFrameAt } from '#app/game/scene/beats.ts'

const NOW = 1_000 * IDLE_BEAT_MS + 100
const QUIET = { isStill: false, nextExpiry: null, isWeather: false }

it('where dogs breathe the park is drawn on their beat, and when a bubble goes', () => {
  expect(nextFrameAt(NOW, QUIET)).toBe(NOW - 100 + IDLE_BEAT_MS)
  expect(nextFrameAt(NOW, { ...QUIET, nextExpiry: NOW + 50 })).toBe(NOW + 50)
})

it('where it snows, often enough for the snow', () => {
  expect(nextFrameAt(NOW, { ...QUIET, isWeather: true }) - NOW).toBeCloseTo(1000 / 15)
})

it('a still park is drawn once a minute, and on the beat while somebody talks', () => {
  expect(nextFrameAt(NOW, { ...QUIET, isStill: true })).toBe(NOW + 60_000)
  expect(nextFrameAt(NOW, { ...QUIET, isStill: true, nextExpiry: NOW + 9_000 })).toBe(NOW - 100 + IDLE_BEAT_MS)
})
