import { expect, it } from 'vitest'
import {
  barHeights,
  courseScale,
  courseView,
  isTimeToPress,
  runPoseOf,
  runBeatOf,
  touchedHurdle,
} from '#app/arcade/jumping-dog/course-view.ts'
import { fallen } from '#app/arcade/jumping-dog/hurdle-parts.ts'
import { startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import type { Run } from '#durable/rules/games/jumping-dog/run.ts'
import { SEED } from '#test/support/games.ts'

/** A run whose dog has met its first hurdle without a leap. */
function knockedRun(): Run {
  const run = startRun(SEED)
  while (run.bars === 3) stepRun(run, false)
  return run
}

it.each([
  ['a desktop', { width: 360, height: 225 }],
  ['a phone', { width: 260, height: 563 }],
])('shows 200 px before the dog on %s', (_what, size) => {
  const view = courseView(size)
  expect(size.width - view.dogX).toBe(200)
})

it('keeps room for a high leap above the line of the dog and for flowers below it', () => {
  const { ground } = courseView({ width: 360, height: 225 })
  expect(ground).toBe(168)
})

it('shows at least 256 px across a phone and 200 px down a desktop', () => {
  const phone = { width: 390, height: 844 }
  const desktop = { width: 1440, height: 900 }
  expect(phone.width / courseScale(phone)).toBe(256)
  expect(desktop.height / courseScale(desktop)).toBe(200)
})

it('the dog stumbles while it is slowed by a knock', () => {
  expect(runPoseOf(knockedRun())).toBe('stumbles')
})

it('the dog lies after its last bar and cheers at the flag', () => {
  const run = startRun(SEED)
  while (!run.isOver) stepRun(run, false)
  expect([runPoseOf(run), runPoseOf({ ...run, bars: 1 })]).toEqual(['lies', 'cheers'])
})

it('the legs follow the ground, in whole beats', () => {
  const beats = [0, 10, 11, 22, 33, 44].map((xPx) => runBeatOf('runs', { xPx, nowMs: 0, beats: 4 }))
  expect(beats).toEqual([0, 0, 1, 2, 3, 0])
})

it('the legs rest in a leap, however far it goes', () => {
  const beats = [0, 11, 22].map((xPx) => runBeatOf('rises', { xPx, nowMs: 20 * xPx, beats: 2 }))
  expect(beats).toEqual([0, 0, 0])
})

it.each([
  [12, [12]],
  [38, [38, 23, 8]],
  [56, [56, 41, 26, 11]],
])('a hurdle of %i px has its bars at %j', (height, bars) => {
  expect(barHeights(height)).toEqual(bars)
})

it('finds the hurdle that was knocked', () => {
  expect(touchedHurdle(knockedRun())).toBe(0)
})

it('touches no hurdle on open ground', () => {
  expect(touchedHurdle(startRun(SEED))).toBe(-1)
})

it('shows a newcomer to press some ticks before the first low bar, and not before', () => {
  const run = startRun(SEED)
  const [hurdle] = run.course.hurdles
  if (!hurdle) throw new Error('a course without hurdles')
  const shown: number[] = []
  while (run.bars === 3) {
    if (isTimeToPress(run, hurdle)) shown.push(run.tick)
    stepRun(run, false)
  }
  expect(shown.length).toBe(14)
  expect(run.tick - (shown.at(-1) ?? 0)).toBeGreaterThan(4)
})

it('a knocked bar falls faster and faster and then lies', () => {
  const heights = [0, 7, 14, 60].map((ticks) => fallen(40, ticks))
  expect(heights).toEqual([40, 30, 2, 2])
})
