import { expect, it } from 'vitest'
import { calmAt, calmNo, isCalm } from '#durable/rules/staff/calm.ts'
import type { CalmMode } from '#durable/rules/staff/calm.ts'

const NOW = 1_800_000_000_000
const until = NOW + 300_000
const typed = { isPhrase: false, saidAt: null }
const asking = (mode: CalmMode, everySeconds = 0) => ({ mode, everySeconds, until })

it('[C13] refuses all lines in a pause, phrases too, until it ends', () => {
  for (const isPhrase of [true, false]) {
    expect(calmNo(asking('pause'), { isPhrase, saidAt: null }, NOW)).toEqual({
      reason: 'room-paused',
      retryInMs: 300_000,
    })
  }
  expect(calmNo(asking('pause'), typed, until - 1)).toEqual({ reason: 'room-paused', retryInMs: 1 })
  expect(calmNo(asking('pause'), typed, until)).toBe(null)
})

it('[C13] refuses typed lines in the mode "phrases"', () => {
  expect(calmNo(asking('phrases'), typed, NOW)).toEqual({ reason: 'phrases-only', retryInMs: 300_000 })
  expect(calmNo(asking('phrases'), { ...typed, isPhrase: true }, NOW)).toBe(null)
})

it('[C13] makes a dog wait between lines of any kind in slow mode, and never past its end', () => {
  const slow = asking('slow', 15)
  expect(calmNo(slow, typed, NOW)).toBe(null)
  for (const isPhrase of [true, false]) {
    expect(calmNo(slow, { isPhrase, saidAt: NOW - 14_999 }, NOW)).toEqual({ reason: 'slow-mode', retryInMs: 1 })
    expect(calmNo(slow, { isPhrase, saidAt: NOW - 15_000 }, NOW)).toBe(null)
  }
  expect(calmNo(slow, { isPhrase: false, saidAt: NOW + 86_400_000 }, NOW)).toMatchObject({ retryInMs: 15_000 })
  expect(calmNo(slow, { isPhrase: false, saidAt: until - 1000 }, until - 500)).toMatchObject({ retryInMs: 500 })
})

it('[C13] refuses nothing without a calm mode, or after its end', () => {
  expect(calmNo(null, typed, NOW)).toBe(null)
  expect([calmAt(null, NOW), calmAt(asking('pause'), until)]).toEqual([null, null])
  expect(calmAt(asking('pause'), until - 1)).toEqual(asking('pause'))
})

it('[C13] takes only the listed intervals and durations', () => {
  const known: [CalmMode, number, number][] = [
    ['slow', 5, 5],
    ['slow', 60, 60],
    ['phrases', 0, 15],
    ['pause', 0, 5],
  ]
  const unknown: [CalmMode, number, number][] = [
    ['slow', 0, 5],
    ['slow', 7, 5],
    ['pause', 5, 5],
    ['pause', 0, 0],
    ['phrases', 0, 61],
    ['slow', 5, -5],
  ]
  const judged = (all: typeof known) =>
    all.map(([mode, everySeconds, minutes]) => isCalm({ mode, everySeconds, minutes }))
  expect(judged(known)).toEqual(known.map(() => true))
  expect(judged(unknown)).toEqual(unknown.map(() => false))
})
