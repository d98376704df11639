import { expect, it } from 'vitest'
import { METRE } from '#durable/rules/games/jumping-dog/course.ts'
import type { Hurdle } from '#durable/rules/games/jumping-dog/course.ts'
import { RACK_BARS, RUN_TICKS, runScore, startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import type { Run } from '#durable/rules/games/jumping-dog/run.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { SEED } from '#test/support/games.ts'

/** A run over these hurdles and no other. */
function aRun(...hurdles: Partial<Hurdle>[]): Run {
  const run = startRun(SEED)
  const low = { kind: 'low', x: 300 * PIXEL, width: 6 * PIXEL, height: 12 * PIXEL, bone: 0 } as const
  run.course.hurdles = hurdles.map((hurdle) => ({ ...low, ...hurdle }))
  run.course.nextX = Infinity
  return run
}

/** Steps on for so many ticks. */
function step(run: Run, ticks: number, isDown = false) {
  for (let tick = 0; tick < ticks; tick++) stepRun(run, isDown)
}

function stepUntil(run: Run, isThere: () => boolean) {
  while (!isThere() && !run.isOver) stepRun(run, false)
}

/** The height of a leap in px and its length in ticks. */
function leap(heldTicks: number) {
  const run = aRun()
  let [top, ticks] = [0, 0]
  do {
    stepRun(run, ticks < heldTicks)
    top = Math.max(top, run.y)
    ticks++
  } while (run.y > 0)
  return { px: Math.trunc(top / PIXEL), ticks }
}

it('[GJ1] the dog runs by itself, 216 m in a minute without a knock', () => {
  const run = aRun()
  step(run, 3600)
  expect(Math.trunc(run.x / METRE)).toBe(216)
})

it.each([
  [1, 38, 34],
  [14, 61, 45],
  [60, 61, 45],
])('[GJ2] a key held for %i ticks makes a leap of %i px and %i ticks', (held, px, ticks) => {
  expect(leap(held)).toEqual({ px, ticks })
})

it('[GJ2] a key that is still held after landing starts no second leap', () => {
  const run = aRun()
  step(run, 100, true)
  expect(run.y).toBe(0)
})

it.each([
  [27, true],
  [26, false],
])('[GJ2] a press in tick %i of a leap of 34 counts at the landing: %s', (tick, leaps) => {
  const run = aRun()
  step(run, 1, true)
  step(run, tick - 1)
  step(run, 1, true)
  step(run, 34 - tick)
  expect(run.y > 0).toBe(leaps)
})

it('[GJ4] a hurdle that is touched costs a bar and makes the dog stumble at 5/8 of its speed for 48 ticks', () => {
  const run = aRun({})
  stepUntil(run, () => run.bars < RACK_BARS)
  expect(run.bars).toBe(RACK_BARS - 1)
  const { x } = run
  step(run, 48)
  const slow = run.x - x
  step(run, 48)
  expect(slow / (run.x - x - slow)).toBeCloseTo(5 / 8, 1)
})

it('[GJ4] for 90 ticks after a knock nothing else is knocked', () => {
  const inReach = aRun({}, { x: 320 * PIXEL }, { x: 500 * PIXEL })
  step(inReach, 400)
  expect(inReach.bars).toBe(RACK_BARS - 2)
})

it('[GJ4] the third knock ends the run', () => {
  const run = aRun({}, { x: 800 * PIXEL }, { x: 1300 * PIXEL })
  step(run, 2000)
  expect(run).toMatchObject({ bars: 0, isOver: true })
  const before = structuredClone(run)
  stepRun(run, true)
  expect(run).toEqual(before)
})

it('[GJ4] a hurdle may be touched by two px', () => {
  const knocked = (height: number) => {
    const run = aRun({ height: height * PIXEL, x: 20 * PIXEL })
    run.y = 12 * PIXEL
    // It floats: gravity is undone before each tick.
    for (let tick = 0; tick < 30; tick++) {
      run.y = 12 * PIXEL
      run.rise = 0
      stepRun(run, false)
    }
    return run.bars < RACK_BARS
  }
  expect(knocked(13)).toBe(false)
  expect(knocked(18)).toBe(true)
})

it('[GJ3] under a washing line the dog stays on the ground, and knocks it in a leap', () => {
  const line = { kind: 'line', height: 30 * PIXEL } as const
  const under = aRun(line)
  step(under, 200)
  expect(under.bars).toBe(RACK_BARS)
  const into = aRun(line)
  step(into, 120)
  step(into, 20, true)
  expect(into.bars).toBe(RACK_BARS - 1)
})

it('[GJ3] a leap at the right time clears a low bar', () => {
  const run = aRun({})
  step(run, 115)
  step(run, 60, true)
  expect(run).toMatchObject({ bars: RACK_BARS, passed: 1, clean: 1 })
})

it('[GJ4] twelve hurdles in a row without a knock lay a bar back', () => {
  // Lines ask for nothing: they are passed on the ground.
  const lines = Array.from(
    { length: 12 },
    (_, at) => ({ kind: 'line', height: 30 * PIXEL, x: (800 + 40 * at) * PIXEL }) as const,
  )
  const run = aRun({}, ...lines)
  stepUntil(run, () => run.passed === 12)
  expect(run.bars).toBe(RACK_BARS - 1)
  stepUntil(run, () => run.passed === 13)
  expect(run.bars).toBe(RACK_BARS)
})

it('[GJ5] a point for each metre', () => {
  const run = aRun()
  run.x = 100 * METRE - 1
  expect(runScore(run)).toBe(99)
  run.x++
  expect(runScore(run)).toBe(100)
})

it('[GJ5] three points for a bone that the dog runs through, once', () => {
  const run = aRun({ kind: 'line', height: 30 * PIXEL, bone: 10 * PIXEL })
  step(run, 200)
  expect(run.bones).toBe(1)
  expect(runScore(run)).toBe(Math.trunc(run.x / METRE) + 3)
})

it('[GJ5] a bone that hangs high asks for a leap', () => {
  const run = aRun({ kind: 'line', height: 30 * PIXEL, bone: 58 * PIXEL })
  step(run, 200)
  expect(run.bones).toBe(0)
})

it('[GJ5] the run is over after two minutes, with ten points for each bar', () => {
  const run = aRun()
  step(run, RUN_TICKS - 1)
  expect(run.isOver).toBe(false)
  step(run, 1)
  expect(run.isOver).toBe(true)
  expect(RUN_TICKS).toBe(7200)
  expect(runScore(run)).toBe(Math.trunc(run.x / METRE) + 30)
})
