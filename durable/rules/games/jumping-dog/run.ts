import { PIXEL, TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { courseOf, layCourse, METRE, RUNNER, SIGHT, speedAt } from './course.ts'
import type { Course, Hurdle } from './course.ts'

/** [GJ5] The flag: two minutes. */
export const RUN_TICKS = 120 * TICKS_PER_SECOND

/** [GJ4] Bars in the rack. */
export const RACK_BARS = 3

/** [GJ2] Units a tick at take-off; gravity in units a tick², while the key is held for so many ticks of the rise, and else. */
const LEAP = { speed: 1120, heldGravity: 34, gravity: 72, holdTicks: 14 }

/** [GJ2] A press counts in the tick in which it is made and in the next seven, so it may come a little before landing. */
const PRESS_TICKS = 8

/** [GJ4] How long a stumble takes, at 5/8 of the speed, and how long nothing is knocked after one, in ticks. */
const STUMBLE_TICKS = 48
const SAFE_TICKS = 90

/** [GJ4] So many hurdles in a row without a knock lay one bar back. */
const CLEAN_FOR_BAR = 12

/** [GJ4] The dog may touch a hurdle by less than this, in units. */
const MERCY = 2 * PIXEL

/** How near the middle of the dog comes to a bone that it catches, in units; that middle is so high above its feet. */
const CATCH = { x: 16 * PIXEL, y: 17 * PIXEL, middle: 14 * PIXEL }

const HALF = (RUNNER.width / 2) * PIXEL
const TALL = RUNNER.height * PIXEL

/**
 * A run of JumpingDog. `stepRun` changes it in place: a game that made a new state sixty times a second would have the
 * browser collect them while one plays. A view reads it and never writes.
 */
export type Run = {
  course: Course
  tick: number
  /** Where the middle of the dog is, and how high its feet are, in units. */
  x: number
  y: number
  /** Upward, in units a tick. */
  rise: number
  isDown: boolean
  /** Ticks for which holding still makes the leap higher. */
  holdLeft: number
  /** Ticks for which the last press still counts. */
  pressLeft: number
  stumbleLeft: number
  safeLeft: number
  bars: number
  /** Hurdles in a row that were not knocked. */
  clean: number
  bones: number
  /** The hurdle whose bone was caught last, by its place in the course; -1 at first. */
  lastBone: number
  /** How many hurdles lie behind the dog. */
  passed: number
  isOver: boolean
}

export function startRun(seed: string): Run {
  const course = courseOf(seed)
  layCourse(course, 2 * SIGHT)
  return {
    course,
    tick: 0,
    x: 0,
    y: 0,
    rise: 0,
    isDown: false,
    holdLeft: 0,
    pressLeft: 0,
    stumbleLeft: 0,
    safeLeft: 0,
    bars: RACK_BARS,
    clean: 0,
    bones: 0,
    lastBone: -1,
    passed: 0,
    isOver: false,
  }
}

/** One tick, in which the key is held or not; nothing happens once the run is over. */
export function stepRun(run: Run, isDown: boolean): void {
  if (run.isOver) return
  leap(run, isDown)
  runOn(run)
  meetHurdles(run)
  run.tick++
  if (run.tick >= RUN_TICKS) run.isOver = true
}

/** [GJ5] A point for each metre, three for each bone, and at the flag ten for each bar in the rack. */
export function runScore({ x, bones, bars, tick }: Readonly<Run>): number {
  const atFlag = tick >= RUN_TICKS ? 10 * bars : 0
  return Math.trunc(x / METRE) + 3 * bones + atFlag
}

/** [GJ2] A press starts a leap as soon as the dog stands; holding makes it higher. */
function leap(run: Run, isDown: boolean): void {
  if (isDown && !run.isDown) run.pressLeft = PRESS_TICKS
  run.isDown = isDown
  if (run.y === 0 && run.rise === 0 && run.pressLeft > 0) {
    run.rise = LEAP.speed
    run.holdLeft = LEAP.holdTicks
    run.pressLeft = 0
  }
  if (run.pressLeft > 0) run.pressLeft--
  if (!isDown) run.holdLeft = 0
  if (run.y === 0 && run.rise === 0) return
  run.y += run.rise
  run.rise -= run.holdLeft > 0 ? LEAP.heldGravity : LEAP.gravity
  if (run.holdLeft > 0) run.holdLeft--
  if (run.y > 0) return
  run.y = 0
  run.rise = 0
}

function runOn(run: Run): void {
  const speed = speedAt(run.x)
  run.x += run.stumbleLeft > 0 ? (speed * 5) >> 3 : speed
  if (run.stumbleLeft > 0) run.stumbleLeft--
  if (run.safeLeft > 0) run.safeLeft--
  layCourse(run.course, run.x + 2 * SIGHT)
}

function meetHurdles(run: Run): void {
  const { hurdles } = run.course
  for (let index = run.passed; index < hurdles.length; index++) {
    const hurdle = hurdles[index]
    if (hurdle === undefined || hurdle.x > run.x + 2 * HALF) return
    if (run.lastBone < index && catches(run, hurdle)) {
      run.bones++
      run.lastBone = index
    }
    if (run.safeLeft === 0 && knocks(run, hurdle)) stumble(run)
    if (run.x - HALF >= hurdle.x + hurdle.width) passHurdle(run, index)
  }
}

function catches(run: Run, { x, width, bone }: Hurdle): boolean {
  if (bone === 0) return false
  const middle = x + (width >> 1)
  return Math.abs(run.x - middle) < CATCH.x && Math.abs(run.y + CATCH.middle - bone) < CATCH.y
}

function knocks(run: Run, { kind, x, width, height }: Hurdle): boolean {
  if (run.x + HALF <= x || run.x - HALF >= x + width) return false
  return kind === 'line' ? run.y + TALL > height + MERCY : run.y < height - MERCY
}

/** [GJ4] A knock takes a bar from the rack; with the last one the run is over. */
function stumble(run: Run): void {
  run.bars--
  run.stumbleLeft = STUMBLE_TICKS
  run.safeLeft = SAFE_TICKS
  run.clean = 0
  if (run.bars === 0) run.isOver = true
}

function passHurdle(run: Run, index: number): void {
  run.passed = index + 1
  if (run.safeLeft > 0) return
  run.clean++
  if (run.clean % CLEAN_FOR_BAR === 0 && run.bars < RACK_BARS) run.bars++
}
