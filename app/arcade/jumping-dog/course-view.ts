import { RUN_BEATS, STRIDE_PX } from '#app/dog/pose.ts'
import { RUNNER, SIGHT, speedAt } from '#durable/rules/games/jumping-dog/course.ts'
import type { Hurdle } from '#durable/rules/games/jumping-dog/course.ts'
import type { Run } from '#durable/rules/games/jumping-dog/run.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'

/** Art px that a screen shows at least, across and down. */
const SEEN = { width: 256, height: 200 }

/** Where the picture of a course has what, in art px of the canvas. */
export type CourseView = {
  width: number
  height: number
  /** The middle of the dog, and the line on which it runs. */
  dogX: number
  ground: number
}

/** How many CSS px an art px may have on a screen of this size. */
export function courseScale(box: { width: number; height: number }): number {
  return Math.min(box.width / SEEN.width, box.height / SEEN.height)
}

/** Everybody sees equally far ahead; a wide screen shows more of what lies behind, a tall one more of sky and meadow. */
export function courseView({ width, height }: { width: number; height: number }): CourseView {
  const ground = Math.round(Math.min(height - 57, 140 + height * 0.5))
  return { width, height, dogX: width - SIGHT / PIXEL, ground }
}

/** What the dog does, as one sees it. */
export type RunPose = 'runs' | 'rises' | 'falls' | 'stumbles' | 'lies' | 'cheers'

export function runPoseOf({ y, rise, stumbleLeft, isOver, bars }: Readonly<Run>): RunPose {
  if (isOver) return bars > 0 ? 'cheers' : 'lies'
  if (y > 0) return rise > 0 ? 'rises' : 'falls'
  return stumbleLeft > 0 ? 'stumbles' : 'runs'
}

/** How long a beat takes where the dog does not run, ms. */
const BEAT_MS = 180
/** Which beat of its pose the dog shows. Its legs follow the ground, so that paws never slide, and rest in a leap. */
export function runBeatOf(pose: RunPose, { xPx, nowMs, beats }: { xPx: number; nowMs: number; beats: number }): number {
  switch (pose) {
    case 'runs':
      return Math.trunc(xPx / STRIDE_PX.grown) % beats
    case 'rises':
      return 0
    case 'falls':
      return RUN_BEATS.lands
    case 'stumbles':
    case 'lies':
    case 'cheers':
      return Math.trunc(nowMs / BEAT_MS) % beats
  }
}

/** The heights of the bars of a hurdle that is so high, in art px, the highest first. */
export function barHeights(height: number): readonly number[] {
  return BARS[Math.min(BARS.length - 1, Math.max(0, height))] ?? []
}

const BAR_GAP_PX = 15
const LOWEST_BAR_PX = 7
/** Made once: a frame of the game asks for several. */
const BARS = Array.from({ length: 65 }, (_, height) => {
  const bars = [height]
  while ((bars.at(-1) ?? 0) - BAR_GAP_PX >= LOWEST_BAR_PX) bars.push((bars.at(-1) ?? 0) - BAR_GAP_PX)
  return bars
})

/** Ticks in the air of a short leap, and how much earlier or later a press is still good enough. */
const SHORT_LEAP = { air: 31, margin: 7 }

/** Whether now is the time to press for a low bar: a newcomer is shown it. */
export function isTimeToPress({ x, y }: Readonly<Run>, hurdle: Readonly<Hurdle>): boolean {
  if (y > 0 || hurdle.kind !== 'low') return false
  const ticks = (hurdle.x + hurdle.width / 2 - x) / speedAt(x)
  return Math.abs(ticks - SHORT_LEAP.air / 2) <= SHORT_LEAP.margin
}

/** The hurdle that the dog touches, by its place in the course; -1 where it touches none. */
export function touchedHurdle({ course, x, passed }: Readonly<Run>): number {
  const half = (RUNNER.width / 2) * PIXEL
  for (let index = Math.max(0, passed - 1); index < course.hurdles.length; index++) {
    const hurdle = course.hurdles[index]
    if (hurdle === undefined || hurdle.x > x + half) return -1
    if (x - half < hurdle.x + hurdle.width) return index
  }
  return -1
}
